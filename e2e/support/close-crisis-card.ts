import { expect, type Page } from '@playwright/test';

/** Presses 'Continuar' on the crisis card, as soon as it appears, and waits until it is gone. */
export async function closeCrisisCard(page: Page): Promise<void> {
  const card = page.getByRole('alertdialog').filter({ has: page.locator('a[href="tel:188"]') });
  await card.getByRole('button', { name: 'Continuar' }).click();
  await expect(card).toBeHidden();
}
