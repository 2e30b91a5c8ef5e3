import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { finishOnboarding } from './finish-onboarding.ts';
import { signUpByApi } from './sign-up-by-api.ts';

export { expect };

export const PASSWORD = 'Nuvem-calma-42';
let people = 0;

type Fixtures = {
  /** Fails the story when a page throws, logs an error or breaks its own policy. */
  quiet: undefined;
  /** An address nobody else in this run has. */
  email: string;
};

const EXPECTED_ERRORS = /Failed to load resource/;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
  baseURL: async ({}, use) => {
    const address = process.env.ALENTO_ADDRESS;
    if (!address) throw new Error('The server of the stories is not running');
    await use(address);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
  email: async ({}, use, info) => {
    people += 1;
    await use(`historia-${info.project.name}-${info.workerIndex}-${people}-${Date.now()}@exemplo.com`);
  },
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`${error}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED_ERRORS.test(message.text())) problems.push(message.text());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Creates an account as a person would, from the login page; ends on /home, where onboarding begins.
 * For stories about signing up and what it does to the device; the others use `createNewcomer`.
 */
export async function createNewcomerByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login?createAccount=true');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** The same, with the onboarding behind it. */
export async function createAccountByForm(page: Page, email: string): Promise<void> {
  await createNewcomerByForm(page, email);
  await finishOnboarding(page);
  await page.reload();
}

/** Creates an account; ends on /home, where onboarding begins. */
export async function createNewcomer(page: Page, email: string): Promise<void> {
  await signUpByApi(page, email, PASSWORD);
  await page.goto('/home');
}

/** Creates an account that has its onboarding behind it; ends on /home. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await signUpByApi(page, email, PASSWORD);
  await finishOnboarding(page);
  await page.goto('/home');
}

/** axe finds nothing, in light and in dark, and nothing scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // The screen, not what stands there while it loads; a dialog hides its heading from roles.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The new scheme is drawn before it is read.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    );
    expect(told, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Opens a page by the bar a person has at this width: the tabs on a phone, the header on a desktop. */
export async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).locator('visible=true').first().click();
}
