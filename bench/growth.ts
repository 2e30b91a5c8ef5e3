/**
 * `npm run bench:growth`: the same calls on the same server with 10 thousand and with 5 million entries in
 * the table, on PostgreSQL, alternating. The people include one with a long history.
 */
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../apps/server/src/testing/database/postgres-server.ts';
import { type Call, creating, type Load, type Measured, measure, reading } from './lib/load.ts';
import { type Crowd, fill, type Size } from './lib/people/crowd.ts';
import { lastSevenDays, NOTE, readEntries } from './lib/people/people.ts';
import { killChildren, type Serving } from './lib/processes/child-process.ts';
import { openCommand } from './lib/processes/command.ts';
import { type Place, startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, median, medianRatio, table, whole } from './lib/report.ts';

const P50_CEILING = 1.2;
/** Few enough that requests don't queue, so that latency is processing time. */
const CONNECTIONS = 2;
const WARM_UP_SECONDS = 3;
const POSTGRES_FLAGS = ['shared_buffers=1GB', 'max_wal_size=8GB'].flatMap((setting) => ['-c', setting]);

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:growth',
  measures: 'The same calls with 10 thousand and with 5 million entries in the table, on PostgreSQL.',
  takes: 'about 5 minutes',
  flags: { seconds: 2, requests: 1000, rounds: 8, entries: 5_000_000 },
  smoke: { requests: 10, rounds: 1, entries: 2000 },
});
const SMALL: Size = isSmoke
  ? { entries: 1000, readers: 2, writers: 2, heavyEntries: 200 }
  : { entries: 10_000, readers: 50, writers: 50, heavyEntries: 2000 };
const LARGE: Size = isSmoke
  ? { ...SMALL, entries: flags.entries, heavyEntries: 1000 }
  : { entries: flags.entries, readers: 500, writers: 500, heavyEntries: 20_000 };
const span = (seconds: number): Load['until'] => (isSmoke ? { requests: flags.requests } : { seconds });
const { startDate, endDate } = lastSevenDays();
const WEEK = `/mood-entries/date-range?startDate=${startDate}&endDate=${endDate}`;

type Side = { server: Serving; url: string; crowd: Crowd };
type Row = { call: Call; who: keyof Crowd; path: string | null; answers: number };
const rowOf = (name: string, who: keyof Crowd, path: string, answers: number): Row => ({
  call: reading(name, `/api${path}`),
  ...{ who, path, answers },
});
const ROWS: Row[] = [
  { call: creating('create', NOTE), who: 'writers', path: null, answers: 1 },
  rowOf('list 7 days', 'readers', WEEK, 14),
  rowOf('list', 'readers', '/mood-entries', 100),
  rowOf('list 7 days, long history', 'heavy', WEEK, 14),
  rowOf('list, long history', 'heavy', '/mood-entries', 100),
];

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Deletes the entries of the last round, so that the small table stays small. */
const forgetCreated = ({ url }: Side) =>
  query(
    url,
    `delete from mood_entries e using idempotency_keys k where e.user_id = k.user_id and e.id = k.created_ids[1]`,
    'delete from idempotency_keys',
    'vacuum mood_entries',
    'vacuum idempotency_keys',
  );

async function compare(small: Side, large: Side, { call, who, path, answers }: Row): Promise<[Measured[], Measured[]]> {
  const until: Load['until'] = path === null ? { requests: flags.requests } : span(flags.seconds);
  const load = ({ server, crowd }: Side, span: Load['until']) =>
    measure({ address: server.address, call, tokens: crowd[who], connections: CONNECTIONS, until: span });
  for (const { server, crowd } of [small, large]) {
    if (path === null) continue;
    const read = await readEntries(server.address, crowd[who][0] ?? '', path);
    if (read.length !== answers) throw new Error(`${call.name} answered ${read.length} entries, not ${answers}`);
  }
  const measured: [Measured[], Measured[]] = [[], []];
  const sides = [small, large] as const;
  for (const side of sides) await load(side, path === null ? until : span(WARM_UP_SECONDS));
  for (let round = 0; round < flags.rounds; round += 1) {
    if (path === null) await forgetCreated(small);
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      measured[index].push(await load(sides[index], until));
  }
  if (path === null) await forgetCreated(small);
  return measured;
}

/** Inserts people and entries in bulk into a migrated database, and starts the server. */
async function openSide(place: Place & { databaseUrl: string }, size: Size, logPath: string): Promise<Side> {
  const started = performance.now();
  const crowd = await fill(place.databaseUrl, size);
  process.stderr.write(`${whole(size.entries)} entries in ${whole((performance.now() - started) / 1000)} s\n`);
  return { crowd, url: place.databaseUrl, server: await startServer(place, logPath) };
}

say(describeRun(`bench:growth, ${flags.rounds} rounds for each table, taking turns, ${CONNECTIONS} connections`));
const cells: string[][] = [];
await inWorkFolder('growth', async (folder) => {
  const postgres = await startPostgres(POSTGRES_FLAGS);
  const placeOf = (name: string) => ({ dataDir: join(folder, name), databaseUrl: postgres.urlOf(name) });
  const open = async (name: string, size: Size): Promise<Side> => {
    await query(postgres.urlOf('postgres'), `create database ${name} template empty`);
    return openSide(placeOf(name), size, join(folder, `${name}.log`));
  };
  try {
    await postgres.createDatabase('empty');
    // Migrates it.
    await (await startServer(placeOf('empty'), join(folder, 'empty.log'))).stop();
    const small = await open('small', SMALL);
    const large = await open('large', LARGE);
    for (const row of ROWS) {
      const [few, many] = await compare(small, large, row);
      const p50s = [few, many].map((rounds) => rounds.map(({ p50 }) => p50)) as [number[], number[]];
      const ratio = medianRatio(p50s[1], p50s[0]);
      const times = [few, many].flatMap((rounds) => [
        hundredths(median(rounds.map(({ p50 }) => p50))),
        hundredths(median(rounds.map(({ p99 }) => p99))),
      ]);
      const verdict = ratio <= P50_CEILING ? 'met' : 'MISSED';
      cells.push([row.call.name, `${times[0]} / ${times[1]}`, `${times[2]} / ${times[3]}`, hundredths(ratio), verdict]);
      process.stderr.write(`${cells.at(-1)?.join('  ')}\n`);
    }
  } finally {
    killChildren();
    await postgres.stop();
  }
});
const HEAD = [
  ...['call', `${whole(SMALL.entries)} entries, p50 / p99 ms`, `${whole(LARGE.entries)} entries, p50 / p99 ms`],
  ...['p50 ratio', `≤ ${P50_CEILING}`],
];
say(`\n${table(HEAD, cells)}\n`);
say('Figures are medians over the rounds; a ratio is the median of the rounds’ own ratios.');
end({ isMet: cells.every((row) => row.at(-1) === 'met') });
