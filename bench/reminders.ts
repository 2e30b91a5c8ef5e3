/**
 * `npm run bench:reminders`: reminders that are due together or within a minute, sent by real worker processes to a
 * local push service that checks every request: how late they are, whether one is early or sent twice, also when a
 * worker is killed in the middle, and what a million reminders cost that are not due. Those due within a minute are sent on one
 * core. Beside it the bare senders, which encrypt and send the same messages without a database.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BATCH, PAUSE_MS } from '../apps/server/src/features/reminder/clock/reminder-clock.ts';
import { type PostgresServer, startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { bareSender } from './lib/people/bare-sender.ts';
import { addRemindedPeople, setDue } from './lib/people/reminded-people.ts';
import type { Child } from './lib/processes/child-process.ts';
import { openCommand } from './lib/processes/command.ts';
import { holdToOneCore } from './lib/processes/one-core.ts';
import { type PushService, startPushService } from './lib/processes/push-double.ts';
import { type Place, startServer, startWorker } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, quantile, table, tenths, whole } from './lib/report.ts';

const P99_MAX_MS = 5000;
/** Target of the throughput at best: PostgreSQL, all at once, with as many workers as it takes. */
const A_SECOND_MIN = 4000;
const IDLE_SHARE_MAX = 0.01;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Time after which the first reminder is due, once the workers are ready, ms. */
const LEAD_MS = 5000;
/** The same for an embedded database, from the insertion of the accounts, without the time for each account, ms. */
const EMBEDDED_LEAD_MS = 15_000;
/** A case whose workers were not ready in time is run again with so many times the time before the first reminder. */
const LEAD_TIMES = [1, 3, 9];
/** Nothing has arrived for this long: the run is over, ms. It is longer than a restart. */
const QUIET_MS = 6000;

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:reminders',
  measures: 'Reminders from the clock to a local push service: lateness, duplicates, kills, idle cost.',
  takes: 'about 8 minutes',
  flags: { reminders: 10_000, idle: 1_000_000, 'idle-seconds': 40 },
  smoke: { reminders: 60, idle: 1000, 'idle-seconds': 2 },
});

type Case = {
  name: string;
  workers: number;
  /** Time over which the reminders are spread; 0 if all are due at once, ms. */
  spreadMs: number;
  /** When one worker is killed, ms after the first is due; null if none is. */
  killAfterMs: number | null;
  /** Whether a new worker is started after the kill. */
  isRestarted?: boolean;
  /** Runs in an embedded database, which is for small installations, with a tenth of the reminders. */
  isEmbedded?: boolean;
  /** Whether the smoke form runs it. It runs one case of each kind: at once, embedded, and killed and restarted. */
  isInSmoke?: boolean;
};
/**
 * Reminders that a killed worker may lose: the batch that it has claimed, and what is on the way, which is at most what
 * became due since its last look.
 */
const lostMaxOf = ({ spreadMs, killAfterMs }: Case, reminders: number): number =>
  killAfterMs === null ? 0 : BATCH + Math.ceil((reminders * PAUSE_MS) / spreadMs);

const spreadMs = isSmoke ? 2000 : MINUTE_MS;
const CASES: readonly Case[] = [
  { name: 'PostgreSQL, one worker, all at once', workers: 1, spreadMs: 0, killAfterMs: null },
  { name: 'PostgreSQL, two workers, all at once', workers: 2, spreadMs: 0, killAfterMs: null, isInSmoke: true },
  {
    name: 'PGlite, one process, a tenth of them, all at once',
    workers: 1,
    spreadMs: 0,
    killAfterMs: null,
    isEmbedded: true,
    isInSmoke: true,
  },
  { name: 'PostgreSQL, one worker, within a minute', workers: 1, spreadMs, killAfterMs: null },
  { name: 'PostgreSQL, two workers, within a minute', workers: 2, spreadMs, killAfterMs: null },
  {
    name: 'PostgreSQL, two workers, within a minute, one killed',
    workers: 2,
    spreadMs,
    killAfterMs: spreadMs / 2,
  },
  {
    name: 'PostgreSQL, one worker, within a minute, killed and restarted',
    workers: 1,
    spreadMs,
    killAfterMs: spreadMs / 2,
    isRestarted: true,
    isInSmoke: true,
  },
];

type Result = { cells: string[]; isMet: boolean; aSecond: number };
/** Whether the workers with a time to keep were restricted to one core. */
let isOneCore = true;

