import type { Locator, Page } from '@playwright/test';
import { expect, PASSWORD } from './fixtures.ts';

/** "Confirme que é você", as it stands before who is asked. */
export const identityDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirme que é você' });

/** Gives the password by the keyboard alone, and waits for the dialog to go. */
export async function giveDialogPassword(page: Page, password = PASSWORD): Promise<void> {
  await expect(identityDialog(page).getByLabel('Sua senha')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(identityDialog(page)).toBeHidden();
}
