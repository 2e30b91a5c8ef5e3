import { endpoints } from '@alento/contract/endpoints';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { describeFinding } from '../apps/server/src/testing/fuzz/finding.ts';
import { type FuzzResult, fuzz, randomSeed } from '../apps/server/src/testing/fuzz/run.ts';
import { openCommand } from './lib/processes/command.ts';
import { environmentOf } from './lib/processes/server.ts';
import { onDatabases, type Site } from './lib/processes/work-folder.ts';
import { describeRun, table, whole } from './lib/report.ts';

const ENDPOINTS = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

const { flags, say, end } = openCommand({
  name: 'fuzz',
  measures:
    'Sends valid and malformed requests, generated from the contract, to the whole server on both databases. Every response must match the contract: status, every field of the body, headers; and never a 5xx, or an HTML page below /api. The same seed makes the same calls.',
  takes: 'about 10 minutes',
  flags: { calls: 50_000, seed: 0, only: '' },
  smoke: { calls: 400 },
});
const seed = flags.seed === 0 ? randomSeed() : flags.seed;
const perDatabase = flags.only === '' ? Math.ceil(flags.calls / 2) : flags.calls;

type Fuzzed = FuzzResult & { label: string; seconds: number };

async function fuzzOn({ label, place }: Site): Promise<Fuzzed> {
  const started = performance.now();
  let isOver = false;
  const database = await openDatabase(readConfig(environmentOf(place)), (error) => {
    // Closing connections report the end of the database.
    if (!isOver) throw error;
  });
  await database.migrate();
  const result = await fuzz(database, { calls: perDatabase, seed });
  isOver = true;
  return { ...result, label, seconds: (performance.now() - started) / 1000 };
}

say(describeRun(`fuzz, ${whole(flags.calls)} calls, seed ${seed}`));
const results = await onDatabases('fuzz', flags.only, fuzzOn);
const statuses = [...new Set(results.flatMap((result) => [...result.statuses.keys()]))].sort((a, b) => a - b);
const row = (name: string, cell: (result: Fuzzed) => string) => [name, ...results.map(cell)];
const rows = [
  ...statuses.map((status) =>
    row(status === 0 ? 'closed early' : String(status), (result) => whole(result.statuses.get(status) ?? 0)),
  ),
  row('calls', ({ calls }) => whole(calls)),
  row('endpoints that succeeded', ({ reached }) => `${reached.size} of ${ENDPOINTS.length}`),
  row('seconds', ({ seconds }) => whole(seconds)),
  row('findings', ({ findings }) => String(findings.length)),
];
const head = row('status', ({ label }) => label);
say(`\n${table(head, rows)}\n`);
for (const { label, reached } of results) {
  const others = ENDPOINTS.filter((endpoint) => !reached.has(endpoint));
  if (others.length > 0) say(`${label}: no call of these succeeded: ${others.join(', ')}\n`);
}
end({
  violations: results.flatMap(({ label, findings }) =>
    findings.map((finding) => `${label}: ${describeFinding(finding)}\n`),
  ),
});
