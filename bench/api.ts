import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { MoodEntry } from '@alento/contract/mood-entry';
import type { PostgresServer } from '../apps/server/src/testing/database/postgres-server.ts';
import { type Call, creating, type Load, type Measured, measure, reading } from './lib/load.ts';
import { callApi, lastSevenDays, NOTE, recordOne, recordWeek, signUpPeople } from './lib/people/people.ts';
import { type Serving, spawnReady } from './lib/processes/child-process.ts';
import { openCommand } from './lib/processes/command.ts';
import { LISTENING, POOL, startServer } from './lib/processes/server.ts';
import { besidePostgres, query } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, median, medianRatio, type Row, table, tenths, verdict, whole } from './lib/report.ts';

const P99_CEILING = 1.5;
const HEAD = [
  ...['call', 'beside', 'conn.', 'ours req/s', 'floor req/s', 'ratio', 'to reach', 'ours p50 / p99 ms'],
  ...['floor p50 / p99 ms', `p99 ratio ≤ ${P99_CEILING}`, 'CPU µs/req ours / floor', 'both'],
];

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:api',
  measures:
    'Throughput and latency of recording a mood and of listing seven days on PostgreSQL, compared with bare node:http handlers that send the same statements, alternately in one run.',
  takes: 'about 6 minutes',
  flags: { seconds: 6, rounds: 5, 'warm-up': 3, people: 50 },
  smoke: { rounds: 1, people: 2 },
});
const connectionCounts = isSmoke ? [2] : [10, 50];
const span = (seconds: number): Load['until'] => (isSmoke ? { requests: 20 } : { seconds });
const { startDate, endDate } = lastSevenDays();
const WEEK = `/mood-entries/date-range?startDate=${startDate}&endDate=${endDate}`;
const CREATE = creating(NOTE);
const LIST = reading('list 7 days', `/api${WEEK}`);

type Floor = 'bare' | 'decrypting';
const FLOOR_NAMES: Record<Floor, string> = { bare: 'bare', decrypting: 'bare that decrypts' };
/** The calls, and the share of each floor's throughput that they must reach. */
const COMPARISONS: { call: Call; shares: Partial<Record<Floor, number>> }[] = [
  { call: CREATE, shares: { bare: 0.8 } },
  { call: LIST, shares: { bare: 0.65, decrypting: 0.85 } },
];

const BARE = join(import.meta.dirname, 'bare-handler.ts');
/** The bare handler doesn't decrypt, so its copy of the data contains the same notes as plain text. */
const NOTES_IN_CLEAR = `update mood_entries set note = convert_to('${NOTE}', 'UTF8')`;

/** Our server and two minimal handlers for comparison, each with its own copy of the same data. */
type Rivals = {
  ours: Serving;
  /** The minimal handler that reads and writes unencrypted notes. */
  bare: Serving;
  /** The minimal handler that decrypts the notes it lists. It creates no entries. */
  decrypting: Serving;
  /** Readers only read and writers only write, so that writes don't make the measured lists longer. */
  readers: string[];
  writers: string[];
};

/**
 * Creates people through the API, and for each reader two entries a day for a week, and starts the rivals.
 *
 * @param count number of readers, and of writers.
 */
async function openRivals(postgres: PostgresServer, folder: string, count: number): Promise<Rivals> {
  await postgres.createDatabase('ours');
  const place = { dataDir: join(folder, 'data'), databaseUrl: postgres.urlOf('ours') };
  const first = await startServer(place, join(folder, 'first.log'));
  const readers = await signUpPeople(first.address, count);
  const writers = await signUpPeople(first.address, count);
  for (const token of readers) await recordWeek(first.address, token);
  await first.stop();
  const copies = ['bare', 'decrypting'];
  await query(postgres.urlOf('postgres'), ...copies.map((copy) => `create database ${copy} template ours`));
  await query(postgres.urlOf('bare'), NOTES_IN_CLEAR);
  for (const database of ['ours', ...copies]) await query(postgres.urlOf(database), 'vacuum full', 'vacuum analyze');
  const floor = (copy: string, more: Record<string, string> = {}): Promise<Serving> => {
    const database = { DATABASE_URL: postgres.urlOf(copy), DATABASE_POOL: String(POOL) };
    const environment = { NODE_ENV: 'production', ...database, ...more };
    return spawnReady(LISTENING, BARE, environment, join(folder, `${copy}.log`));
  };
  return {
    ours: await startServer(place, join(folder, 'ours.log')),
    bare: await floor('bare'),
    decrypting: await floor('decrypting', { SEALED: 'yes' }),
    readers,
    writers,
  };
}

