import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { axeFaults } from '../../e2e/support/axe.ts';
import { sidewaysFaults } from '../../e2e/support/layout-faults.ts';
import { becomesReady } from '../../e2e/support/open.ts';
import { errorsOf } from '../../e2e/support/page-errors.ts';
import { ROUTES } from '../../e2e/support/routes.ts';
import type { Form, Scene } from './scene.ts';
import { answer, INTERNAL, steps, waitVisible } from './steps.ts';

/** The longest wait, ms. A screen retries for up to nine seconds before it shows an error. */
const PATIENCE_MS = 20_000;
/** Wait until a menu or dialog has opened, and until the skeleton of a loading screen is visible, ms. */
const APPEARING_MS = { real: 350, error: 350, loading: 900 };
/** Maximum height of a picture in px. Longer pages are cut. */
const TALLEST = 5000;

/** One picture of the screen, perhaps one of the whole page, and what is wrong with the screen. */
export type Drawn = { form: string; pictures: string[]; problems: string[] };

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'raiz';

/** Mocks the API except for the session, because every page would redirect to /login without a session. */
const replaceApi = (page: Page, api: 'error' | 'loading'): Promise<unknown> =>
  page.route('**/api/**', (route) => {
    if (route.request().url().includes('/api/auth/')) return route.continue();
    if (api === 'error') return route.fulfill({ status: 500, json: INTERNAL });
  });

/** Opens the scene, and brings it into its state. */
async function settle(page: Page, { route, address, api, answers, before, act }: Scene): Promise<void> {
  if (api !== 'real') await replaceApi(page, api);
  await steps(...Object.entries(answers).map(([path, json]) => answer(path, json)))(page);
  await before?.(page);
  await page.goto(address, { waitUntil: 'load' });
  // Pages that are only read don't start the app.
  const isApp = ROUTES.find(({ pattern }) => pattern === route)?.startsApp ?? true;
  if (api === 'real' && isApp) await becomesReady(page);
  await act?.(page);
  if (act || api === 'loading') await page.waitForTimeout(APPEARING_MS[api]);
  if (api === 'error') await waitVisible('role=button[name=/tentar/i]')(page);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Takes a picture of the whole page. Headers fixed to the top stay; other fixed elements are hidden, because they would
 * appear in the middle of the picture. The picture of the visible part contains them.
 */
async function takeWhole(page: Page, path: string): Promise<void> {
  const height = await page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).position === 'fixed') element.dataset.galleryFixed = '';
    // The page's Content-Security-Policy blocks style elements, but not this.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-gallery-fixed]:not(header) { visibility: hidden !important } header[data-gallery-fixed] { position: absolute !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    return document.documentElement.scrollHeight;
  });
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: Math.min(height, TALLEST) };
  await page.screenshot({ path, fullPage: true, animations: 'disabled', clip });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Takes the pictures of a scene in one size: one visit, in light and in dark mode. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions,
  scene: Scene,
  forms: readonly Form[],
  folder: string,
): Promise<Drawn[]> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(PATIENCE_MS);
  const errors = errorsOf(page);
  const drawn: Drawn[] = [];
  try {
    await settle(page, scene).catch((error) => errors.push(`not reached: ${error}`.replace(/\s+/g, ' ').slice(0, 200)));
    for (const form of forms) {
      await page.emulateMedia({ colorScheme: form.colorScheme });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const name = `${slug(scene.route)}--${slug(scene.name)}--${form.name}`;
      const pictures = [`${name}.png`];
      await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
      const problems = [...errors.splice(0), ...(await axeFaults(page)), ...(await sidewaysFaults(page))];
      if (scene.isWhole ?? !scene.act) {
        pictures.push(`${name}--inteira.png`);
        await takeWhole(page, join(folder, `${name}--inteira.png`));
      }
      drawn.push({ form: form.name, pictures, problems });
    }
  } finally {
    await page.close();
  }
  return drawn;
}
