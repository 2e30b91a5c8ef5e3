import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresServer } from '../apps/server/src/testing/database/postgres-server.ts';
import { signUpPeople } from './lib/people/people.ts';
import { compareWithLedger, type Ledger, readAll, retryUnanswered, startWriters } from './lib/people/writers.ts';
import type { Serving } from './lib/processes/child-process.ts';
import { openCommand } from './lib/processes/command.ts';
import { startServer } from './lib/processes/server.ts';
import { onDatabases, type Site } from './lib/processes/work-folder.ts';
import { describeRun, median, table, whole } from './lib/report.ts';

const KILL_FROM_MS = 150;
const RESTART_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 50;
/** pino's levels of errors. A restart must not log any. */
const ERROR_LINE = /"level":(50|60)/;

const { flags, isSmoke, say, end } = openCommand({
  name: 'chaos:kill',
  measures:
    'People record entries; the server is killed at a random moment and restarted, in a third of the cycles on PostgreSQL together with the database. No acknowledged entry may be lost or duplicated, and no restart may log an error.',
  takes: 'about 4 minutes',
  flags: { cycles: 25, writers: 8, 'kill-within-ms': 1500, 'postgres-dies-every': 3, only: '' },
  // `main.embedded.test.ts` kills a server with the embedded database.
  smoke: { cycles: 1, writers: 2, 'kill-within-ms': 300, 'postgres-dies-every': 1, only: 'postgres' },
});
/** A start takes about a second. The smoke form runs beside other tests, so its limit is longer. */
const readyWithinMs = isSmoke ? 60_000 : 15_000;

type Run = Site & {
  tokens: string[];
  ledger: Ledger;
  readyMs: number[];
  databaseKills: number;
  unanswered: number;
  /** How many of the unanswered entries had been stored before the kill. */
  stored: number;
};

async function serve({ place, folder, ledger, readyMs }: Run): Promise<Serving> {
  const server = await startServer(place, join(folder, 'server.log'));
  readyMs.push(server.readyMs);
  if (server.readyMs > readyWithinMs) ledger.violations.push(`A restart took ${whole(server.readyMs)} ms`);
  const ready = await fetch(`${server.address}/api/ready`);
  if (ready.status !== 200) ledger.violations.push(`/api/ready answered ${ready.status} after a restart`);
  if (ERROR_LINE.test(server.output())) ledger.violations.push(`A restart logged an error:\n${server.output()}`);
  return server;
}

/** Retries the unanswered entries. Those that were stored before the kill must not be duplicated by it. */
async function retry({ address }: Serving, run: Run): Promise<void> {
  const { ledger, tokens } = run;
  const notes = new Set((await readAll(address, tokens)).map(({ note }) => note));
  run.unanswered += ledger.unanswered.length;
  run.stored += ledger.unanswered.filter(({ note }) => notes.has(note)).length;
  await retryUnanswered(address, ledger);
  if (ledger.unanswered.length > 0) ledger.violations.push('A retry got no response');
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Sends SIGKILL to the postmaster. Its child processes end as soon as they detect this. */
async function killPostgres({ folder }: PostgresServer): Promise<void> {
  const [line = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  const pid = Number(line);
  if (!Number.isInteger(pid) || pid <= 1) throw new Error(`No postmaster in ${folder}`);
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await sleep(LOOK_EVERY_MS);
}

/** Restarts PostgreSQL on the same folder, which triggers crash recovery. @returns the duration in ms */
async function restartPostgres({ start }: PostgresServer): Promise<number> {
  const started = performance.now();
  for (;;) {
    // Child processes of the killed postmaster may still use its shared memory. A new postmaster can't start until they
    // end.
    const isUp = await start().then(
      () => true,
      () => false,
    );
    const ms = performance.now() - started;
    if (isUp) return ms;
    if (ms > RESTART_TIMEOUT_MS) throw new Error('PostgreSQL did not restart');
    await sleep(LOOK_EVERY_MS);
  }
}

async function cycle(server: Serving, run: Run, number: number): Promise<Serving> {
  const { postgres, ledger } = run;
  const failuresBefore = ledger.failures;
  const stopWriters = startWriters(server.address, run.tokens, `ciclo ${number}`, ledger);
  await sleep(KILL_FROM_MS + Math.random() * (flags['kill-within-ms'] - KILL_FROM_MS));
  const dies = postgres && number % flags['postgres-dies-every'] === 0 ? postgres : null;
  await Promise.all([dies && killPostgres(dies), server.kill()]);
  await stopWriters();
  if (!dies && ledger.failures > failuresBefore) ledger.violations.push(`Cycle ${number}: a 5xx response`);
  if (dies) {
    run.databaseKills += 1;
    await restartPostgres(dies);
  }
  const restarted = await serve(run);
  await retry(restarted, run);
  return restarted;
}

async function torment(site: Site) {
  const ledger: Ledger = { acknowledged: new Map(), unanswered: [], failures: 0, violations: [] };
  const run: Run = { ...site, tokens: [], ledger, readyMs: [], databaseKills: 0, unanswered: 0, stored: 0 };
  let server = await serve(run);
  run.readyMs.pop();
  run.tokens = await signUpPeople(server.address, flags.writers);
  for (let number = 1; number <= flags.cycles; number += 1) server = await cycle(server, run, number);
  const entries = await readAll(server.address, run.tokens);
  await server.stop();
  const { lost, doubled, unknown } = compareWithLedger(entries, ledger);
  for (const note of lost) ledger.violations.push(`Lost: ${note}`);
  for (const note of doubled) ledger.violations.push(`Doubled: ${note}`);
  for (const note of unknown) ledger.violations.push(`Stored but never acknowledged: ${note}`);
  if (ledger.acknowledged.size === 0) ledger.violations.push('Nothing was acknowledged, so the run proves nothing');
  const row = [
    ...[site.label, String(flags.cycles), String(run.databaseKills), whole(ledger.acknowledged.size)],
    ...[whole(entries.length), String(lost.length), String(doubled.length), `${run.unanswered} (${run.stored} stored)`],
    `${whole(median(run.readyMs))} / ${whole(Math.max(...run.readyMs))}`,
    String(ledger.violations.length),
  ];
  return { row, violations: ledger.violations };
}

say(describeRun(`chaos:kill, ${flags.cycles} cycles for each database, ${flags.writers} writers`));
const outcomes = await onDatabases('chaos', flags.only, torment);
const HEAD = [
  ...['database', 'server killed', 'database killed', 'acknowledged', 'kept', 'lost', 'doubled', 'unanswered'],
  ...['ready again ms, median / most', 'violations'],
];
const rows = outcomes.map(({ row }) => row);
say(`\n${table(HEAD, rows)}\n`);
end({ violations: outcomes.flatMap(({ violations }) => violations) });
