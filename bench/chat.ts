/**
 * `npm run bench:chat`: how long a person waits for a reply of the assistant on this server, from the tap
 * to the end of its stream, beside a call that only writes one row; and how many replies a server makes in
 * a second, beside jobs of the same queue that do nothing. On both databases, in one run.
 *
 * --messages 300; ends with 1 when a target is missed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { allEnded, type Sent, streamed, write } from './lib/chat.ts';
import { killChildren } from './lib/child-process.ts';
import { chosen, readFlags } from './lib/flags.ts';
import { lastSevenDays, recordAt, recordOne, signUpPeople, twiceADay } from './lib/people.ts';
import { describeRun, hundredths, quantile, say, table, tenths, whole } from './lib/report.ts';
import { environmentOf, type Place, startServer } from './lib/server.ts';

const REPLY_P50_MS = 300;
const PER_PERSON = 5;
const AT_ONCE = 8;
const JOBS_AT_ONCE = 4;
const DRAINED_WITHIN_MS = 120_000;
const ASKED = [
  'Como foi minha semana?',
  'Não consigo dormir',
  'Estou ansiosa com a reunião de amanhã',
  'Quando falei do parque?',
  'Me guia numa respiração',
];

const flags = readFlags({ messages: 300, only: '' });
const kinds = chosen('only', flags.only, ['pglite', 'postgres']);

/** Jobs that do nothing, through the same queue with the same workers: what a reply can't be faster than. */
async function idleJobsPerSecond(place: Place): Promise<number> {
  const database = await openDatabase(readConfig(environmentOf(place)), (error) => {
    throw error;
  });
  const boss = new PgBoss({ ...database.jobs, schema: 'idle', useListenNotify: true });
  boss.on('error', (error) => {
    throw error;
  });
  await boss.start();
  await boss.createQueue('idle', { notify: true });
  let ran = 0;
  const drained = new Promise<void>((resolve) => {
    const options = {
      localConcurrency: JOBS_AT_ONCE,
      pollingIntervalSeconds: 2,
      batchSize: 2,
      burstWhenBatchFull: true,
    };
    void boss.work('idle', { ...options, notifyPollingIntervalSeconds: 2 }, async (batch) => {
      ran += batch.length;
      if (ran === flags.messages) resolve();
    });
  });
  const start = performance.now();
  for (let sent = 0; sent < flags.messages; sent += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, flags.messages - sent) }, () => boss.send('idle', {})));
  await drained;
  const seconds = (performance.now() - start) / 1000;
  await boss.stop({ graceful: false });
  await database.close();
  return flags.messages / seconds;
}

async function inWaves<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
}

async function timesOf(count: number, work: (at: number) => Promise<number>): Promise<Float64Array> {
  const times = new Float64Array(count);
  for (let at = 0; at < count; at += 1) times[at] = await work(at);
  return times.sort();
}

async function measure(name: string, place: Place, log: string) {
  const idle = await idleJobsPerSecond(place);
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
    if (!sent) throw new Error('The server hung up');
    return (await streamed(server.address, sent)) - sent.sentAt;
  });
  const floor = await timesOf(100, async (at) => {
    const start = performance.now();
    await recordOne(server.address, tokens[at % tokens.length] ?? '');
    return performance.now() - start;
  });

  const start = performance.now();
  const sent = (await inWaves(crowd, ({ token, message }) => write(server.address, token, message))).filter(
    (one): one is Sent => one !== null,
  );
  const ended = await allEnded(server.address, sent, DRAINED_WITHIN_MS);
  const perSecond = ended.length / ((performance.now() - start) / 1000);
  if (ended.length !== crowd.length || ended.some(({ status }) => status !== 'completed'))
    throw new Error('Not all were answered');
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
    jobs: [name, whole(ended.length), whole(perSecond), whole(idle), hundredths(perSecond / idle)],
  };
}

say(describeRun(`bench:chat, ${whole(flags.messages)} messages one by one, and again ${AT_ONCE} at a time`));
const folder = await mkdtemp(join(tmpdir(), 'alento-chat-'));
const postgres = kinds.includes('postgres') ? await startPostgres() : null;
const measured: Awaited<ReturnType<typeof measure>>[] = [];
try {
  for (const kind of kinds) {
    const dataDir = join(folder, kind);
    if (kind === 'postgres') await postgres?.createDatabase('chat');
    const place = kind === 'postgres' && postgres ? { dataDir, databaseUrl: postgres.urlOf('chat') } : { dataDir };
    measured.push(await measure(kind === 'postgres' ? 'PostgreSQL 18' : 'PGlite', place, join(folder, `${kind}.log`)));
  }
} finally {
  killChildren();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
say(
  `\n${table(
    ['a reply', 'replies', 'p50 ms', 'p95 ms', 'p99 ms', 'one entry, p50 ms', `p50 < ${REPLY_P50_MS} ms`],
    measured.map(({ latency }) => latency),
  )}\n`,
);
say(
  table(
    ['jobs', 'replies', 'replies/s', 'idle jobs/s', 'share of idle'],
    measured.map(({ jobs }) => jobs),
  ),
);
process.exitCode = measured.every(({ isMet }) => isMet) ? 0 : 1;
