/**
 * `npm run bench:api`: throughput and latency of recording a mood and of listing seven days, compared with bare
 * node:http handlers that send the same two statements, alternately in one run.
 */
import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@alento/domain/time/local-date';
import { type Call, creating, type Load, type Measured, measure, reading } from './lib/load.ts';
import { type Entry, lastSevenDays, NOTE, readEntries, recordOne } from './lib/people/people.ts';
import { chosen, openCommand } from './lib/processes/command.ts';
import { openPgliteRivals, openPostgresRivals, type Rivals } from './lib/processes/rivals.ts';
import { describeRun, hundredths, median, medianRatio, table, tenths, whole } from './lib/report.ts';

const P99_CEILING = 1.5;
const OPENERS = { postgres: openPostgresRivals, pglite: openPgliteRivals };
const NAMES = { postgres: 'PostgreSQL 18', pglite: 'PGlite' };
const HEAD = [
  ...['database', 'call', 'beside', 'conn.', 'ours req/s', 'bare req/s', 'ratio', 'to reach'],
  ...['ours p50 / p99 ms', 'bare p50 / p99 ms', `p99 ratio ≤ ${P99_CEILING}`, 'CPU µs/req ours / bare', 'both'],
];

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:api',
  measures:
    'Recording a mood and listing seven days, beside bare handlers, on both databases (--only postgres|pglite).',
  takes: 'about 11 minutes',
  flags: { seconds: 6, rounds: 5, 'warm-up': 3, people: 50, only: '' },
  smoke: { rounds: 1, people: 2 },
});
const kinds = chosen('only', flags.only, ['postgres', 'pglite']);
const connectionCounts = isSmoke ? [2] : [10, 50];
const span = (seconds: number): Load['until'] => (isSmoke ? { requests: 20 } : { seconds });
const { startDate, endDate } = lastSevenDays();
const RANGE = '/mood-entries/date-range';
const WEEK = `${RANGE}?startDate=${startDate}&endDate=${endDate}`;
const CREATE = creating('create', NOTE);
const LIST = reading('list 7 days', `/api${WEEK}`);

type Floor = 'bare' | 'decrypting';
const FLOOR_NAMES: Record<Floor, string> = { bare: 'bare', decrypting: 'bare that decrypts' };
/** The calls, and the share of each floor's throughput that they must reach. */
const COMPARISONS: { call: Call; shares: Partial<Record<Floor, number>> }[] = [
  { call: CREATE, shares: { bare: 0.8 } },
  { call: LIST, shares: { bare: 0.65, decrypting: 0.85 } },
];

const differ = (mine: unknown, other: unknown): Error =>
  new Error(`The two answer differently:\n${JSON.stringify(mine)}\n${JSON.stringify(other)}`);

/** Records one entry and finds it in today's list. Returns both without the fields that differ each time. */
async function recordAndFind(address: string, token: string): Promise<Partial<Entry>> {
  const recorded = await recordOne(address, token);
  const kept = await readEntries(address, token, `${RANGE}?startDate=${endDate}&endDate=${addDays(endDate, 2)}`);
  const found = kept.find(({ id }) => id === recorded.id);
  if (!isDeepStrictEqual(found, recorded)) throw differ(recorded, found);
  const { id, timestamp, ...answer } = recorded;
  return answer;
}

async function checkAlike({ address }: Rivals['ours'], floor: Rivals['bare'], token: string): Promise<void> {
  const mine = await readEntries(address, token, WEEK);
  const other = await readEntries(floor.address, token, WEEK);
  if (mine.length !== 14 || mine[0]?.note !== NOTE) throw new Error(`A week has ${mine.length} entries, not 14 notes`);
  if (!isDeepStrictEqual(mine, other)) throw differ(mine, other);
}

/** All rivals must do the same work, or their speed can't be compared. */
async function checkAllAlike({ ours, bare, decrypting, readers, writers }: Rivals): Promise<void> {
  const [reader = '', writer = ''] = [readers[0], writers[0]];
  for (const floor of [bare, decrypting]) await checkAlike(ours, floor, reader);
  const [recorded, recordedBare] = [
    await recordAndFind(ours.address, writer),
    await recordAndFind(bare.address, writer),
  ];
  if (!isDeepStrictEqual(recorded, recordedBare)) throw differ(recorded, recordedBare);
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
    return { ...measured, cpuMicros: ((cpuMs() - before) * 1000) / measured.requests };
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

function rowOf(names: string[], ours: Round[], floor: Round[], share: number): { cells: string[]; isMet: boolean } {
  const of = (side: Round[], what: keyof Round) => side.map((round) => round[what]);
  const ratio = medianRatio(of(ours, 'perSecond'), of(floor, 'perSecond'));
  const p99Ratio = medianRatio(of(ours, 'p99'), of(floor, 'p99'));
  const isMet = ratio >= share && p99Ratio <= P99_CEILING;
  const latency = (side: Round[]) => `${tenths(median(of(side, 'p50')))} / ${tenths(median(of(side, 'p99')))}`;
  const speeds = [ours, floor].map((side) => whole(median(of(side, 'perSecond'))));
  const cpu = [ours, floor].map((side) => whole(median(of(side, 'cpuMicros')))).join(' / ');
  return {
    isMet,
    cells: [
      ...[...names, ...speeds, hundredths(ratio), hundredths(share), latency(ours), latency(floor)],
      ...[hundredths(p99Ratio), cpu, isMet ? 'met' : 'MISSED'],
    ],
  };
}

say(describeRun(`bench:api, ${flags.rounds} rounds of ${flags.seconds} s for each side, taking turns`));
const rows: ReturnType<typeof rowOf>[] = [];
for (const kind of kinds) {
  const rivals = await OPENERS[kind](flags.people);
  try {
    await checkAllAlike(rivals);
    for (const { call, shares } of COMPARISONS) {
      const floors = Object.keys(shares) as Floor[];
      for (const connections of connectionCounts) {
        const cell = await compare(rivals, call, floors, connections);
        for (const floor of floors) {
          const names = [NAMES[kind], call.name, FLOOR_NAMES[floor], String(connections)];
          const row = rowOf(names, cell.ours, cell[floor], shares[floor] ?? 0);
          process.stderr.write(`${row.cells.join('  ')}\n`);
          rows.push(row);
        }
      }
    }
  } finally {
    await rivals.close();
  }
}
say(
  `\n${table(
    HEAD,
    rows.map(({ cells }) => cells),
  )}\n`,
);
say('Figures are medians over the rounds; a ratio is the median of the rounds’ own ratios.');
end({ isMet: rows.every(({ isMet }) => isMet) });
