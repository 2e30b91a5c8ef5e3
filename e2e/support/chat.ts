import { expect, type Locator, type Page } from '@playwright/test';

export const messageField = (page: Page): Locator => page.getByRole('textbox', { name: 'Sua mensagem' });

/** One for each complete reply. */
export const copyButtons = (page: Page): Locator => page.getByRole('button', { name: 'Copiar resposta' });

/** Sends a message and waits for the whole reply. */
export async function say(page: Page, words: string): Promise<void> {
  const before = await copyButtons(page).count();
  await messageField(page).fill(words);
  await messageField(page).press('Enter');
  await expect(copyButtons(page)).toHaveCount(before + 1);
}
