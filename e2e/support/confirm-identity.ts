import type { Locator, Page } from '@playwright/test';
import { expect, PASSWORD } from './fixtures.ts';

/** The dialog "Confirme que é você". */
export const identityDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirme que é você' });

/** Enters the password with the keyboard and waits until the dialog is closed. */
export async function giveDialogPassword(page: Page, password = PASSWORD): Promise<void> {
  await expect(identityDialog(page).getByLabel('Sua senha')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(identityDialog(page)).toBeHidden();
}
