/**
 * Lighthouse (mobile preset) on the pages people meet first, the JavaScript each route loads, and
 * how soon a chosen mood answers on a slow phone. `npm run bench:web [-- --runs 5]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { forget, openBrowser, scriptBytes, signIn, tapToFrame } from './lib/browser-session.ts';
import { seedDemo } from './lib/demo-account.ts';
import { readFlags } from './lib/flags.ts';
import { describeRun, median, say, table, tenths, whole } from './lib/report.ts';
import { startServer } from './lib/server.ts';

const PUBLIC = ['/', '/login'];
const SIGNED_IN = ['/home', '/historico'];
const WEIGHED = {
  guest: ['/', '/login', '/planos', '/sobre', '/termos-de-uso'],
  member: ['/home', '/registrar', '/historico', '/analises', '/perfil', '/registrar-lote'],
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CPU_SLOWDOWN = 4;
const TAPS = 5;

const { runs } = readFlags({ runs: 5 });
const folder = mkdtempSync(join(tmpdir(), 'alento-bench-web-'));
say(describeRun('bench:web'));

type Figures = Record<(typeof CATEGORIES)[number] | 'lcp' | 'tbt' | 'cls', number>;

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

async function run(): Promise<void> {
  const dataDir = join(folder, 'data');
  seedDemo({ dataDir });
  const server = await startServer({ dataDir }, join(folder, 'server.log'));
  const bare = await startBarePage();
  const { context, debuggingPort } = await openBrowser(join(folder, 'browser'));
  try {
    const rows: string[][] = [];
    const add = async (name: string, address: string): Promise<void> => {
      const all: Figures[] = [];
      for (let index = 0; index < runs; index += 1) all.push(await measure(address, debuggingPort));
      const middle = (of: keyof Figures): number => median(all.map((figures) => figures[of]));
      rows.push([
        name,
        ...CATEGORIES.map((category) => whole(middle(category))),
        whole(middle('lcp')),
        whole(middle('tbt')),
        middle('cls').toFixed(3),
      ]);
    };
    await add('bare page (floor)', bare.address);
    for (const path of PUBLIC) await add(path, server.address + path);
    const weights: string[][] = [];
    for (const path of WEIGHED.guest) {
      weights.push([path, tenths((await scriptBytes(context, server.address + path)) / 1000)]);
    }
    await signIn(context, server.address);
    for (const path of SIGNED_IN) await add(path, server.address + path);
    for (const path of WEIGHED.member) {
      weights.push([path, tenths((await scriptBytes(context, server.address + path)) / 1000)]);
    }
    const taps: number[] = [];
    for (let index = 0; index < TAPS; index += 1) taps.push(await tapToFrame(context, server.address, CPU_SLOWDOWN));
    await forget(context, server.address);
    say(`\nLighthouse, mobile preset, median of ${runs}\n`);
    say(table(['page', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS'], rows));
    say('\nJavaScript until the network is idle, kB gzip\n');
    say(table(['route', 'kB'], weights));
    say(
      `\nMood chosen → next frame, processor slowed ${CPU_SLOWDOWN}×: median ${whole(median(taps))} ms of ${taps.map(whole).join(', ')}`,
    );
  } finally {
    await context.close();
    bare.close();
    await server.stop();
  }
}

try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
