import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../e2e/support/browser.ts';
import { environmentOf, type Place } from './server.ts';

const SEED = join(import.meta.dirname, '../../../apps/server/src/commands/seed-demo.ts');
const DEMO = { email: 'demo@exemplo.com', password: 'Nuvem-calma-42' };

/** Creates one person with the entries of fourteen months, with `npm run seed:demo`. */
export function seedDemo(place: Place): void {
  const args = [SEED, '--email', DEMO.email, '--password', DEMO.password];
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environmentOf(place) };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The demo account was not made:\n${stderr}`);
}

/** Starts a browser with a phone's screen. All its pages share one storage, which is in the folder. */
export async function openBrowser(folder: string, flags: readonly string[]): Promise<BrowserContext> {
  const { executablePath, args } = await findBrowser();
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, ...flags],
    viewport: { width: 412, height: 870 },
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
}

/** Signs the demo person in by the form of a page that shows it, and waits until the day is shown. */
export async function signInDemo(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(DEMO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/home$/);
  // What is shown without a network is stored now.
  await page.waitForLoadState('networkidle');
}

/** Clears what the browser caches: files, compiled code and, of this origin, the service worker with its files. */
export async function clearCaches(context: BrowserContext, origin?: string): Promise<void> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage,shader_cache';
  if (origin !== undefined) await client.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.close();
}
