import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ROUTES } from '../../e2e/support/routes.ts';
import { type Form, VIEWPORTS } from './forms.ts';
import type { StoredSessions } from './people.ts';
import { takeScreen, takeWhole } from './pictures.ts';
import { inspect, listen } from './problems.ts';
import type { Scene } from './scene.ts';

const READY_MS = 20_000;
/** Time until the screen shows an error, ms. It retries for seven seconds first. */
const GIVING_UP_MS = 14_000;
/** Wait before the picture of a loading screen, ms, so that the skeleton is visible. */
const LOADING_MS = 900;
const PREPARE_MS = 6000;
/** Wait until the animation of menus and dialogs has ended, ms. */
const OPENING_MS = 350;

export type Drawn = { scene: Scene; form: Form; pictures: string[]; problems: string[] };

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'raiz';

/** Mocks the API except for the session, because every page would redirect to /login without a session. */
async function replaceApi(page: Page, api: Scene['api']): Promise<void> {
  if (api === 'real') return;
  await page.route('**/api/**', async (route) => {
    if (route.request().url().includes('/api/auth/')) return route.continue();
    if (api === 'error') {
      return route.fulfill({ status: 500, json: { errorCode: 'INTERNAL', message: 'Algo não saiu como devia.' } });
    }
  });
}

async function settle(page: Page, scene: Scene, problems: string[]): Promise<void> {
  await page.goto(scene.address, { waitUntil: 'load' });
  await scene.begin?.(page);
  if (scene.api === 'loading') await page.waitForTimeout(LOADING_MS);
  if (scene.api === 'real') {
    // Pages that are only read don't start the app.
    const isApp = ROUTES.find(({ pattern }) => pattern === scene.route)?.startsApp ?? true;
    const ready = isApp ? page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: READY_MS }) : null;
    await ready?.catch(() => problems.push('does not finish loading'));
  }
  if (scene.api === 'error') {
    const retry = page.getByRole('button', { name: /tentar/i }).first();
    await retry.waitFor({ timeout: GIVING_UP_MS }).catch(() => problems.push('offers no retry when the API fails'));
  }
  await page.evaluate(() => document.fonts.ready);
}

async function prepare(page: Page, scene: Scene, problems: string[]): Promise<void> {
  if (!scene.prepare) return;
  page.setDefaultTimeout(PREPARE_MS);
  try {
    await scene.prepare(page);
    await page.waitForTimeout(OPENING_MS);
  } catch (error) {
    problems.push(`could not be prepared: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

/** Takes the pictures of a scene in one size: one visit, in light and in dark mode. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions,
  stored: StoredSessions,
  scene: Scene,
  forms: readonly Form[],
  folder: string,
): Promise<Drawn[]> {
  const [first] = forms;
  if (!first) return [];
  const context = await browser.newContext({
    ...options,
    viewport: VIEWPORTS[first.size],
    hasTouch: first.size === 'phone',
    colorScheme: first.colorScheme,
    reducedMotion: 'reduce',
    storageState: stored[scene.viewer],
  });
  const page = await context.newPage();
  const heard = await listen(page);
  const drawn: Drawn[] = [];
  try {
    await replaceApi(page, scene.api);
    await settle(page, scene, heard);
    await prepare(page, scene, heard);
    for (const form of forms) {
      await page.emulateMedia({ colorScheme: form.colorScheme });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const name = `${slug(scene.route)}--${slug(scene.name)}--${form.name}`;
      const pictures = [`${name}.png`];
      await takeScreen(page, folder, `${name}.png`);
      const problems = [...heard.splice(0), ...(await inspect(page))];
      if (!scene.prepare) {
        pictures.push(`${name}--inteira.png`);
        await takeWhole(page, folder, `${name}--inteira.png`);
      }
      drawn.push({ scene, form, pictures, problems });
    }
  } finally {
    await context.close();
  }
  return drawn;
}
