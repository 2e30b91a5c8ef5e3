/*
 * Takes the screenshots on the landing page (apps/web/public/showcase/*.webp).
 * Needs a running app with a temporary database. Run it again when those screens change:
 *   npm run dev (in another terminal)
 *   node scripts/pictures/showcase.mjs [http://127.0.0.1:5173]
 * It creates an account, fills it with scripts/pictures/showcase-diary.mjs and photographs each
 * screen of apps/web/src/landing/sections/showcase-screens.ts at 390 by 844, at twice the pixel density,
 * light and dark.
 * Chromium encodes the WebP.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { SHOWCASE_PICTURE, SHOWCASE_SCREENS } from '../../apps/web/src/landing/sections/showcase-screens.ts';
import { findBrowser } from '../../e2e/support/browser.ts';
import { completeOnboarding } from '../../e2e/support/finish-onboarding.ts';
import { newAccount } from '../../e2e/support/sign-up-by-api.ts';
import { ROOT } from '../run/install.mjs';
import { diaryUntil } from './showcase-diary.mjs';

const ADDRESS = process.argv[2] ?? 'http://127.0.0.1:5173';
const FOLDER = join(ROOT, 'apps/web/public/showcase');
const VIEWPORT = { width: 390, height: 844 };
const MAX_BYTES = 40_000;
const QUALITIES = [0.86, 0.8, 0.72, 0.62, 0.5];
const PASSWORD = 'Nuvem-calma-42';
const BATCH = 50;

/** What the device of an account with the diary of two months stores. */
async function livedInAccount() {
  const headers = { 'X-Time-Zone': 'America/Sao_Paulo' };
  const account = await newAccount(`vitrine-${Date.now()}@exemplo.com`, PASSWORD, { origin: ADDRESS, headers });
  await completeOnboarding(ADDRESS, account.authToken);
  const entries = diaryUntil(Date.now());
  for (let start = 0; start < entries.length; start += BATCH) {
    const answer = await fetch(`${ADDRESS}/api/mood-entries/batch`, {
      method: 'POST',
      headers: {
        ...headers,
        Authorization: `Bearer ${account.authToken}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({ entries: entries.slice(start, start + BATCH) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  }
  return { ...account, login_email: 'luana@exemplo.com' };
}

/** The picture as WebP of at most MAX_BYTES, encoded by the browser's canvas. */
async function webpOf(page, png) {
  for (const quality of QUALITIES) {
    const dataUrl = await page.evaluate(
      async ([source, size, wanted]) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), size);
        const pen = canvas.getContext('2d');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, size.width, size.height);
        return canvas.toDataURL('image/webp', wanted);
      },
      [`data:image/png;base64,${png.toString('base64')}`, SHOWCASE_PICTURE, quality],
    );
    const bytes = Buffer.from(dataUrl.split(',')[1], 'base64');
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  throw new Error('No quality keeps the picture small enough');
}

async function photograph(browser, account, colorScheme) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, account);
  const encoder = await context.newPage();
  const page = await context.newPage();
  for (const name of SHOWCASE_SCREENS) {
    await page.goto(`${ADDRESS}/${name}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const bytes = await webpOf(encoder, await page.screenshot());
    writeFileSync(join(FOLDER, `${name}-${colorScheme}.webp`), bytes);
    process.stdout.write(`${name}-${colorScheme}.webp ${bytes.length} bytes\n`);
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const account = await livedInAccount();
const browser = await chromium.launch(await findBrowser());
try {
  for (const colorScheme of ['light', 'dark']) await photograph(browser, account, colorScheme);
} finally {
  await browser.close();
}
