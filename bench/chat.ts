import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientHeaders, timesOf } from './lib/load.ts';
import { callApi, recordOne, recordWeek, signUpPeople } from './lib/people/people.ts';
import { openCommand } from './lib/processes/command.ts';
import { startServer } from './lib/processes/server.ts';
import { onDatabases, type Site } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, quantile, table, tenths, verdict, whole } from './lib/report.ts';

const REPLY_P50_MS = 300;
const AT_ONCE = 8;
const DRAINED_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 50;
/** The free plan has five messages a day. */
const QUESTIONS = [
  'Como foi minha semana?',
  'Não consigo dormir',
  'Estou ansiosa com a reunião de amanhã',
  'Quando falei do parque?',
  'Me guia numa respiração',
];

const { flags, say, end } = openCommand({
  name: 'bench:chat',
  measures:
    'Time from sending a message to the end of the local assistant’s reply stream, one after the other, compared with recording an entry; and replies per second of a server, compared with entries. People have a week of entries.',
  takes: 'about 1 minute',
  flags: { people: 60, floor: 100, only: '' },
  // Other commands test PGlite.
  smoke: { people: 1, floor: 5, only: 'postgres' },
});

type Question = { token: string; message: string };
type Sent = { token: string; messageId: string };

async function ask(address: string, { token, message }: Question): Promise<Sent> {
  const sent = await callApi<Sent>(address, token, '/chat', { message, newSession: true });
  return { ...sent, token };
}

/** Sends a message and reads its reply's stream until it ends, as a screen does. */
async function askAndRead(address: string, question: Question): Promise<void> {
  const { token, messageId } = await ask(address, question);
  const response = await fetch(`${address}/api/chat/stream/${messageId}`, { headers: clientHeaders(token) });
  const text = await response.text();
  if (!text.includes('event: done')) throw new Error(`A stream ended without its reply: ${text.slice(-200)}`);
}

async function untilAnswered(address: string, sent: readonly Sent[]): Promise<void> {
  const until = performance.now() + DRAINED_WITHIN_MS;
  for (const { token, messageId } of sent) {
    const status = async () => (await callApi<{ status: string }>(address, token, `/chat/replies/${messageId}`)).status;
    while ((await status()) !== 'completed') {
      if (performance.now() > until) throw new Error('Not all were answered');
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function inWaves<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
}

/** Runs the work once and divides `count` by its duration. */
async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const [ms = Number.NaN] = await timesOf(1, work);
  return (count * 1000) / ms;
}

async function measure({ label, place, folder }: Site) {
  const { address, stop } = await startServer(place, join(folder, 'server.log'));
  const tokens = await signUpPeople(address, flags.people * 2);
  await inWaves(tokens, (token) => recordWeek(address, token));
  const questions = tokens.flatMap((token) => QUESTIONS.map((message) => ({ token, message })));
  const single = questions.slice(0, questions.length / 2);
  const crowd = questions.slice(single.length);
  const [first] = single;
  if (!first) throw new Error('Nobody asks');
  const replies = await timesOf(single.length, (at) => askAndRead(address, single[at] ?? first));
  const floor = await timesOf(flags.floor, (at) => recordOne(address, tokens[at % tokens.length] ?? ''));
  const messageRate = await perSecond(crowd.length, async () =>
    untilAnswered(address, await inWaves(crowd, (question) => ask(address, question))),
  );
  const entries = await perSecond(crowd.length, () => inWaves(crowd, ({ token }) => recordOne(address, token)));
  await stop();
  const isMet = quantile(replies, 0.5) < REPLY_P50_MS;
  const times = [...[0.5, 0.95, 0.99].map((share) => quantile(replies, share)), quantile(floor, 0.5)].map(tenths);
  return {
    isMet,
    cells: [label, whole(replies.length), ...times, verdict(isMet)],
    crowd: [label, whole(crowd.length), whole(messageRate), whole(entries), hundredths(messageRate / entries)],
  };
}

say(
  describeRun(
    `bench:chat, ${QUESTIONS.length} messages of ${flags.people} people one by one, and ${AT_ONCE} at a time`,
  ),
);
const measured = await onDatabases('chat', flags.only, measure);
const HEAD = ['a reply', 'replies', 'p50 ms', 'p95 ms', 'p99 ms', 'one entry, p50 ms', `p50 < ${REPLY_P50_MS} ms`];
say(`\n${table(HEAD, measured)}\n`);
const crowds = measured.map(({ crowd }) => crowd);
say(table([`${AT_ONCE} at a time`, 'replies', 'replies/s', 'entries/s', 'replies / entries'], crowds));
end({ isMet: measured.every(({ isMet }) => isMet) });
