import { type BrowserContext, chromium } from '@playwright/test';
import { freePort } from '../../../apps/server/src/testing/database/postgres-server.ts';
import { findBrowser } from '../../../e2e/support/browser.ts';
import { DEMO } from '../people/demo-account.ts';

const PHONE = { width: 360, height: 740 };

export type Browser = { context: BrowserContext; debuggingPort: number };

/** Starts a browser with a debugging port. All pages of the browser share one storage. */
export async function openBrowser(folder: string): Promise<Browser> {
  const debuggingPort = await freePort();
  const { executablePath, args } = await findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
    viewport: PHONE,
    hasTouch: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  return { context, debuggingPort };
}

export async function signIn(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill(DEMO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/home$/);
  await page.close();
}

/**
 * Time from a tap on a face to the next frame in ms, with the CPU slowed down `slowdown` times (Event
 * Timing's duration, the basis of INP).
 */
export async function tapToFrame(context: BrowserContext, address: string, slowdown: number): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${address}/registrar`);
  await page.waitForLoadState('networkidle');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const found = window as unknown as { taps: number[] };
    found.taps = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.taps.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.getByRole('radio', { name: 'Bem', exact: true }).tap();
  await page.waitForTimeout(1000);
  const taps = await page.evaluate(() => (window as unknown as { taps: number[] }).taps);
  await page.close();
  return Math.max(0, ...taps);
}