/** Waits until nothing has arrived for a while. */
async function untilQuiet(service: PushService, from: number, expected: number): Promise<void> {
  for (let [count, since] = [-1, 0]; ; await sleep(500)) {
    const arrived = (await service.arrivals()).length;
    if (arrived !== count || Date.now() < from) [count, since] = [arrived, Date.now()];
    else if (count === expected || Date.now() - since > QUIET_MS) return;
  }
}

/** @param leadTimes factor of the time before the first reminder. @returns null if the workers were not ready in time. */
async function run(
  one: Case,
  place: Place,
  { service, folder, leadTimes }: { service: PushService; folder: string; leadTimes: number },
): Promise<Result | null> {
  await service.reset();
  const subscriptions = await service.subscribe(one.isEmbedded ? flags.reminders / 10 : flags.reminders);
  const due = new Map<string, number>();
  // An embedded database can't be changed while the server runs, so its instants are set before it starts. Others are
  // due in a day until the workers are ready.
  const lead = one.isEmbedded ? (EMBEDDED_LEAD_MS + subscriptions.length * 6) * leadTimes : DAY_MS;
  let first = 0;
  const dueAt = (index: number): number => {
    // Called after the migrations, which take seconds on a busy machine.
    first ||= Date.now() + lead;
    return first + Math.floor((index * one.spreadMs) / subscriptions.length);
  };
  const userIds = await addRemindedPeople(place, subscriptions, dueAt);
  const environment = { LOG_LEVEL: 'error', PUSH_ALLOWED_ORIGINS: service.address };
  const start = (index: number): Promise<Child> =>
    (one.isEmbedded ? startServer : startWorker)(place, join(folder, `worker-${index}.log`), environment);
  const workers = await Promise.all(Array.from({ length: one.workers }, (_, index) => start(index)));
  const hold = (some: readonly Child[]): void => {
    if (one.spreadMs > 0 && !holdToOneCore(some)) isOneCore = false;
  };
  hold(workers);
  if (place.databaseUrl !== undefined) {
    first = Date.now() + LEAD_MS * leadTimes;
    await setDue(place.databaseUrl, userIds, dueAt);
  }
  for (const [index, { endpoint }] of subscriptions.entries()) due.set(endpoint, dueAt(index));
  if (Date.now() > first) {
    for (const worker of workers) await worker.stop();
    return null;
  }
  const cpuOf = (some: readonly Child[]): number => some.reduce((sum, worker) => sum + worker.cpuMs(), 0);
  const cpuBefore = cpuOf(workers);
  if (one.killAfterMs !== null) {
    await sleep(first + one.killAfterMs - Date.now());
    await workers.shift()?.kill();
    if (one.isRestarted) workers.push(await start(9));
    hold(workers);
  }
  await untilQuiet(service, first + one.spreadMs, subscriptions.length);
  const arrivals = await service.arrivals();
  const faults = await service.faults();
  const late = Float64Array.from(arrivals, ({ target, at }) => at - (due.get(target) ?? Number.NaN)).sort();
  const early = late.filter((ms) => ms < 0).length;
  const targets = new Set(arrivals.map(({ target }) => target)).size;
  const twice = arrivals.length - targets;
  const lost = due.size - targets;
  // The CPU time of a killed worker is not known any more.
  const cpuEach = one.killAfterMs === null ? (cpuOf(workers) - cpuBefore) / arrivals.length : null;
  const seconds = (Math.max(...arrivals.map(({ at }) => at)) - Math.min(...arrivals.map(({ at }) => at))) / 1000;
  for (const worker of workers) await worker.stop();
  const p99 = quantile(late, 0.99);
  const lostMax = lostMaxOf(one, subscriptions.length);
  // Reminders that are all due at once show the throughput; their lateness is their number divided by it.
  const isInTime = one.spreadMs === 0 || p99 <= P99_MAX_MS;
  const isMet = isInTime && early === 0 && twice === 0 && faults.length === 0 && lost <= lostMax;
  const aSecond = one.spreadMs === 0 ? arrivals.length / seconds : 0;
  return {
    isMet,
    aSecond: one.isEmbedded ? 0 : aSecond,
    cells: [
      one.name,
      whole(quantile(late, 0.5)),
      whole(p99),
      whole(late.at(-1) ?? 0),
      one.spreadMs === 0 ? whole(aSecond) : '–',
      whole(early),
      whole(twice),
      lostMax === 0 ? whole(lost) : `${whole(lost)} of ≤ ${whole(lostMax)}`,
      cpuEach === null ? '–' : hundredths(cpuEach),
      isMet ? 'met' : 'MISSED',
    ],
  };
}

