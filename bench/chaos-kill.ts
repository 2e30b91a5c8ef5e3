/**
 * `npm run chaos:kill`: people record entries, the server is killed with SIGKILL at a random moment and
 * restarted on the same data. Requests without a response are retried with the same idempotency key. In a
 * third of the cycles on PostgreSQL its postmaster is killed too. At the end all entries are read: no
 * acknowledged entry may be lost or duplicated, and every restart must log no error.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUpPeople } from './lib/people/people.ts';
import {
  compareWithLedger,
  type Ledger,
  newLedger,
  readAll,
  retryUnanswered,
  startWriters,
} from './lib/people/writers.ts';
import { killChildren, type Serving } from './lib/processes/child-process.ts';
import { chosen, openCommand } from './lib/processes/command.ts';
import { type DurablePostgres, startDurablePostgres } from './lib/processes/durable-postgres.ts';
import { type Place, startServer, tryServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, median, table, whole } from './lib/report.ts';

const KILL_FROM_MS = 150;
/** pino's levels of errors. A restart must not log any. */
const ERROR_LINE = /"level":(50|60)/;

const { flags, isSmoke, say, end } = openCommand({
  name: 'chaos:kill',
  measures:
    'Durability of entries when the server is killed while they are recorded, on both databases (--only postgres|pglite).',
  takes: 'about 4 minutes',
  flags: { cycles: 25, writers: 8, 'kill-within-ms': 1500, 'postgres-dies-every': 3, only: '' },
  smoke: { cycles: 1, writers: 2, 'kill-within-ms': 300, 'postgres-dies-every': 1 },
});
const kinds = chosen('only', flags.only, ['pglite', 'postgres']);
/**
 * A start takes about a second; a busy machine gets more time. The smoke form runs beside other tests, so its
 * limit is longer.
 */
const readyWithinMs = isSmoke ? 60_000 : 15_000;

type Run = { place: Place; postgres: DurablePostgres | null; folder: string; tokens: string[]; ledger: Ledger };
type Figures = { readyMs: number[]; recoveryMs: number[]; keptUnanswered: number; unanswered: number };

async function serve({ place, folder, ledger }: Run, figures: Figures): Promise<Serving> {
  const server = await startServer(place, join(folder, 'server.log'));
  figures.readyMs.push(server.readyMs);
  if (server.readyMs > readyWithinMs) ledger.violations.push(`A restart took ${whole(server.readyMs)} ms`);
  const ready = await fetch(`${server.address}/api/ready`);
  if (ready.status !== 200) ledger.violations.push(`/api/ready answered ${ready.status} after a restart`);
  if (ERROR_LINE.test(server.output())) ledger.violations.push(`A restart logged an error:\n${server.output()}`);
  return server;
}

/** Counts the unanswered entries that were stored before the kill. A retry must not duplicate them. */
async function countKept(server: Serving, { tokens, ledger }: Run, figures: Figures): Promise<void> {
  const notes = new Set((await Promise.all(tokens.map((token) => readAll(server.address, token)))).flat().map(noteOf));
  figures.unanswered += ledger.unanswered.length;
  figures.keptUnanswered += ledger.unanswered.filter(({ note }) => notes.has(note)).length;
}
const noteOf = ({ note }: { note: string }): string => note;

async function cycle(server: Serving, run: Run, number: number, figures: Figures): Promise<Serving> {
  const { postgres, ledger } = run;
  await countKept(server, run, figures);
  await retryUnanswered(server.address, ledger);
  if (ledger.unanswered.length > 0) ledger.violations.push(`Cycle ${number}: a retry got no response`);
  const failuresBefore = ledger.failures;
  const writers = startWriters(server.address, run.tokens, `ciclo ${number}`, ledger);
  await sleep(KILL_FROM_MS + Math.random() * (flags['kill-within-ms'] - KILL_FROM_MS));
  const dies = postgres && number % flags['postgres-dies-every'] === 0 ? postgres : null;
  await Promise.all([dies?.kill(), server.kill()]);
  await writers.stop();
  if (!dies && ledger.failures > failuresBefore) ledger.violations.push(`Cycle ${number}: a 5xx response`);
  if (dies) figures.recoveryMs.push(await dies.restart());
  return serve(run, figures);
}

