import { join } from 'node:path';
import type { MoodEntry } from '@alento/contract/mood-entry';
import type { PostgresServer } from '../apps/server/src/testing/database/postgres-server.ts';
import { type Call, creating, type Load, type Measured, measure, reading } from './lib/load.ts';
import { type Crowd, fill, type Size } from './lib/people/crowd.ts';
import { callApi, lastSevenDays, NOTE } from './lib/people/people.ts';
import type { Serving } from './lib/processes/child-process.ts';
import { openCommand } from './lib/processes/command.ts';
import { startServer } from './lib/processes/server.ts';
import { besidePostgres, query } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, median, medianRatio, type Row, table, verdict, whole } from './lib/report.ts';

const P50_CEILING = 1.2;
/** Few enough that requests don't queue, so that latency is processing time. */
const CONNECTIONS = 2;
const WARM_UP_SECONDS = 3;
const POSTGRES_FLAGS = ['shared_buffers=1GB', 'max_wal_size=8GB'].flatMap((setting) => ['-c', setting]);

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:growth',
  measures:
    'The same calls with 10 thousand and with 5 million entries in the table, on PostgreSQL, alternately. The long history is one person’s 2,000 entries in the small table and 20,000 in the large one.',
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
type Kind = { call: Call; who: keyof Crowd; path: string | null; answers: number };
const kindOf = (name: string, who: keyof Crowd, path: string, answers: number): Kind => ({
  call: reading(name, `/api${path}`),
  ...{ who, path, answers },
});
const KINDS: Kind[] = [
  { call: creating(NOTE), who: 'writers', path: null, answers: 1 },
  kindOf('list 7 days', 'readers', WEEK, 14),
  kindOf('list', 'readers', '/mood-entries', 100),
  kindOf('list 7 days, long history', 'heavy', WEEK, 14),
  kindOf('list, long history', 'heavy', '/mood-entries', 100),
];

/** Deletes the entries of the last round, so that the small table stays small. */
const forgetCreated = ({ url }: Side) =>
  query(
    url,
    `delete from mood_entries e using idempotency_keys k where e.user_id = k.user_id and e.id = k.created_ids[1]`,
    'delete from idempotency_keys',
    'vacuum mood_entries',
    'vacuum idempotency_keys',
  );

async function compare(
  small: Side,
  large: Side,
  { call, who, path, answers }: Kind,
): Promise<[Measured[], Measured[]]> {
  const until: Load['until'] = path === null ? { requests: flags.requests } : span(flags.seconds);
  const load = ({ server, crowd }: Side, span: Load['until']) =>
    measure({ address: server.address, call, tokens: crowd[who], connections: CONNECTIONS, until: span });
  for (const { server, crowd } of [small, large]) {
    if (path === null) continue;
    const read = await callApi<MoodEntry[]>(server.address, crowd[who][0] ?? '', path);
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

function rowOf({ call }: Kind, [few, many]: [Measured[], Measured[]]): Row {
  const of = (rounds: readonly Measured[], what: 'p50' | 'p99') => rounds.map((round) => round[what]);
  const times = [few, many].map((rounds) =>
    (['p50', 'p99'] as const).map((what) => hundredths(median(of(rounds, what)))).join(' / '),
  );
  const ratio = medianRatio(of(many, 'p50'), of(few, 'p50'));
  const isMet = ratio <= P50_CEILING;
  return { isMet, cells: [call.name, ...times, hundredths(ratio), verdict(isMet)] };
}

/** Both tables start as copies of a migrated, empty database. */
async function openSides(postgres: PostgresServer, folder: string): Promise<[small: Side, large: Side]> {
  const start = (name: string): Promise<Serving> => {
    const place = { dataDir: join(folder, name), databaseUrl: postgres.urlOf(name) };
    return startServer(place, join(folder, `${name}.log`));
  };
  const open = async (name: string, size: Size): Promise<Side> => {
    await query(postgres.urlOf('postgres'), `create database ${name} template empty`);
    const url = postgres.urlOf(name);
    return { url, crowd: await fill(url, size), server: await start(name) };
  };
  await postgres.createDatabase('empty');
  await (await start('empty')).stop();
  return [await open('small', SMALL), await open('large', LARGE)];
}

say(describeRun(`bench:growth, ${flags.rounds} rounds for each table, taking turns, ${CONNECTIONS} connections`));
const rows: Row[] = [];
await besidePostgres('growth', POSTGRES_FLAGS, async (postgres, folder) => {
  const [small, large] = await openSides(postgres, folder);
  for (const kind of KINDS) rows.push(rowOf(kind, await compare(small, large, kind)));
});
const sizes = [SMALL, LARGE].map(({ entries }) => `${whole(entries)} entries, p50 / p99 ms`);
say(`\n${table(['call', ...sizes, 'p50 ratio', `≤ ${P50_CEILING}`], rows)}\n`);
say('Figures are medians over the rounds; a ratio is the median of the rounds’ own ratios.');
end({ isMet: rows.every(({ isMet }) => isMet) });