/** All rivals must do the same work, or their speed can't be compared. */
async function checkAlike({ ours, bare, decrypting, readers, writers }: Rivals): Promise<void> {
  const [reader = '', writer = ''] = [readers[0], writers[0]];
  const weekOf = ({ address }: Serving) => callApi<MoodEntry[]>(address, reader, WEEK);
  const created = async ({ address }: Serving) => {
    const { id, timestamp, ...entry } = await recordOne(address, writer);
    return entry;
  };
  const week = await weekOf(ours);
  if (week.length !== 14 || week[0]?.note !== NOTE) throw new Error(`A week has ${week.length} entries, not 14 notes`);
  const pairs = [
    [week, await weekOf(bare)],
    [week, await weekOf(decrypting)],
    [await created(ours), await created(bare)],
  ];
  for (const [mine, other] of pairs)
    if (!isDeepStrictEqual(mine, other))
      throw new Error(`The two answer differently:\n${JSON.stringify(mine)}\n${JSON.stringify(other)}`);
}

/** With the CPU time of the server process for each request, which depends less on other load than throughput. */
type Round = Measured & { cpuMicros: number };
type Side = 'ours' | Floor;
type Cell = Record<Side, Round[]>;

async function compare(rivals: Rivals, call: Call, floors: Floor[], connections: number): Promise<Cell> {
  const tokens = call === CREATE ? rivals.writers : rivals.readers;
  const load = async (side: Side, seconds: number): Promise<Round> => {
    const { address, cpuMs } = rivals[side];
    const before = cpuMs();
    const measured = await measure({ address, call, tokens, connections, until: span(seconds) });
    return { ...measured, cpuMicros: ((cpuMs() - before) * 1000) / measured.responses.length };
  };
  const sides: Side[] = ['ours', ...floors];
  const cell: Cell = { ours: [], bare: [], decrypting: [] };
  for (const side of sides) await load(side, flags['warm-up']);
  for (let round = 0; round < flags.rounds; round += 1) {
    // The order alternates, so that drift affects all equally.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) cell[side].push(await load(side, flags.seconds));
  }
  return cell;
}

function rowOf(names: string[], ours: Round[], floor: Round[], share: number): Row {
  const of = (side: Round[], what: 'perSecond' | 'p50' | 'p99' | 'cpuMicros') => side.map((round) => round[what]);
  const ratio = medianRatio(of(ours, 'perSecond'), of(floor, 'perSecond'));
  const p99Ratio = medianRatio(of(ours, 'p99'), of(floor, 'p99'));
  const isMet = ratio >= share && p99Ratio <= P99_CEILING;
  const latency = (side: Round[]) => `${tenths(median(of(side, 'p50')))} / ${tenths(median(of(side, 'p99')))}`;
  const speeds = [ours, floor].map((side) => whole(median(of(side, 'perSecond'))));
  const cpu = [ours, floor].map((side) => whole(median(of(side, 'cpuMicros')))).join(' / ');
  const ratios = [hundredths(ratio), hundredths(share), latency(ours), latency(floor), hundredths(p99Ratio)];
  return { isMet, cells: [...names, ...speeds, ...ratios, cpu, verdict(isMet)] };
}

async function compareAll(rivals: Rivals): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { call, shares } of COMPARISONS) {
    const floors = Object.keys(shares) as Floor[];
    for (const connections of connectionCounts) {
      const cell = await compare(rivals, call, floors, connections);
      for (const floor of floors) {
        const names = [call.name, FLOOR_NAMES[floor], String(connections)];
        rows.push(rowOf(names, cell.ours, cell[floor], shares[floor] ?? 0));
      }
    }
  }
  return rows;
}

say(describeRun(`bench:api, ${flags.rounds} rounds of ${flags.seconds} s for each side, taking turns`));
const rows = await besidePostgres('api', [], async (postgres, folder) => {
  const rivals = await openRivals(postgres, folder, flags.people);
  await checkAlike(rivals);
  return compareAll(rivals);
});
say(`\n${table(HEAD, rows)}\n`);
say('Figures are medians over the rounds; a ratio is the median of the rounds’ own ratios.');
end({ isMet: rows.every(({ isMet }) => isMet) });
