import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BATCH, PAUSE_MS } from '../apps/server/src/features/reminder/clock/reminder-clock.ts';
import type { PostgresServer } from '../apps/server/src/testing/database/postgres-server.ts';
import { bareSender } from './lib/people/bare-sender.ts';
import { addIdleReminders, addRemindedPeople, setDue } from './lib/people/reminded-people.ts';
import type { Serving } from './lib/processes/child-process.ts';
import { openCommand } from './lib/processes/command.ts';
import { type PushService, startPushService } from './lib/processes/push-double.ts';
import { type Place, startServer } from './lib/processes/server.ts';
import { besidePostgres } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, quantile, type Row, table, verdict, whole } from './lib/report.ts';

const P99_MAX_MS = 5000;
/** Target of the throughput at best: PostgreSQL, all at once, with as many workers as it takes. */
const A_SECOND_MIN = 4000;
const IDLE_SHARE_MAX = 0.01;
const DAY_MS = 86_400_000;
/** Time after which the first reminder is due, once the workers are ready, ms. */
const LEAD_MS = 10_000;
/** The same for an embedded database, from the insertion of the accounts: its server has to start in this time, ms. */
const EMBEDDED_LEAD_MS = 45_000;
/** Nothing has arrived for this long: the run is over, ms. It is longer than a restart. */
const QUIET_MS = 6000;

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:reminders',
  measures:
    'Reminders from the clock to a push service that checks every request: all due at once or within a minute, and with a worker killed in the middle; and what a million reminders cost that are not due. The bare sender sends the same messages without a database.',
  takes: 'about 8 minutes',
  flags: { reminders: 10_000, idle: 1_000_000, 'idle-seconds': 40 },
  smoke: { reminders: 60, idle: 1000, 'idle-seconds': 2 },
});

const WORKER = { ROLE: 'worker', PUBLIC_URL: 'https://alento.example', LOG_LEVEL: 'error' };
const WITHIN_MS = isSmoke ? 2000 : 60_000;
type Case = {
  workers: number;
  /** Time over which the reminders are spread; 0 if all are due at once, ms. A worker is killed in the middle. */
  spreadMs: number;
  kill?: 'one' | 'and restart';
  /** Runs in an embedded database, which is for small installations, with a tenth of the reminders. */
  isEmbedded?: boolean;
  isInSmoke?: boolean;
};
const CASES: Record<string, Case> = {
  'PostgreSQL, one worker, all at once': { workers: 1, spreadMs: 0 },
  'PostgreSQL, two workers, all at once': { workers: 2, spreadMs: 0, isInSmoke: true },
  'PGlite, one process, a tenth of them, all at once': { workers: 1, spreadMs: 0, isEmbedded: true, isInSmoke: true },
  'PostgreSQL, one worker, within a minute': { workers: 1, spreadMs: WITHIN_MS },
  'PostgreSQL, two workers, within a minute': { workers: 2, spreadMs: WITHIN_MS },
  'PostgreSQL, two workers, within a minute, one killed': { workers: 2, spreadMs: WITHIN_MS, kill: 'one' },
  'PostgreSQL, one worker, within a minute, killed and restarted': {
    ...{ workers: 1, spreadMs: WITHIN_MS, kill: 'and restart', isInSmoke: true },
  },
};

type Result = Row & { aSecond: number };
type Around = { service: PushService; folder: string; postgres: PostgresServer };

let databases = 0;
async function newPlace({ postgres, folder }: Around): Promise<Place & { databaseUrl: string }> {
  databases += 1;
  const name = `reminders${databases}`;
  await postgres.createDatabase(name);
  return { dataDir: join(folder, name), databaseUrl: postgres.urlOf(name) };
}

/** Waits until nothing has arrived for a while. */
async function untilQuiet(service: PushService, from: number, expected: number): Promise<void> {
  for (let [count, since] = [-1, 0]; ; await sleep(500)) {
    const { received } = await service.received();
    if (received.length !== count || Date.now() < from) [count, since] = [received.length, Date.now()];
    else if (count === expected || Date.now() - since > QUIET_MS) return;
  }
}

const cpuOf = (workers: readonly Serving[]): number => workers.reduce((sum, worker) => sum + worker.cpuMs(), 0);

/** When each endpoint's reminder was due, and the CPU time of the workers; null if one was killed, which took its own. */
type Sent = { due: Map<string, number>; cpuMs: number | null };

