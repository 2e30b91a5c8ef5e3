import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HISTORY_DAYS } from '@alento/domain/recommendation/limits';
import pg from 'pg';
import { readConfig } from '../../../apps/server/src/config.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { prepareRecommendations } from '../../../apps/server/src/features/recommendation/recommendation.jobs.ts';
import { startJobQueue } from '../../../apps/server/src/jobs/job-queue.ts';
import { createLog } from '../../../apps/server/src/log/log.ts';
import type { Serving } from '../processes/child-process.ts';
import { environmentOf, type Place, startServer } from '../processes/server.ts';
import { hundredths, quantile, table, tenths, whole } from '../report.ts';
import { fill } from './crowd.ts';

const DAY_MS = 86_400_000;
const SET_BYTES = 1052;
/** Number of people in each batch of `bareSets`, the same as in the server. */
const BATCH = 50;
const LOOK_EVERY_MS = 20;
/** Timeout, longer than any run takes. */
const TIMEOUT_MS = 600_000;

/**
 * A time zone in which it is now between four and five in the morning. These hours are at least an hour away from the
 * limits of the dawn job.
 */
function dawnZone(): string {
  const east = ((((4 - new Date().getUTCHours()) % 24) + 36) % 24) - 12;
  // Names of the POSIX zones count hours west of UTC.
  return east === 0 ? 'Etc/GMT' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

/**
 * Measures only the SQL statements of the recommendation job: reads the entries of a batch of people, inserts their
 * sets, and repeats. Returns people per second.
 */
async function bareSets(client: pg.Client, ids: readonly string[]): Promise<number> {
  const since = new Date(Date.now() - HISTORY_DAYS * DAY_MS).toISOString().slice(0, 10);
  const set = Buffer.alloc(SET_BYTES);
  const start = performance.now();
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    await client.query(
      'select user_id, local_date, score, recorded_at, offset_minutes, tag_ids from mood_entries where user_id = any($1) and local_date >= $2',
      [some, since],
    );
    await client.query(
      `insert into recommendation_sets (user_id, local_date, content, generated_at) select id, '2000-01-01', $2, now() from unnest($1::text[]) as given (id)`,
      [some, set],
    );
  }
  const seconds = (performance.now() - start) / 1000;
  await client.query('truncate recommendation_sets');
  return ids.length / seconds;
}

/** Enqueues the job that the schedule would enqueue at dawn. */
async function beginDawn(place: Place): Promise<void> {
  const throwIt = (error: Error): never => {
    throw error;
  };
  const database = await openDatabase(readConfig(environmentOf(place)), throwIt);
  const queue = await startJobQueue(database, [], false, createLog('silent'), false);
  await queue.enqueue(prepareRecommendations, {}, null);
  await queue.stop();
  await database.close();
}

/** Calls the health endpoint repeatedly until stopped, and returns the sorted durations in ms. */
function healthCalls(address: string): () => Promise<Float64Array> {
  const times: number[] = [];
  let isOver = false;
  const calling = (async () => {
    while (!isOver) {
      const start = performance.now();
      const response = await fetch(`${address}/api/health`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`/health answered ${response.status}`);
      times.push(performance.now() - start);
      await sleep(LOOK_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await calling;
    return Float64Array.from(times).sort();
  };
}

/** Measures how this many server processes create the recommendations of everyone while they also answer requests. */
async function dawnOf(processes: number, place: Place, client: pg.Client, people: number) {
  const servers: Serving[] = [];
  for (let at = 0; at < processes; at += 1)
    servers.push(await startServer(place, join(place.dataDir, `dawn-${processes}-${at}.log`)));
  // Removes the schedule, so that its own job doesn't run too.
  await client.query('delete from pgboss.schedule');
  const cpuMs = () => servers.reduce((sum, server) => sum + server.cpuMs(), 0);
  const before = cpuMs();
  const endCalls = healthCalls(servers[0]?.address ?? '');
  const start = performance.now();
  await beginDawn(place);
  let made = 0;
  while (made < people) {
    if (performance.now() - start > TIMEOUT_MS) throw new Error(`Only ${made} of ${people} sets were created`);
    await sleep(LOOK_EVERY_MS);
    made = Number((await client.query('select count(*) from recommendation_sets')).rows[0].count);
  }
  const seconds = (performance.now() - start) / 1000;
  const calls = await endCalls();
  const cpu = cpuMs() - before;
  for (const server of servers) await server.stop();
  made = Number((await client.query('select count(*) from recommendation_sets')).rows[0].count);
  if (made !== people) throw new Error(`The jobs created ${made} of ${people} sets`);
  await client.query('truncate recommendation_sets');
  return { seconds, perSecond: made / seconds, cpuPerPerson: cpu / made, calls };
}

/** Measures the dawn jobs for this many people with the server's job queue, in one process and in two. */
export async function measureDawn(place: Place & { databaseUrl: string }, readers: number): Promise<string> {
  await fill(place.databaseUrl, { entries: readers * 100 + 20, readers, writers: 0, heavyEntries: 20 });
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    await client.query('update profiles set time_zone = $1', [dawnZone()]);
    await client.query('vacuum analyze profiles');
    const { rows } = await client.query<{ user_id: string }>('select user_id from profiles order by user_id');
    const ids = rows.map(({ user_id }) => user_id);
    const bare = await bareSets(client, ids);
    const cells = [];
    for (const processes of [1, 2]) {
      const { seconds, perSecond, cpuPerPerson, calls } = await dawnOf(processes, place, client, ids.length);
      cells.push([
        processes === 1 ? 'the jobs, one process' : `the jobs, ${processes} processes`,
        ...[whole(ids.length), hundredths(seconds), whole(perSecond), hundredths(cpuPerPerson)],
        ...[hundredths(perSecond / bare), tenths(quantile(calls, 0.5)), tenths(quantile(calls, 0.99))],
        tenths(quantile(calls, 1)),
      ]);
    }
    return `${table(
      [
        ...['recommendations at dawn', 'people', 'seconds', 'people/s', 'CPU ms/person', 'share of bare'],
        ...['GET /health beside it, p50 ms', 'p99 ms', 'slowest ms'],
      ],
      [
        ...cells,
        [
          'their statements alone, one connection',
          ...[whole(ids.length), hundredths(ids.length / bare), whole(bare), '', '', '', '', ''],
        ],
      ],
    )}\n`;
  } finally {
    await client.end();
  }
}