/** CPU time of a worker while reminders exist of which none is due, as a share of a core. */
async function idleShare(place: Place, count: number, folder: string): Promise<number> {
  const [somebody] = [
    { endpoint: 'https://push.exemplo.com/x', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
  ];
  await addRemindedPeople(place, [somebody], () => Date.now() + 86_400_000);
  const client = new pg.Client({ connectionString: place.databaseUrl ?? '' });
  await client.connect();
  await client.query(
    `insert into reminders (user_id, id, content, time, time_zone, due_at, due_date)
     select user_id, 'i' || n, content, time, time_zone, now() + interval '1 day' + n * interval '80 milliseconds', due_date
     from reminders, generate_series(1, $1::int) n`,
    [count],
  );
  await client.query('analyze reminders');
  await client.end();
  const worker = await startWorker(place, join(folder, 'idle.log'), { LOG_LEVEL: 'error' });
  await sleep(isSmoke ? 500 : 10_000);
  const before = worker.cpuMs();
  await sleep(flags['idle-seconds'] * 1000);
  const share = (worker.cpuMs() - before) / (flags['idle-seconds'] * 1000);
  await worker.stop();
  return share;
}

const results: Result[] = [];
const said: string[] = [];
await inWorkFolder('reminders', async (folder) => {
  const service = await startPushService(join(folder, 'double.log'));
  const postgres: PostgresServer = await startPostgres();
  try {
    let number = 0;
    const newPlace = async (): Promise<Place> => {
      number += 1;
      await postgres.createDatabase(`reminders${number}`);
      return { dataDir: join(folder, `data${number}`), databaseUrl: postgres.urlOf(`reminders${number}`) };
    };
    for (const one of CASES.filter(({ isInSmoke }) => !isSmoke || isInSmoke)) {
      let result: Result | null = null;
      for (const leadTimes of LEAD_TIMES) {
        if (result) break;
        const place = one.isEmbedded ? { dataDir: join(folder, `pglite${leadTimes}`) } : await newPlace();
        result = await run(one, place, { service, folder, leadTimes });
      }
      if (result === null) throw new Error(`The workers were not ready in time: ${one.name}`);
      results.push(result);
    }
    const bare = await bareSender(await service.subscribe(flags.reminders), service);
    said.push(`Bare sender, one process, no database: ${whole(bare)} a second.`);
    const none = await idleShare(await newPlace(), 1, folder);
    const many = await idleShare(await newPlace(), flags.idle, folder);
    const added = Math.max(0, many - none);
    const isMet = added < IDLE_SHARE_MAX;
    said.push(
      `Idle worker: ${hundredths(none * 100)} % of a core with one reminder, ${hundredths(many * 100)} % with ${whole(flags.idle)}, none due; the reminders cost ${hundredths(added * 100)} % (target under ${tenths(IDLE_SHARE_MAX * 100)} %: ${isMet ? 'met' : 'MISSED'}).`,
    );
    if (!isMet) results.push({ cells: [], isMet, aSecond: 0 });
  } finally {
    await postgres.stop();
    await service.stop();
  }
});

const best = Math.max(...results.map(({ aSecond }) => aSecond));
const isFast = best >= A_SECOND_MIN;
said.unshift(
  `End to end at best: ${whole(best)} a second (target ${whole(A_SECOND_MIN)}: ${isFast ? 'met' : 'MISSED'}).`,
);

say(describeRun(`bench:reminders, ${whole(flags.reminders)} reminders of as many people`));
say(
  `\n${table(
    [
      ...['case', 'late p50, ms', 'p99, ms', 'most, ms', 'a second', 'early', 'twice', 'lost', 'CPU each, ms'],
      `within a minute p99 ≤ ${whole(P99_MAX_MS)} ms; none early or twice`,
    ],
    results.filter(({ cells }) => cells.length > 0).map(({ cells }) => cells),
  )}`,
);
said.push(
  isOneCore
    ? 'The workers of the cases within a minute ran on one core together (`taskset`); the database and the push service on any.'
    : 'The workers could not be restricted to one core, because `taskset` is missing: see the CPU time of each message.',
);
for (const line of said) say(`\n${line}`);
end({ isMet: isFast && results.every(({ isMet }) => isMet) });
