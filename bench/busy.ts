/**
 * `npm run bench:busy`: response times of a busy server, each compared with the same call on the idle server,
 * on both databases. First while the external service's slots are full and the service sends its text slowly:
 * replies to messages about a crisis, and replies of the local assistant. Then while ten searches of long
 * histories run at a time: a call that does nothing.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { startOpenAiServer } from '../apps/server/src/testing/services/openai-server.ts';
import { streamed, write } from './lib/chat.ts';
import { clientHeaders } from './lib/load.ts';
import { giveLongHistories } from './lib/people/long-history.ts';
import { signUpPeople } from './lib/people/people.ts';
import { chosen, openCommand } from './lib/processes/command.ts';
import { type Place, startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, quantile, table, tenths, whole } from './lib/report.ts';
import { timesOf } from './lib/timing.ts';

const REPLY_P99_MS = 500;
const HEALTH_P99_MS = 50;
const SEARCHES_AT_ONCE = 10;
const BUSY_PEOPLE = 4;
const BUSY_MESSAGES = 5;
const PIECE_MS = 2000;
const CRISIS = 'vou me matar agora';
const ORDINARY = ['Como foi minha semana?', 'Não consigo dormir', 'Oi', 'Me guia numa respiração', 'O que você faz?'];

const { flags, say, end } = openCommand({
  name: 'bench:busy',
  measures: 'Response times of a busy server, on both databases (--only postgres|pglite).',
  takes: 'about 4 minutes',
  flags: { replies: 200, people: 5, notes: 3000, searches: 30, only: '' },
  // The other commands test PGlite.
  smoke: { replies: 5, people: 2, notes: 40, searches: 4, only: 'postgres' },
});
const kinds = chosen('only', flags.only, ['pglite', 'postgres']);

type Row = { cells: string[]; isMet: boolean };

const row = (name: string, what: string, idle: Float64Array, busy: Float64Array, targetMs: number): Row => {
  const p99 = quantile(busy, 0.99);
  const figures = [quantile(idle, 0.99), quantile(busy, 0.5), p99, quantile(busy, 1)].map(tenths);
  const isMet = p99 < targetMs;
  return { isMet, cells: [name, what, whole(busy.length), ...figures, `${isMet ? 'met' : 'MISSED'} (${targetMs} ms)`] };
};

const post = (address: string, token: string, path: string, body: unknown, method = 'POST'): Promise<Response> =>
  fetch(`${address}/api${path}`, {
    method,
    headers: { ...clientHeaders(token), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Time from sending a message to the end of its reply. */
async function reply(address: string, token: string, message: string): Promise<void> {
  const sent = await write(address, token, message);
  if (!sent) throw new Error('The server closed the connection');
  await streamed(address, sent);
}

async function measureReplies(name: string, place: Place, log: string): Promise<Row[]> {
  const service = await startOpenAiServer();
  service.always({ kind: 'slow-pieces', ms: PIECE_MS, pieces: Array.from({ length: 40 }, () => 'Estou aqui. ') });
  const server = await startServer(place, log, { AI_BASE_URL: service.baseUrl, AI_MODEL: 'lento' });
  const { address } = server;
  const busy = await signUpPeople(address, BUSY_PEOPLE);
  // The free plan allows five messages a day, so each measured pass of replies needs its own people.
  const tokens = await signUpPeople(address, Math.ceil(flags.replies / ORDINARY.length) * 2);
  const ordinary = (pass: number) => (at: number) =>
    reply(
      address,
      tokens[pass * (tokens.length / 2) + Math.floor(at / ORDINARY.length)] ?? '',
      ORDINARY[at % ORDINARY.length] ?? '',
    );
  const crisis = (people: readonly string[]) => (at: number) =>
    reply(address, people[at % people.length] ?? '', CRISIS);
  const idleCrisis = await timesOf(flags.replies, crisis(tokens));
  const idleLocal = await timesOf(flags.replies, ordinary(0));
  for (const token of busy) {
    await post(address, token, '/consents/external-ai', { isGranted: true }, 'PUT');
    await Promise.all(Array.from({ length: BUSY_MESSAGES }, () => write(address, token, 'Me conta uma história')));
  }
  // Wait until the service has started as many requests as it can.
  while (service.requests.length < BUSY_PEOPLE) await sleep(20);
  const busyCrisis = await timesOf(flags.replies, crisis([...busy, ...tokens.slice(0, BUSY_PEOPLE)]));
  const busyLocal = await timesOf(flags.replies, ordinary(1));
  // The service first: the server would wait for its slow texts.
  await service.close();
  await server.stop();
  return [
    row(name, 'words of a crisis, service’s lane full', idleCrisis, busyCrisis, REPLY_P99_MS),
    row(name, 'a reply of this server, service’s lane full', idleLocal, busyLocal, REPLY_P99_MS),
  ];
}

async function health(address: string): Promise<void> {
  const response = await fetch(`${address}/api/health`);
  if (!response.ok) throw new Error(`/health answered ${response.status}`);
  await response.body?.cancel();
}

async function measureSearches(name: string, place: Place, log: string): Promise<Row> {
  const first = await startServer(place, log);
  const people = await signUpPeople(first.address, flags.people);
  await first.stop();
  await giveLongHistories(place, people, flags.notes);
  const server = await startServer(place, log);
  const { address } = server;
  const idle = await timesOf(500, () => health(address));
  let isSearching = true;
  const search = async (lane: number): Promise<void> => {
    for (let at = lane; at < flags.searches; at += SEARCHES_AT_ONCE) {
      const token = people[at % people.length] ?? '';
      const { status } = await post(address, token, '/chat/search-history', { query: 'correr no parque com amigos' });
      if (status !== 200 && status !== 504) throw new Error(`A search answered ${status}`);
    }
  };
  const searches = Promise.all(Array.from({ length: SEARCHES_AT_ONCE }, (_, lane) => search(lane))).then(() => {
    isSearching = false;
  });
  const times: number[] = [];
  while (isSearching) {
    const start = performance.now();
    await health(address);
    times.push(performance.now() - start);
    await sleep(2);
  }
  await searches;
  await server.stop();
  return row(name, 'a call that does nothing, ten searches', idle, Float64Array.from(times).sort(), HEALTH_P99_MS);
}

say(describeRun(`bench:busy, ${flags.people} people with ${whole(flags.notes)} notes of 2,000 characters each`));
const rows: Row[] = [];
await inWorkFolder('busy', async (folder) => {
  const measure = async (name: string, placeOf: (what: string) => Promise<Place>): Promise<void> => {
    rows.push(...(await measureReplies(name, await placeOf('replies'), join(folder, 'replies.log'))));
    rows.push(await measureSearches(name, await placeOf('searches'), join(folder, 'searches.log')));
  };
  if (kinds.includes('pglite')) await measure('PGlite', async (what) => ({ dataDir: join(folder, what) }));
  if (!kinds.includes('postgres')) return;
  const postgres = await startPostgres();
  try {
    await measure('PostgreSQL 18', async (what) => {
      await postgres.createDatabase(what);
      return { dataDir: join(folder, `data-${what}`), databaseUrl: postgres.urlOf(what) };
    });
  } finally {
    await postgres.stop();
  }
});
say(
  `\n${table(
    ['database', 'what others do', 'calls', 'idle p99 ms', 'busy p50 ms', 'busy p99 ms', 'busy longest ms', 'p99'],
    rows.map(({ cells }) => cells),
  )}`,
);
end({ isMet: rows.every(({ isMet }) => isMet) });
