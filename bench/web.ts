/**
 * `npm run bench:web`: Lighthouse (mobile preset) on the pages people see first, compared with two floors, and the
 * response time of a chosen mood on a slow phone.
 */
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildWebWhenChanged } from '../scripts/run/web-build.mjs';
import { seedDemo } from './lib/people/demo-account.ts';
import { type Browser, openBrowser, signIn, tapToFrame } from './lib/processes/browser-session.ts';
import { openCommand } from './lib/processes/command.ts';
import { startBarePage, startEmptyApp } from './lib/processes/floors.ts';
import { startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, median, table, whole } from './lib/report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CPU_SLOWDOWN = 4;
const PERFORMANCE_FLOOR = { landing: 100, other: 95 };
/**
 * Limit of a page's blocking time, as a multiple of the empty app's, which is often 0: this many ms are always allowed.
 * Lighthouse counts only what a task takes beyond 50 ms.
 */
const BLOCKING_CEILING = 1.5;
const BLOCKING_ALLOWED_MS = 50;
const JUDGED_BY_BLOCKING: readonly string[] = ['/login', '/home', '/historico'];
const TAP_CEILING_MS = 80;
const BARE = 'bare page (floor)';
const EMPTY_APP = 'empty app (floor)';

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:web',
  measures: 'Lighthouse on the first pages, beside two floors, and the answer to a tap.',
  takes: 'about 8 minutes',
  flags: { runs: 5, taps: 5 },
  smoke: { runs: 1, taps: 1 },
});
const PAGES = isSmoke ? { guest: [], member: ['/home'] } : { guest: ['/', '/login'], member: ['/home', '/historico'] };
type Figures = Record<(typeof CATEGORIES)[number] | 'lcp' | 'tbt' | 'cls', number>;
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

/** Pages behind sign-in are not indexed, so their SEO has no target. */
const reachesTargets = (path: string, isPublic: boolean, { performance, seo, cls, ...rest }: Figures): boolean =>
  performance >= (path === '/' ? PERFORMANCE_FLOOR.landing : PERFORMANCE_FLOOR.other) &&
  rest.accessibility === 100 &&
  rest['best-practices'] === 100 &&
  (seo === 100 || !isPublic) &&
  cls === 0;

type Page = { name: string; address: string; context: BrowserContext; port: number };

/** Clears caches as on a first visit: cached files and compiled code would hide a page's cost. */
async function forgetFiles({ context, address }: Page): Promise<void> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await client.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'service_workers,cache_storage,shader_cache',
  });
  await page.close();
}

async function measure(page: Page, triesLeft = 2): Promise<Figures> {
  const { address, port } = page;
  await forgetFiles(page);
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    // Keeps the session, without which every protected page shows the login.
    disableStorageReset: true,
  });
  // On a busy machine the browser's trace may lack the start of the navigation, and then nothing was measured.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && triesLeft > 0) return measure(page, triesLeft - 1);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  if (process.env.LIGHTHOUSE_FAILED !== undefined) {
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 1)
        say(`  ${address} ${audit.id} ${audit.score} ${audit.displayValue ?? ''}`);
    }
  }
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    ...Object.fromEntries(scores),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

const METRICS = [...CATEGORIES, 'lcp', 'tbt', 'cls'] as const;

/** The median of several rounds, for each figure. */
const middleOf = (all: readonly Figures[]): Figures =>
  Object.fromEntries(METRICS.map((of) => [of, median(all.map((figures) => figures[of]))])) as Figures;

/** Measures every page once a round, floors included, so that other load affects all equally. */
async function measureInRounds(pages: readonly Page[]): Promise<Map<string, Figures>> {
  // The first audit also includes the browser's start, so it is discarded.
  if (!isSmoke) for (const page of pages.slice(0, 1)) await measure(page);
  const all = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < flags.runs; round += 1)
    for (const page of pages) all.get(page.name)?.push(await measure(page));
  return new Map([...all].map(([name, figures]) => [name, middleOf(figures)]));
}

const cellsOf = (name: string, figures: Figures, beside: string, outcome: string): string[] => [
  name,
  ...CATEGORIES.map((category) => whole(figures[category])),
  ...[whole(figures.lcp), whole(figures.tbt), beside, figures.cls.toFixed(3), outcome],
];

/** Resolves to whether every target is met. */
async function run(folder: string): Promise<boolean> {
  const dataDir = join(folder, 'data');
  seedDemo({ dataDir });
  const server = await startServer({ dataDir }, join(folder, 'server.log'));
  const bare = await startBarePage();
  const emptyApp = await startEmptyApp(join(folder, 'empty-app'));
  const guest = await openBrowser(join(folder, 'guest'));
  const member = await openBrowser(join(folder, 'member'));
  const outcomes: boolean[] = [];
  const judge = (isMet: boolean): string => {
    outcomes.push(isMet);
    return verdict(isMet);
  };
  try {
    await signIn(member.context, server.address);
    const inBrowser = ({ context, debuggingPort: port }: Browser, name: string, address: string): Page => ({
      name,
      address,
      context,
      port,
    });
    const figures = await measureInRounds([
      inBrowser(guest, BARE, bare.address),
      inBrowser(guest, EMPTY_APP, emptyApp.address),
      ...PAGES.guest.map((path) => inBrowser(guest, path, server.address + path)),
      ...PAGES.member.map((path) => inBrowser(member, path, server.address + path)),
    ]);
    const floor = figures.get(EMPTY_APP)?.tbt ?? Number.NaN;
    const rows = [...figures].map(([name, of]) => {
      const isFloor = name === BARE || name === EMPTY_APP;
      const isQuick =
        !JUDGED_BY_BLOCKING.includes(name) || of.tbt <= Math.max(BLOCKING_CEILING * floor, BLOCKING_ALLOWED_MS);
      const isMet = isQuick && reachesTargets(name, PAGES.guest.includes(name), of);
      return cellsOf(name, of, floor > 0 ? hundredths(of.tbt / floor) : '–', isFloor ? '' : judge(isMet));
    });
    const taps: number[] = [];
    for (let index = 0; index < flags.taps; index += 1)
      taps.push(await tapToFrame(member.context, server.address, CPU_SLOWDOWN));
    say(`\nLighthouse, mobile preset, median of ${flags.runs}\n`);
    say(table(['page', ...CATEGORIES, 'LCP ms', 'TBT ms', 'TBT × floor', 'CLS', 'targets'], rows));
    const tap = `median ${whole(median(taps))} ms of ${taps.map(whole).join(', ')}`;
    const outcome = judge(median(taps) <= TAP_CEILING_MS);
    say(`\nMood chosen → next frame, processor slowed ${CPU_SLOWDOWN}×: ${tap} (≤ ${TAP_CEILING_MS}: ${outcome})`);
    return outcomes.every(Boolean);
  } finally {
    await guest.context.close();
    await member.context.close();
    bare.close();
    emptyApp.close();
    await server.stop();
  }
}

say(describeRun('bench:web'));
buildWebWhenChanged();
end({ isMet: await inWorkFolder('web', run) });
