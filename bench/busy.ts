import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { creating, type Measured, measure, type Response } from './lib/load.ts';
import { callApi, NOTE, PASSWORD, signUpPeople } from './lib/people/people.ts';
import { openCommand } from './lib/processes/command.ts';
import { startServer } from './lib/processes/server.ts';
import { onDatabases, type Site } from './lib/processes/work-folder.ts';
import { describeRun, quantile, type Row, table, tenths, verdict, whole } from './lib/report.ts';

/** Nobody's p99 may be above this, ms, for more than a second by anything that one account does. */
const P99_MAX_MS = 250;
const SECOND_MS = 1000;
const OTHERS = 2;
const AT_ONCE = 10;
const POLL_EVERY_MS = 200;
const GIVE_UP_MS = 300_000;
/** Memory after all works, as a multiple of the memory before. */
const MEMORY_MAX = 1.5;

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:busy',
  measures:
    'What others notice while one account makes the server work: it imports a large diary, searches it, reads it in long lists, exports it, and sends many messages about a crisis at once, which no quota refuses. Meanwhile others record entries one after the other. Nobody’s p99 may be above 250 ms for more than a second, and a minute afterwards the server may hold at most 1.5 times the memory of before. On both databases.',
  takes: 'about 6 minutes',
  flags: { entries: 10_000, searches: 30, lists: 200, messages: 60, idle: 10, 'rest-ms': 60_000, only: '' },
  // The other commands test PGlite.
  smoke: { entries: 200, searches: 4, lists: 4, messages: 4, idle: 1, 'rest-ms': 100, only: 'postgres' },
});

const MOODS = ['radiante', 'bem', 'mais ou menos', 'mal', 'horrível'];
const WORDS = 'correndo trabalho parque família ansiedade sono cansaço amigos chuva caminhada música café'.split(' ');

/** A Daylio export with four entries a day, with notes of about 400 characters. */
function daylioFile(): string {
  const rows = Array.from({ length: flags.entries }, (_, index) => {
    const at = new Date(Date.parse('2016-01-01T08:00:00Z') + index * 6 * 3_600_000).toISOString();
    const note = Array.from({ length: 45 }, (_, word) => `${WORDS[(index + word) % WORDS.length]}${word % 7}`).join(
      ' ',
    );
    return `${at.slice(0, 10)},1 de jan.,sábado,${at.slice(11, 16)},${MOODS[index % 5]},"trabalho | leitura",,"","${note}"`;
  });
  return ['full_date,date,weekday,time,mood,activities,scales,note_title,note', ...rows, ''].join('\n');
}

type Account = { address: string; token: string };

async function untilReady({ address, token }: Account, path: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < GIVE_UP_MS; waitedMs += POLL_EVERY_MS) {
    const { status } = await callApi<{ status: string }>(address, token, path);
    if (status === 'ready') return;
    if (status === 'failed') break;
    await sleep(POLL_EVERY_MS);
  }
  throw new Error(`${path} did not get ready`);
}

