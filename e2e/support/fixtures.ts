import { setTimeout as wait } from 'node:timers/promises';
import { addDays, instantAt, localDateOf } from '@alento/domain/time/local-date';
import { test as base, expect, type Page } from '@playwright/test';
import { isWholeTier } from '../../testing/tier/tier.ts';
import { axeFaults, COLOUR_RULES } from './axe.ts';
import { finishOnboarding } from './finish-onboarding.ts';
import { sidewaysFaults } from './layout-faults.ts';
import { open } from './open.ts';
import { EXPECTED_ERRORS, errorsOf } from './page-errors.ts';
import { signUpByApi } from './sign-up-by-api.ts';

export { expect };

export const PASSWORD = 'Nuvem-calma-42';
/** The longest that a story may take, ms. */
const LONGEST_STORY_MS = 180_000;
let people = 0;

type Fixtures = {
  /** Errors that a story's pages may log. */
  expectedErrors: RegExp;
  /** Fails the test if a page throws, logs another error or violates its Content-Security-Policy. */
  quiet: undefined;
  /**
   * Keeps Background Sync from waking the service worker by itself: the browser doesn't know that Playwright's context is
   * offline. Stories wake it over the DevTools protocol.
   */
  asleep: undefined;
  /** Starts no story so late that midnight in its zone could pass in it: the server's clock is the real one. */
  oneDay: undefined;
  /** An email address that is unique in this run. */
  email: string;
};

export const test = base.extend<Fixtures>({
  expectedErrors: [EXPECTED_ERRORS, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
  baseURL: async ({}, use) => {
    const address = process.env.ALENTO_ADDRESS;
    if (!address) throw new Error('The server of the browser tests is not running');
    await use(address);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
  email: async ({}, use, info) => {
    people += 1;
    await use(`historia-${info.project.name}-${info.workerIndex}-${people}-${Date.now()}@exemplo.com`);
  },
  asleep: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const manager: unknown = Reflect.get(window, 'SyncManager');
        if (typeof manager === 'function') manager.prototype.register = async () => undefined;
      });
      await use(undefined);
    },
    { auto: true },
  ],
  oneDay: [
    async ({ timezoneId }, use) => {
      const now = Date.now();
      const zone = timezoneId ?? 'UTC';
      const midnight = instantAt(addDays(localDateOf(now, zone), 1), 0, zone);
      if (midnight - now < LONGEST_STORY_MS) await wait(midnight - now + 1000);
      await use(undefined);
    },
    { auto: true, timeout: 2 * LONGEST_STORY_MS },
  ],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const problems = errorsOf(page, expectedErrors);
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Creates an account through the API, with completed onboarding. Ends on /home. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await signUpByApi(page, email, PASSWORD);
  await finishOnboarding(page);
  await open(page, '/home');
}

/**
 * Checks with axe that the screen is accessible, in dark mode too in the whole tier, and that the page doesn't scroll
 * sideways.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Waits until the screen has replaced its loading state. Role queries don't find the page's heading behind a dialog,
  // so the element is located directly.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const colorScheme of isWholeTier ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    // Waits until the new colour scheme is drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    // The dark scheme changes nothing but colours.
    const faults = await axeFaults(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
    expect(faults, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  expect(await sidewaysFaults(page), page.url()).toEqual([]);
}

/** Follows a link of the navigation that this width shows: the bottom bar on a phone, the header on a desktop. */
export async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
}
