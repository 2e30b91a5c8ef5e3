import { expect, type Locator, type Page } from '@playwright/test';

export const messageField = (page: Page): Locator => page.getByRole('textbox', { name: 'Sua mensagem' });

/** Presses an item in the menu of an open conversation. */
export async function chooseInMenu(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Opções da conversa' }).click();
  await page.getByRole('menu').locator('[role^="menuitem"]').filter({ hasText: item }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

/** One for each complete reply. */
export const copyButtons = (page: Page): Locator => page.getByRole('button', { name: 'Copiar resposta' });

/** Sends a message and waits for the whole reply. */
export async function say(page: Page, words: string): Promise<void> {
  const before = await copyButtons(page).count();
  await messageField(page).fill(words);
  await messageField(page).press('Enter');
  await expect(copyButtons(page)).toHaveCount(before + 1);
}
