import { join } from 'node:path';
import { buildShellWhenChanged } from '../scripts/test/shell-build.mjs';
import { seedDemo, signInDemo } from './lib/processes/browser.ts';
import { openCommand } from './lib/processes/command.ts';
import { buildEmptyApp } from './lib/processes/floors.ts';
import { startServer } from './lib/processes/server.ts';
import { openShellPhone, type Start } from './lib/processes/shell-phone.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, median, type Row, table, verdict, whole } from './lib/report.ts';

const CPU_SLOWDOWN = 4;
/** Limit of a good largest contentful paint (web.dev/articles/lcp). */
const SCREEN_MAX_MS = 2500;

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:start',
  measures:
    'The app of the native shell in Chromium, from the start of the page’s load to its first screen, with the processor slowed down four times: for a person with fourteen months of entries, and on a new phone. Beside it an empty app with the same router and query library.',
  takes: 'about 3 minutes',
  flags: { starts: 10 },
  smoke: { starts: 1 },
});

type Case = { name: string; start: () => Promise<Start>; starts: Start[] };

/** Starts every case once a round, so that other load affects all equally. Each first start is discarded. */
async function inRounds(cases: readonly Case[]): Promise<void> {
  if (!isSmoke) for (const { start } of cases) await start();
  for (let round = 0; round < flags.starts; round += 1) for (const one of cases) one.starts.push(await one.start());
}

const middle = ({ starts }: Case, of: keyof Start): number => median(starts.map((start) => start[of]));

function rowOf(one: Case, floor: Case): Row {
  const [first, largest, splash] = [middle(one, 'firstPaint'), middle(one, 'largestPaint'), middle(one, 'splashGone')];
  const slowest = Math.max(
    ...one.starts.map(({ largestPaint, splashGone }) => Math.max(largestPaint, splashGone || 0)),
  );
  const paints = [whole(largest), whole(slowest)];
  if (one === floor) return { cells: [one.name, whole(first), '', '', ...paints, ''], isMet: true };
  const isMet = largest <= SCREEN_MAX_MS && splash <= SCREEN_MAX_MS;
  const ratio = hundredths(first / middle(floor, 'firstPaint'));
  return { cells: [one.name, whole(first), ratio, whole(splash), ...paints, verdict(isMet)], isMet };
}

async function run(folder: string): Promise<Row[]> {
  const dataDir = join(folder, 'data');
  seedDemo({ dataDir });
  const { address, stop } = await startServer({ dataDir }, join(folder, 'server.log'));
  const app = join(folder, 'empty-app');
  await buildEmptyApp(app);
  const open = (name: string, app?: string) => openShellPhone(join(folder, name), address, CPU_SLOWDOWN, app);
  const [empty, fresh, member] = [await open('floor', app), await open('fresh'), await open('member')];
  try {
    await signInDemo(await member.phone.open({ link: 'https://alento.test/login' }));
    const floor: Case = { name: 'empty app (floor)', start: () => empty.measure(), starts: [] };
    const cases: Case[] = [
      floor,
      { name: 'new phone, sign-in page', start: () => fresh.measure(), starts: [] },
      { name: 'fourteen months of entries, today', start: () => member.measure(), starts: [] },
      { name: 'the same without a network', start: () => member.measure({ isOnline: false }), starts: [] },
    ];
    await inRounds(cases);
    return cases.map((one) => rowOf(one, floor));
  } finally {
    for (const phone of [empty, fresh, member]) await phone.close();
    await stop();
  }
}

say(describeRun(`bench:start, processor slowed ${CPU_SLOWDOWN}×, median of ${flags.starts} starts`));
buildShellWhenChanged();
const rows = await inWorkFolder('start', run);
const HEAD = [
  ...['start', 'first paint, ms', '× floor', 'splash gone, ms', 'largest paint, ms', 'slowest, ms'],
  `splash and largest paint ≤ ${whole(SCREEN_MAX_MS)} ms`,
];
say(`\n${table(HEAD, rows)}`);
end({ isMet: rows.every(({ isMet }) => isMet) });
