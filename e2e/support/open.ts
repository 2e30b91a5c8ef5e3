import type { Page } from '@playwright/test';

/**
 * Waits until the app has set `data-ready` on the page: it is hydrated, its first data are shown and it handles presses.
 */
export async function becomesReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Opens an address of the product and waits until the app is ready. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await becomesReady(page);
}

/** Loads the page again and waits until the app is ready. */
export async function reopen(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await becomesReady(page);
}
