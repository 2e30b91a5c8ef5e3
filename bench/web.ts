/**
 * `npm run bench:web`: Lighthouse (mobile preset) on the pages people meet first, the JavaScript each
 * route loads, and how soon a chosen mood answers on a slow phone.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { buildWebWhenChanged } from '../scripts/run/web-build.mjs';
import { seedDemo } from './lib/people/demo-account.ts';
import { forget, openBrowser, scriptBytes, signIn, tapToFrame } from './lib/processes/browser-session.ts';
import { openCommand } from './lib/processes/command.ts';
import { startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, median, table, tenths, whole } from './lib/report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CPU_SLOWDOWN = 4;
const PERFORMANCE_FLOOR = { landing: 100, other: 95 };
const SCRIPT_CEILINGS_KB: Readonly<Record<string, number>> = { '/': 10, '/home': 170 };
const TAP_CEILING_MS = 100;

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:web',
  measures: 'Lighthouse on the first pages, the JavaScript of each route, and the answer to a tap.',
  takes: 'about 5 minutes',
  flags: { runs: 5, taps: 5 },
  smoke: { runs: 1, taps: 1 },
});
const PAGES = isSmoke ? { guest: [], member: ['/home'] } : { guest: ['/', '/login'], member: ['/home', '/historico'] };
const WEIGHED = isSmoke
  ? { guest: ['/'], member: ['/home'] }
  : {
      guest: ['/', '/login', '/planos', '/sobre', '/termos-de-uso'],
      member: ['/home', '/registrar', '/historico', '/analises', '/perfil', '/registrar-lote'],
    };

type Figures = Record<(typeof CATEGORIES)[number] | 'lcp' | 'tbt' | 'cls', number>;
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

/** Pages behind the sign-in are kept out of search engines: their SEO has no target. */
const reachesTargets = (path: string, isPublic: boolean, { performance, seo, cls, ...rest }: Figures): boolean =>
  performance >= (path === '/' ? PERFORMANCE_FLOOR.landing : PERFORMANCE_FLOOR.other) &&
  rest.accessibility === 100 &&
  rest['best-practices'] === 100 &&
  (seo === 100 || !isPublic) &&
  cls === 0;

async function measure(address: string, port: number): Promise<Figures> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    // The session stays: without it every protected page is the login.
    disableStorageReset: true,
  });
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

/** The floor of the same run: a page of one sentence, without a script or a style. */
function startBarePage() {
  const page =
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="Piso"><title>Piso</title></head><body><main><h1>Olá</h1></main></body></html>';
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page));
  return new Promise<{ address: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    );
  });
}

/** The middle of several runs, figure by figure. */
async function measureOften(address: string, port: number): Promise<Figures> {
  const all: Figures[] = [];
  for (let index = 0; index < flags.runs; index += 1) all.push(await measure(address, port));
  const middle = (of: keyof Figures) => [of, median(all.map((figures) => figures[of]))];
  return Object.fromEntries([...CATEGORIES, 'lcp' as const, 'tbt' as const, 'cls' as const].map(middle));
}

const cellsOf = (name: string, figures: Figures, outcome: string): string[] => [
  name,
  ...CATEGORIES.map((category) => whole(figures[category])),
  ...[whole(figures.lcp), whole(figures.tbt), figures.cls.toFixed(3), outcome],
];

/** Tells whether every target is met. */
async function run(folder: string): Promise<boolean> {
  const dataDir = join(folder, 'data');
  seedDemo({ dataDir });
  const server = await startServer({ dataDir }, join(folder, 'server.log'));
  const bare = await startBarePage();
  const { context, debuggingPort } = await openBrowser(join(folder, 'browser'));
  const rows: string[][] = [];
  const weights: string[][] = [];
  const outcomes: boolean[] = [];
  const judge = (isMet: boolean): string => {
    outcomes.push(isMet);
    return verdict(isMet);
  };
  const visit = async (path: string, isPublic: boolean): Promise<void> => {
    const figures = await measureOften(server.address + path, debuggingPort);
    rows.push(cellsOf(path, figures, judge(reachesTargets(path, isPublic, figures))));
  };
  const weigh = async (path: string): Promise<void> => {
    const kB = (await scriptBytes(context, server.address + path)) / 1000;
    if (kB === 0) throw new Error(`${path} loads no JavaScript`);
    const ceiling = SCRIPT_CEILINGS_KB[path];
    weights.push([path, tenths(kB), ceiling === undefined ? '' : `≤ ${ceiling}: ${judge(kB <= ceiling)}`]);
  };
  try {
    rows.push(cellsOf('bare page (floor)', await measureOften(bare.address, debuggingPort), ''));
    for (const path of PAGES.guest) await visit(path, true);
    for (const path of WEIGHED.guest) await weigh(path);
    await signIn(context, server.address);
    for (const path of PAGES.member) await visit(path, false);
    for (const path of WEIGHED.member) await weigh(path);
    const taps: number[] = [];
    for (let index = 0; index < flags.taps; index += 1)
      taps.push(await tapToFrame(context, server.address, CPU_SLOWDOWN));
    await forget(context, server.address);
    say(`\nLighthouse, mobile preset, median of ${flags.runs}\n`);
    say(table(['page', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS', 'targets'], rows));
    say('\nJavaScript until the network is idle, kB gzip\n');
    say(table(['route', 'kB', 'target'], weights));
    const tap = `median ${whole(median(taps))} ms of ${taps.map(whole).join(', ')}`;
    const outcome = judge(median(taps) <= TAP_CEILING_MS);
    say(`\nMood chosen → next frame, processor slowed ${CPU_SLOWDOWN}×: ${tap} (≤ ${TAP_CEILING_MS}: ${outcome})`);
    return outcomes.every(Boolean);
  } finally {
    await context.close();
    bare.close();
    await server.stop();
  }
}

say(describeRun('bench:web'));
buildWebWhenChanged();
end({ isMet: await inWorkFolder('web', run) });