/**
 * A second server on the same folder must exit with a message that names the lock's owner, without affecting
 * the first.
 */
async function isSecondRefused(first: Serving, { place, folder }: Run): Promise<boolean> {
  const second = tryServer(place, join(folder, 'second.log'));
  const timer = setTimeout(() => void second.kill(), readyWithinMs);
  const code = await second.ended();
  clearTimeout(timer);
  const ready = await fetch(`${first.address}/api/ready`);
  return code !== null && code !== 0 && second.output().includes(`process ${first.pid} `) && ready.status === 200;
}

async function torment(run: Run): Promise<string[]> {
  const { ledger, postgres } = run;
  const figures: Figures = { readyMs: [], recoveryMs: [], keptUnanswered: 0, unanswered: 0 };
  let server = await serve(run, figures);
  figures.readyMs.pop();
  run.tokens.push(...(await signUpPeople(server.address, flags.writers)));
  const half = Math.ceil(flags.cycles / 2);
  // PostgreSQL allows several servers. Only the embedded database locks its folder.
  let second = '–';
  for (let number = 1; number <= flags.cycles; number += 1) {
    server = await cycle(server, run, number, figures);
    if (number !== half || postgres) continue;
    second = (await isSecondRefused(server, run)) ? 'refused' : 'NOT REFUSED';
    if (second !== 'refused') ledger.violations.push('A second server on the same folder was not refused');
  }
  await countKept(server, run, figures);
  await retryUnanswered(server.address, ledger);
  const entries = (await Promise.all(run.tokens.map((token) => readAll(server.address, token)))).flat();
  await server.stop();
  const { kept, lost, doubled, unknown } = compareWithLedger(entries, ledger);
  for (const note of lost) ledger.violations.push(`Lost: ${note}`);
  for (const note of doubled) ledger.violations.push(`Doubled: ${note}`);
  for (const note of unknown) ledger.violations.push(`Stored but never acknowledged: ${note}`);
  return [
    ...[postgres ? 'PostgreSQL 18' : 'PGlite', String(flags.cycles), String(figures.recoveryMs.length)],
    ...[whole(ledger.acknowledged.size), whole(kept), String(lost.length), String(doubled.length)],
    `${figures.unanswered} (${figures.keptUnanswered} were kept)`,
    `${whole(median(figures.readyMs))} / ${whole(Math.max(...figures.readyMs))}`,
    ...[second, String(ledger.violations.length)],
  ];
}

const runOn = (kind: 'pglite' | 'postgres'): Promise<{ row: string[]; violations: string[] }> =>
  inWorkFolder('chaos', async (folder) => {
    const postgres = kind === 'postgres' ? await startDurablePostgres() : null;
    try {
      await postgres?.createDatabase('alento');
      const dataDir = join(folder, 'data');
      const place = postgres ? { dataDir, databaseUrl: postgres.urlOf('alento') } : { dataDir };
      const run: Run = { place, postgres, folder, tokens: [], ledger: newLedger() };
      const row = await torment(run);
      if (run.ledger.acknowledged.size === 0)
        run.ledger.violations.push('Nothing was acknowledged, so the run proves nothing');
      return { row, violations: run.ledger.violations };
    } finally {
      killChildren();
      await postgres?.stop();
    }
  });

say(describeRun(`chaos:kill, ${flags.cycles} cycles for each database, ${flags.writers} writers`));
const outcomes: Awaited<ReturnType<typeof runOn>>[] = [];
for (const kind of kinds) outcomes.push(await runOn(kind));
const HEAD = [
  ...['database', 'server killed', 'database killed', 'acknowledged', 'kept', 'lost', 'doubled', 'unanswered'],
  ...['ready again ms, median / most', 'second server', 'violations'],
];
say(
  `\n${table(
    HEAD,
    outcomes.map(({ row }) => row),
  )}\n`,
);
end({ violations: outcomes.flatMap(({ violations }) => violations) });
