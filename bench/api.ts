/**
 * `npm run bench:api`: throughput and latency of recording a mood and of listing seven days, beside
 * a bare node:http handler that sends the same two statements, in one run, taking turns.
 */
import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@alento/domain/time/local-date';
import { type Call, creating, type Load, type Measured, measure, reading } from './lib/load.ts';
import { type Entry, lastSevenDays, NOTE, readEntries, recordOne } from './lib/people/people.ts';
import { chosen, openCommand } from './lib/processes/command.ts';
import { openPgliteRivals, openPostgresRivals, type Rivals } from './lib/processes/rivals.ts';
import { describeRun, hundredths, median, medianRatio, table, tenths, whole } from './lib/report.ts';

const THROUGHPUT_FLOOR = 0.75;
const P99_CEILING = 2;
const OPENERS = { postgres: openPostgresRivals, pglite: openPgliteRivals };
const NAMES = { postgres: 'PostgreSQL 18', pglite: 'PGlite' };
const HEAD = [
  ...['database', 'call', 'conn.', 'ours req/s', 'bare req/s', 'ratio', 'ours p50 / p99 ms', 'bare p50 / p99 ms'],
  ...['p99 ratio', 'CPU µs/req ours / bare', `≥ ${THROUGHPUT_FLOOR} and ≤ ${P99_CEILING}`],
];

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:api',
  measures:
    'Recording a mood and listing seven days, beside a bare handler, on both databases (--only postgres|pglite).',
  takes: 'about 10 minutes',
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

const differ = (mine: unknown, other: unknown): Error =>
  new Error(`The two answer differently:\n${JSON.stringify(mine)}\n${JSON.stringify(other)}`);

/** Records one entry and finds it among those of today; what was answered, but for what is another's each time. */
async function recordAndFind(address: string, token: string): Promise<Partial<Entry>> {
  const recorded = await recordOne(address, token);
  const kept = await readEntries(address, token, `${RANGE}?startDate=${endDate}&endDate=${addDays(endDate, 2)}`);
  const found = kept.find(({ id }) => id === recorded.id);
  if (!isDeepStrictEqual(found, recorded)) throw differ(recorded, found);
  const { id, timestamp, ...answer } = recorded;
  return answer;
}

/** Both must do the same work before their speed means anything. */
async function checkAlike({ ours, bare, readers, writers }: Rivals): Promise<void> {
  const [reader = '', writer = ''] = [readers[0], writers[0]];
  const mine = await readEntries(ours.address, reader, WEEK);
  const other = await readEntries(bare.address, reader, WEEK);
  if (mine.length !== 14 || mine[0]?.note !== NOTE) throw new Error(`A week has ${mine.length} entries, not 14 notes`);
  for (const [place, entry] of mine.entries())
    if (!isDeepStrictEqual(entry, other[place])) throw differ(entry, other[place]);
  if (other.length !== mine.length) throw differ(mine.length, other.length);
  const [recorded, recordedBare] = [
    await recordAndFind(ours.address, writer),
    await recordAndFind(bare.address, writer),
  ];
  if (!isDeepStrictEqual(recorded, recordedBare)) throw differ(recorded, recordedBare);
}

/** With the CPU time each request cost the process that answered it: it says more than speed on a busy machine. */
type Round = Measured & { cpuMicros: number };
type Cell = { ours: Round[]; bare: Round[] };

async function compare(rivals: Rivals, call: Call, connections: number): Promise<Cell> {
  const tokens = call === CREATE ? rivals.writers : rivals.readers;
  const load = async (side: 'ours' | 'bare', seconds: number): Promise<Round> => {
    const { address, cpuMs } = rivals[side];
    const before = cpuMs();
    const measured = await measure({ address, call, tokens, connections, until: span(seconds) });
    return { ...measured, cpuMicros: ((cpuMs() - before) * 1000) / measured.requests };
  };
  const cell: Cell = { ours: [], bare: [] };
  for (const side of ['ours', 'bare'] as const) await load(side, flags['warm-up']);
  for (let round = 0; round < flags.rounds; round += 1) {
    // Who goes first changes too: whatever drifts then drifts for both.
    const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    for (const side of order) cell[side].push(await load(side, flags.seconds));
  }
  return cell;
}

function rowOf(names: string[], { ours, bare }: Cell): { cells: string[]; isMet: boolean } {
  const of = (side: Round[], what: keyof Round) => side.map((round) => round[what]);
  const ratio = medianRatio(of(ours, 'perSecond'), of(bare, 'perSecond'));
  const p99Ratio = medianRatio(of(ours, 'p99'), of(bare, 'p99'));
  const isMet = ratio >= THROUGHPUT_FLOOR && p99Ratio <= P99_CEILING;
  const latency = (side: Round[]) => `${tenths(median(of(side, 'p50')))} / ${tenths(median(of(side, 'p99')))}`;
  const speeds = [ours, bare].map((side) => whole(median(of(side, 'perSecond'))));
  const cpu = [ours, bare].map((side) => whole(median(of(side, 'cpuMicros')))).join(' / ');
  return {
    isMet,
    cells: [
      ...[...names, ...speeds, hundredths(ratio), latency(ours), latency(bare)],
      ...[hundredths(p99Ratio), cpu, isMet ? 'met' : 'MISSED'],
    ],
  };
}

say(describeRun(`bench:api, ${flags.rounds} rounds of ${flags.seconds} s for each side, taking turns`));
const rows: ReturnType<typeof rowOf>[] = [];
for (const kind of kinds) {
  const rivals = await OPENERS[kind](flags.people);
  try {
    await checkAlike(rivals);
    for (const call of [CREATE, LIST]) {
      for (const connections of connectionCounts) {
        const row = rowOf([NAMES[kind], call.name, String(connections)], await compare(rivals, call, connections));
        process.stderr.write(`${row.cells.join('  ')}\n`);
        rows.push(row);
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
