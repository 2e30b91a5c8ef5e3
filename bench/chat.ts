/**
 * `npm run bench:chat`: time from sending a message to the end of the local assistant's reply stream,
 * compared with a call that only writes one row; and replies per second of a server, compared with the same
 * number of these calls. On both databases, in one run.
 */
import { join } from 'node:path';
import { startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { allEnded, type Sent, streamed, write } from './lib/chat.ts';
import { lastSevenDays, recordAt, recordOne, signUpPeople, twiceADay } from './lib/people/people.ts';
import { chosen, openCommand } from './lib/processes/command.ts';
import { type Place, startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, quantile, table, tenths, whole } from './lib/report.ts';
import { perSecond, timesOf } from './lib/timing.ts';

const REPLY_P50_MS = 300;
const PER_PERSON = 5;
const AT_ONCE = 8;
const DRAINED_WITHIN_MS = 120_000;
const ASKED = [
  'Como foi minha semana?',
  'Não consigo dormir',
  'Estou ansiosa com a reunião de amanhã',
  'Quando falei do parque?',
  'Me guia numa respiração',
];

const { flags, say, end } = openCommand({
  name: 'bench:chat',
  measures:
    'Duration of a reply of the local assistant, from sending to the end of its stream, on both databases (--only postgres|pglite).',
  takes: 'about 1 minute',
  flags: { messages: 300, floor: 100, only: '' },
  // Other commands test PGlite.
  smoke: { messages: 5, floor: 5, only: 'postgres' },
});
const kinds = chosen('only', flags.only, ['pglite', 'postgres']);

async function inWaves<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
}

async function measure(name: string, place: Place, log: string) {
  const server = await startServer(place, log);
  const people = Math.ceil(flags.messages / PER_PERSON);
  const tokens = await signUpPeople(server.address, people * 2);
  const days = twiceADay(lastSevenDays());
  await inWaves(tokens, (token) => recordAt(server.address, token, days));
  const asks = tokens.flatMap((token) => ASKED.map((message) => ({ token, message })));
  const single = asks.slice(0, people * PER_PERSON);
  const crowd = asks.slice(people * PER_PERSON);

  const replies = await timesOf(single.length, async (at) => {
    const { token = '', message = '' } = single[at] ?? {};
    const sent = await write(server.address, token, message);
    if (!sent) throw new Error('The server closed the connection');
    await streamed(server.address, sent);
  });
  const floor = await timesOf(flags.floor, (at) => recordOne(server.address, tokens[at % tokens.length] ?? ''));

  const made = await perSecond(crowd.length, async () => {
    const sent = (await inWaves(crowd, ({ token, message }) => write(server.address, token, message))).filter(
      (one): one is Sent => one !== null,
    );
    const ended = await allEnded(server.address, sent, DRAINED_WITHIN_MS);
    if (ended.length !== crowd.length || ended.some(({ status }) => status !== 'completed'))
      throw new Error('Not all were answered');
  });
  const entries = await perSecond(crowd.length, () => inWaves(crowd, ({ token }) => recordOne(server.address, token)));
  await server.stop();
  const p50 = quantile(replies, 0.5);
  return {
    isMet: p50 < REPLY_P50_MS,
    latency: [
      name,
      whole(replies.length),
      ...[0.5, 0.95, 0.99].map((share) => tenths(quantile(replies, share))),
      tenths(quantile(floor, 0.5)),
      p50 < REPLY_P50_MS ? 'met' : 'MISSED',
    ],
    crowd: [name, whole(crowd.length), whole(made), whole(entries), hundredths(made / entries)],
  };
}

say(describeRun(`bench:chat, ${whole(flags.messages)} messages one by one, and again ${AT_ONCE} at a time`));
const measured: Awaited<ReturnType<typeof measure>>[] = [];
await inWorkFolder('chat', async (folder) => {
  if (kinds.includes('pglite'))
    measured.push(await measure('PGlite', { dataDir: join(folder, 'embedded') }, join(folder, 'embedded.log')));
  if (!kinds.includes('postgres')) return;
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('chat');
    const place = { dataDir: join(folder, 'data'), databaseUrl: postgres.urlOf('chat') };
    measured.push(await measure('PostgreSQL 18', place, join(folder, 'server.log')));
  } finally {
    await postgres.stop();
  }
});
say(
  `\n${table(
    ['a reply', 'replies', 'p50 ms', 'p95 ms', 'p99 ms', 'one entry, p50 ms', `p50 < ${REPLY_P50_MS} ms`],
    measured.map(({ latency }) => latency),
  )}\n`,
);
say(
  table(
    [`${AT_ONCE} at a time`, 'replies', 'replies/s', 'entries/s', 'replies / entries'],
    measured.map(({ crowd }) => crowd),
  ),
);
end({ isMet: measured.every(({ isMet }) => isMet) });
