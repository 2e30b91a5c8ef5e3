import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../apps/server/src/testing/database/postgres-server.ts';
import { buildWebWhenChanged } from '../scripts/run/web-build.mjs';
import { clearCaches, openBrowser, seedDemo, signInDemo } from './lib/processes/browser.ts';
import { openCommand } from './lib/processes/command.ts';
import { buildEmptyApp, serveEmptyApp } from './lib/processes/floors.ts';
import { startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, median, type Row, table, verdict, whole } from './lib/report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [...CATEGORIES, 'lcp', 'tbt', 'cls'] as const;
const PERFORMANCE_FLOOR = { landing: 100, other: 95 };
/**
 * Limit of a page's blocking time, as a multiple of the empty app's, which is often 0: this many ms are always allowed.
 * Lighthouse counts only what a task takes beyond 50 ms.
 */
const BLOCKING_CEILING = 1.5;
const BLOCKING_ALLOWED_MS = 50;
const JUDGED_BY_BLOCKING: readonly string[] = ['/login', '/home', '/historico'];
const EMPTY_APP = 'empty app (floor)';

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:web',
  measures:
    'Lighthouse’s mobile preset on the demo account’s fourteen months, each page as on a first visit, beside an empty app.',
  takes: 'about 7 minutes',
  flags: { runs: 5 },
  smoke: { runs: 1 },
});
const PAGES = isSmoke ? { guest: [], member: ['/home'] } : { guest: ['/', '/login'], member: ['/home', '/historico'] };
type Figures = Record<(typeof METRICS)[number], number>;
type Browser = { context: BrowserContext; port: number };
type Page = Browser & { name: string; address: string };

async function measure(page: Page, triesLeft = 2): Promise<Figures> {
  const { address, context, port } = page;
  await clearCaches(context, new URL(address).origin);
  // Without a reset the session stays, without which every protected page shows the login.
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', disableStorageReset: true });
  // On a busy machine the browser's trace may lack the start of the navigation, and then nothing was measured.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && triesLeft > 0) return measure(page, triesLeft - 1);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    ...Object.fromEntries(scores),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** Measures every page once a round, the floor included, so that other load affects all equally. Returns the medians. */
async function measureInRounds(pages: readonly Page[]): Promise<Map<string, Figures>> {
  // The first audit also includes the browser's start, so it is discarded.
  if (!isSmoke) for (const page of pages.slice(0, 1)) await measure(page);
  const all = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < flags.runs; round += 1)
    for (const page of pages) all.get(page.name)?.push(await measure(page));
  const middleOf = (rounds: readonly Figures[]): Figures =>
    Object.fromEntries(METRICS.map((of) => [of, median(rounds.map((figures) => figures[of]))])) as Figures;
  return new Map([...all].map(([name, rounds]) => [name, middleOf(rounds)]));
}

/** Pages behind sign-in are not indexed, so their SEO has no target. */
function isGood(
  name: string,
  { performance, accessibility, seo, tbt, cls, ...rest }: Figures,
  floor: Figures,
): boolean {
  const isQuick = tbt <= Math.max(BLOCKING_CEILING * floor.tbt, BLOCKING_ALLOWED_MS);
  return (
    performance >= (name === '/' ? PERFORMANCE_FLOOR.landing : PERFORMANCE_FLOOR.other) &&
    [accessibility, rest['best-practices']].every((score) => score === 100) &&
    (seo === 100 || !PAGES.guest.includes(name)) &&
    cls === 0 &&
    (isQuick || !JUDGED_BY_BLOCKING.includes(name))
  );
}

function rowOf(name: string, of: Figures, floor: Figures): Row {
  const isMet = of === floor || isGood(name, of, floor);
  const scores = CATEGORIES.map((category) => whole(of[category]));
  const times = [whole(of.lcp), whole(of.tbt), floor.tbt > 0 ? hundredths(of.tbt / floor.tbt) : '–'];
  return { isMet, cells: [name, ...scores, ...times, of.cls.toFixed(3), of === floor ? '' : verdict(isMet)] };
}

async function run(folder: string): Promise<Row[]> {
  const dataDir = join(folder, 'data');
  seedDemo({ dataDir });
  const server = await startServer({ dataDir }, join(folder, 'server.log'));
  await buildEmptyApp(join(folder, 'empty-app'));
  const emptyApp = await serveEmptyApp(join(folder, 'empty-app'));
  const open = async (name: string): Promise<Browser> => {
    const port = await freePort();
    return { context: await openBrowser(join(folder, name), [`--remote-debugging-port=${port}`]), port };
  };
  const [guest, member] = [await open('guest'), await open('member')];
  try {
    const login = await member.context.newPage();
    await login.goto(`${server.address}/login`);
    await signInDemo(login);
    await login.close();
    const figures = await measureInRounds([
      { ...guest, name: EMPTY_APP, address: emptyApp.address },
      ...PAGES.guest.map((path) => ({ ...guest, name: path, address: server.address + path })),
      ...PAGES.member.map((path) => ({ ...member, name: path, address: server.address + path })),
    ]);
    const floor = figures.get(EMPTY_APP);
    if (!floor) throw new Error('There is no floor');
    return [...figures].map(([name, of]) => rowOf(name, of, floor));
  } finally {
    for (const { context } of [guest, member]) await context.close();
    emptyApp.close();
    await server.stop();
  }
}

say(describeRun(`bench:web, median of ${flags.runs}`));
buildWebWhenChanged();
const rows = await inWorkFolder('web', run);
say(`\n${table(['page', ...CATEGORIES, 'LCP ms', 'TBT ms', 'TBT × floor', 'CLS', 'targets'], rows)}`);
end({ isMet: rows.every(({ isMet }) => isMet) });