async function manyTimes(count: number, atOnce: number, work: () => Promise<unknown>): Promise<void> {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** The works of the account, in this order: the later ones need the imported diary. */
const WORKS: Record<string, (account: Account) => Promise<void>> = {
  async import(account) {
    const { address, token } = account;
    const path = '/imports?source=daylio&filename=daylio.csv';
    const { id, entries } = await callApi<{ id: string; entries: number }>(address, token, path, daylioFile());
    if (entries !== flags.entries) throw new Error(`The preview has ${entries} entries`);
    await callApi(address, token, `/imports/${id}/confirm`, {});
    await untilReady(account, `/imports/${id}`);
  },
  searches: ({ address, token }) =>
    // Of an account's searches one runs and one waits. One that takes too long ends with 504.
    manyTimes(flags.searches, 2, () =>
      callApi(address, token, '/chat/search-history', { query: 'correr no parque com amigos' }).catch(
        (error: Error) => {
          if (!error.message.includes(' answered 504')) throw error;
        },
      ),
    ),
  lists: ({ address, token }) =>
    manyTimes(flags.lists, AT_ONCE, () => callApi(address, token, '/mood-entries?limit=100')),
  async export(account) {
    const { id } = await callApi<{ id: string }>(account.address, account.token, '/exports', { password: PASSWORD });
    await untilReady(account, `/exports/${id}`);
  },
  messages: ({ address, token }) =>
    manyTimes(flags.messages, flags.messages, () =>
      callApi(address, token, '/chat', { message: 'não aguento mais, quero morrer', newSession: true }),
    ),
};

/** The p99 of each second, of the calls that were under way in it. */
const bySecond = (responses: readonly Response[]): number[] =>
  Array.from({ length: Math.ceil((responses.at(-1)?.at ?? 0) / SECOND_MS) }, (_, second) => {
    const [from, to] = [second * SECOND_MS, (second + 1) * SECOND_MS];
    const underWay = responses.filter(({ at, ms }) => at >= from && at - ms < to);
    return underWay.length === 0 ? 0 : quantile(Float64Array.from(underWay, ({ ms }) => ms).sort(), 0.99);
  });

/** The most seconds one after the other in which the p99 was above the limit. */
function slowSeconds(seconds: readonly number[]): number {
  let [most, inARow] = [0, 0];
  for (const p99 of seconds) {
    inARow = p99 > P99_MAX_MS ? inARow + 1 : 0;
    most = Math.max(most, inARow);
  }
  return most;
}

function rowOf(label: string, name: string, { responses, p50, p99 }: Measured): Row {
  const seconds = bySecond(responses);
  const slow = slowSeconds(seconds);
  const isMet = slow <= 1;
  const times = [p50, p99, Math.max(...seconds), Math.max(...responses.map(({ ms }) => ms))].map(tenths);
  const took = whole((responses.at(-1)?.at ?? 0) / SECOND_MS);
  return { isMet, cells: [label, name, took, whole(responses.length), ...times, whole(slow), verdict(isMet)] };
}

async function measureOn({ label, place, folder }: Site) {
  const { address, stop, memoryMb } = await startServer(place, join(folder, 'server.log'));
  const [token = '', ...tokens] = await signUpPeople(address, 1 + OTHERS);
  const others = { address, call: creating(NOTE), tokens, connections: OTHERS };
  const idle = await measure({ ...others, until: isSmoke ? { requests: 20 } : { seconds: flags.idle } });
  const rows = [rowOf(label, 'nothing', idle)];
  const before = memoryMb();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryMb());
  }, POLL_EVERY_MS);
  for (const [name, work] of Object.entries(WORKS)) {
    // At least a second, so that others are measured beside it.
    const over = Promise.all([work({ address, token }), sleep(SECOND_MS)]);
    rows.push(rowOf(label, name, await measure({ ...others, until: { over } })));
    await over;
  }
  clearInterval(watch);
  await sleep(flags['rest-ms']);
  const after = memoryMb();
  await stop();
  const isMet = isSmoke || after <= MEMORY_MAX * before;
  const memory = { isMet, cells: [label, ...[before, most, after].map(whole), tenths(after / before), verdict(isMet)] };
  return { rows, memory };
}

say(describeRun(`bench:busy, a diary of ${whole(flags.entries)} entries, ${OTHERS} others`));
const measured = await onDatabases('busy', flags.only, measureOn);
const rows = measured.flatMap((one) => one.rows);
const memory = measured.map((one) => one.memory);
const HEAD = [
  ...['database', 'one account does', 's', 'calls of others', 'p50 ms', 'p99 ms', 'worst second’s p99 ms'],
  ...['longest ms', `seconds in a row above ${P99_MAX_MS} ms`, 'at most 1'],
];
say(`\n${table(HEAD, rows)}`);
const MEMORY_HEAD = ['database', 'MB before', 'MB at most', 'MB a minute afterwards', 'times', `at most ${MEMORY_MAX}`];
say(`\n${table(MEMORY_HEAD, memory)}`);
end({ isMet: [...rows, ...memory].every(({ isMet }) => isMet) });
