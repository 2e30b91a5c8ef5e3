/**
 * `npm run bench:start`: the app of the native shell from its start to its first screen, with the processor slowed down
 * four times: for a person with fourteen months of entries, with and without a network, and on a new phone. Beside it an
 * empty app with the same router and query library.
 */
import { join } from 'node:path';
import { buildShellWhenChanged } from '../scripts/test/shell-build.mjs';
import { seedDemo } from './lib/people/demo-account.ts';
import { openCommand } from './lib/processes/command.ts';
import { startEmptyApp } from './lib/processes/floors.ts';
import { startServer } from './lib/processes/server.ts';
import { openShellPhone, type Start, signInDemo } from './lib/processes/shell-phone.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, median, table, whole } from './lib/report.ts';

const CPU_SLOWDOWN = 4;
/** Limit of a good largest contentful paint (web.dev/articles/lcp). */
const SCREEN_MAX_MS = 2500;

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:start',
  measures: 'Start of the app in the native shell to its first screen on a slow phone, beside an empty app.',
  takes: 'about 3 minutes',
  flags: { starts: 10 },
  smoke: { starts: 1 },
});

type Case = { name: string; start: () => Promise<Start>; starts: Start[]; isFloor?: boolean };

/** Starts every case once a round, so that other load affects all equally. Each first start is discarded. */
async function inRounds(cases: readonly Case[]): Promise<void> {
  if (!isSmoke) for (const { start } of cases) await start();
  for (let round = 0; round < flags.starts; round += 1) for (const one of cases) one.starts.push(await one.start());
}

async function run(folder: string): Promise<boolean> {
  const dataDir = join(folder, 'data');
  seedDemo({ dataDir });
  const server = await startServer({ dataDir }, join(folder, 'server.log'));
  const emptyApp = join(folder, 'empty-app');
  (await startEmptyApp(emptyApp)).close();
  const open = (name: string, app?: string) =>
    openShellPhone({ folder: join(folder, name), address: server.address, slowdown: CPU_SLOWDOWN, app });
  const [floor, fresh, member] = [await open('floor', emptyApp), await open('fresh'), await open('member')];
  try {
    await signInDemo(member);
    const cases: Case[] = [
      { name: 'empty app (floor)', start: () => floor.measure(), starts: [], isFloor: true },
      { name: 'new phone, sign-in page', start: () => fresh.measure(), starts: [] },
      { name: 'fourteen months of entries, today', start: () => member.measure(), starts: [] },
      { name: 'the same without a network', start: () => member.measure({ isOnline: false }), starts: [] },
    ];
    await inRounds(cases);
    const middle = ({ starts }: Case, of: keyof Start): number => median(starts.map((start) => start[of]));
    const most = ({ starts }: Case, of: keyof Start): number => Math.max(...starts.map((start) => start[of]));
    const [empty] = cases;
    if (!empty) throw new Error('There is no floor');
    const isGood = (one: Case): boolean =>
      middle(one, 'largestPaint') <= SCREEN_MAX_MS && middle(one, 'splashGone') <= SCREEN_MAX_MS;
    say(
      `\n${table(
        [
          ...['start', 'first paint, ms', '× floor', 'splash gone, ms', 'largest paint, ms', 'slowest, ms'],
          `splash and largest paint ≤ ${whole(SCREEN_MAX_MS)} ms`,
        ],
        cases.map((one) => [
          one.name,
          whole(middle(one, 'firstPaint')),
          one.isFloor ? '' : hundredths(middle(one, 'firstPaint') / middle(empty, 'firstPaint')),
          one.isFloor ? '' : whole(middle(one, 'splashGone')),
          whole(middle(one, 'largestPaint')),
          whole(Math.max(most(one, 'largestPaint'), one.isFloor ? 0 : most(one, 'splashGone'))),
          one.isFloor ? '' : isGood(one) ? 'met' : 'MISSED',
        ]),
      )}\n`,
    );
    return cases.every((one) => one.isFloor || isGood(one));
  } finally {
    for (const phone of [floor, fresh, member]) await phone.close();
    await server.stop();
  }
}

say(describeRun(`bench:start, processor slowed ${CPU_SLOWDOWN}×, median of ${flags.starts} starts`));
buildShellWhenChanged();
end({ isMet: await inWorkFolder('start', run) });