/** Has the reminders of a case sent. */
async function send(one: Case, around: Around): Promise<Sent> {
  const { service, folder } = around;
  await service.reset();
  const subscriptions = await service.subscribe(one.isEmbedded ? flags.reminders / 10 : flags.reminders);
  const place: Place = one.isEmbedded ? { dataDir: join(folder, 'pglite') } : await newPlace(around);
  // An embedded database can't be changed while the server runs, so its instants are set before it starts. Others are
  // due in a day until the workers are ready.
  let first = 0;
  const dueAt = (index: number): number => {
    // Called after the migrations, which take seconds on a busy machine.
    first ||= Date.now() + (one.isEmbedded ? EMBEDDED_LEAD_MS : DAY_MS);
    return first + Math.floor((index * one.spreadMs) / subscriptions.length);
  };
  const userIds = await addRemindedPeople(place, subscriptions, dueAt);
  const environment = { ...(one.isEmbedded ? {} : WORKER), LOG_LEVEL: 'error', PUSH_ALLOWED_ORIGINS: service.address };
  const start = (index: number) => startServer(place, join(folder, `worker-${index}.log`), environment);
  const workers = await Promise.all(Array.from({ length: one.workers }, (_, index) => start(index)));
  if (place.databaseUrl !== undefined) {
    first = Date.now() + LEAD_MS;
    await setDue(place.databaseUrl, userIds, dueAt);
  }
  if (Date.now() > first) throw new Error('The workers were not ready before the first reminder was due');
  const cpuBefore = cpuOf(workers);
  if (one.kill) {
    await sleep(first + one.spreadMs / 2 - Date.now());
    await workers.shift()?.kill();
    if (one.kill === 'and restart') workers.push(await start(one.workers));
  }
  await untilQuiet(service, first + one.spreadMs, subscriptions.length);
  const cpuMs = one.kill ? null : cpuOf(workers) - cpuBefore;
  for (const worker of workers) await worker.stop();
  return { due: new Map(subscriptions.map(({ endpoint }, index) => [endpoint, dueAt(index)])), cpuMs };
}

async function resultOf(name: string, one: Case, { due, cpuMs }: Sent, service: PushService): Promise<Result> {
  const { received, faults } = await service.received();
  const late = Float64Array.from(received, ({ target, at }) => at - (due.get(target) ?? Number.NaN)).sort();
  const early = late.filter((ms) => ms < 0).length;
  const targets = new Set(received.map(({ target }) => target)).size;
  const twice = received.length - targets;
  const lost = due.size - targets;
  // A killed worker may lose the batch that it has claimed, and what is on the way, which is at most what became due
  // since its last look.
  const lostMax = one.kill ? BATCH + Math.ceil((due.size * PAUSE_MS) / one.spreadMs) : 0;
  const times = received.map(({ at }) => at);
  const perSecond = (received.length * 1000) / (Math.max(...times) - Math.min(...times));
  const p99 = quantile(late, 0.99);
  const isAtOnce = one.spreadMs === 0;
  // Reminders that are all due at once show the throughput; their lateness is their number divided by it.
  const isInTime = isAtOnce || p99 <= P99_MAX_MS;
  const isMet = isInTime && early === 0 && twice === 0 && faults.length === 0 && lost <= lostMax;
  return {
    isMet,
    aSecond: isAtOnce && !one.isEmbedded ? perSecond : 0,
    cells: [
      ...[name, whole(quantile(late, 0.5)), whole(p99), whole(late.at(-1) ?? 0)],
      ...[isAtOnce ? whole(perSecond) : '–', whole(early), whole(twice)],
      one.kill ? `${whole(lost)} of ≤ ${whole(lostMax)}` : whole(lost),
      ...[cpuMs === null ? '–' : hundredths(cpuMs / received.length), verdict(isMet)],
    ],
  };
}

/** CPU time of a worker while reminders exist of which none is due, as a share of a core. */
async function idleShare(count: number, around: Around): Promise<number> {
  const place = await newPlace(around);
  await addRemindedPeople(place, await around.service.subscribe(1), () => Date.now() + DAY_MS);
  await addIdleReminders(place.databaseUrl, count);
  const worker = await startServer(place, join(around.folder, 'idle.log'), WORKER);
  await sleep(isSmoke ? 500 : 10_000);
  const before = worker.cpuMs();
  await sleep(flags['idle-seconds'] * 1000);
  const share = (worker.cpuMs() - before) / (flags['idle-seconds'] * 1000);
  await worker.stop();
  return share;
}

async function measure(around: Around): Promise<boolean> {
  const results: Result[] = [];
  for (const [name, one] of Object.entries(CASES))
    if (!isSmoke || one.isInSmoke) results.push(await resultOf(name, one, await send(one, around), around.service));
  const bare = await bareSender(await around.service.subscribe(flags.reminders), around.service.address);
  const [none, many] = [await idleShare(1, around), await idleShare(flags.idle, around)];
  const best = Math.max(...results.map(({ aSecond }) => aSecond));
  const [isFast, isIdle] = [best >= A_SECOND_MIN, many - none < IDLE_SHARE_MAX];
  const [idleNone, idleMany, cost] = [none, many, Math.max(0, many - none)].map((share) => hundredths(share * 100));
  const head = [
    ...['case', 'late p50, ms', 'p99, ms', 'most, ms', 'a second', 'early', 'twice', 'lost', 'CPU each, ms'],
    `within a minute p99 ≤ ${whole(P99_MAX_MS)} ms; none early or twice`,
  ];
  say(`\n${table(head, results)}\n`);
  say(`End to end at best: ${whole(best)} a second (target ${whole(A_SECOND_MIN)}: ${verdict(isFast)}).`);
  say(`Bare sender, one process, no database: ${whole(bare)} a second.`);
  say(
    `Idle worker: ${idleNone} % of a core with one reminder, ${idleMany} % with ${whole(flags.idle)}, none due; the reminders cost ${cost} % (target under ${IDLE_SHARE_MAX * 100} %: ${verdict(isIdle)}).`,
  );
  return isFast && isIdle && results.every(({ isMet }) => isMet);
}

say(describeRun(`bench:reminders, ${whole(flags.reminders)} reminders of as many people`));
const isMet = await besidePostgres('reminders', [], async (postgres, folder) => {
  const service = await startPushService(join(folder, 'double.log'));
  return measure({ service, folder, postgres });
});
end({ isMet });
