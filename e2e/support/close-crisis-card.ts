import { expect, type Page } from '@playwright/test';

/**
 * Presses 'Continuar' on the crisis card of the person, and waits until it is gone. Waits for the whole card first: it
 * replaces the one that is shown while its code is loaded, and a press at that moment is lost.
 */
export async function closeCrisisCard(page: Page): Promise<void> {
  const card = page.getByRole('alertdialog').filter({ has: page.locator('a[href="tel:188"]') });
  await expect(card.getByRole('button', { name: 'Estou em segurança' })).toBeVisible();
  await card.getByRole('button', { name: 'Continuar' }).click();
  await expect(card).toBeHidden();
}
