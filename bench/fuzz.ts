/**
 * `npm run fuzz`: sends valid and malformed requests, generated from the contract, to the whole server on
 * PGlite and on PostgreSQL 18. Every response must match the contract: status, every field of the body,
 * headers; and never a 5xx, or an HTML page below /api.
 *
 * --calls 50000 (half for each database) --seed N; exits with 1 on any finding. The same seed makes the same
 * calls.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@alento/contract/endpoints';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { describeFinding } from '../apps/server/src/testing/fuzz/finding.ts';
import { type FuzzResult, fuzz, randomSeed } from '../apps/server/src/testing/fuzz/run.ts';
import { chosen, openCommand } from './lib/processes/command.ts';
import { environmentOf } from './lib/processes/server.ts';
import { describeRun, table, whole } from './lib/report.ts';

const ENDPOINTS = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
const KINDS = ['pglite', 'postgres'] as const;

const { flags, say, end } = openCommand({
  name: 'fuzz',
  measures:
    'Checks every response to valid and malformed calls against the contract, on both databases (--only postgres|pglite).',
  takes: 'about 10 minutes',
  flags: { calls: 50_000, seed: 0, only: '' },
  smoke: { calls: 400 },
});
const kinds = chosen('only', flags.only, KINDS);
const seed = flags.seed === 0 ? randomSeed() : flags.seed;
const perDatabase = Math.ceil(flags.calls / kinds.length);

async function onPglite(): Promise<FuzzResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'alento-fuzz-'));
  try {
    return await fuzzOver(environmentOf({ dataDir }));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<FuzzResult> {
  const postgres = await startPostgres();
  try {
    await postgres.createDatabase('alento');
    return await fuzzOver(environmentOf({ dataDir: tmpdir(), databaseUrl: postgres.urlOf('alento') }));
  } finally {
    await postgres.stop();
  }
}

async function fuzzOver(environment: Record<string, string>): Promise<FuzzResult> {
  let isOver = false;
  const database = await openDatabase(readConfig(environment), (error) => {
    // Closing connections report the end of the database.
    if (!isOver) throw error;
  });
  await database.migrate();
  const result = await fuzz(database, { calls: perDatabase, seed });
  isOver = true;
  return result;
}

say(describeRun(`fuzz, ${whole(flags.calls)} calls, seed ${seed}`));
const results: [kind: string, result: FuzzResult, seconds: number][] = [];
for (const kind of kinds) {
  const started = performance.now();
  const result = await (kind === 'pglite' ? onPglite() : onPostgres());
  results.push([kind, result, (performance.now() - started) / 1000]);
}
const statuses = [...new Set(results.flatMap(([, result]) => [...result.statuses.keys()]))].sort((a, b) => a - b);
const HEAD = ['status', ...results.map(([kind]) => kind)];
const rows = statuses.map((status) => [
  status === 0 ? 'closed early' : String(status),
  ...results.map(([, result]) => whole(result.statuses.get(status) ?? 0)),
]);
const totals = [
  ['calls', ...results.map(([, result]) => whole(result.calls))],
  ['endpoints that succeeded', ...results.map(([, { reached }]) => `${reached.size} of ${ENDPOINTS.length}`)],
  ['seconds', ...results.map(([, , seconds]) => whole(seconds))],
  ['findings', ...results.map(([, result]) => String(result.findings.length))],
];
say(`\n${table(HEAD, [...rows, ...totals])}\n`);
for (const [kind, { reached }] of results) {
  const others = ENDPOINTS.filter((endpoint) => !reached.has(endpoint));
  if (others.length > 0) say(`${kind}: no call of these succeeded: ${others.join(', ')}\n`);
}
end({
  violations: results.flatMap(([kind, { findings }]) =>
    findings.map((finding) => `${kind}: ${describeFinding(finding)}\n`),
  ),
});
