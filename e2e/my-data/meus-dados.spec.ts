import type { Locator, Page } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { giveDialogPassword, identityDialog } from '../support/confirm-identity.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

const STEPS_MAX = 40;

/** Moves the focus with Tab to an element. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

test('do perfil a Meus dados: quanto há de cada tipo, e uma cópia só com o teclado', async ({ page, email }) => {
  await createAccount(page, email);
  const entries = [0, 1, 2].map((ago) => ({ score: 3, timestamp: Date.now() - ago * 86_400_000 }));
  await (await apiOf(page)).post('/mood-entries/batch', { entries });
  await page.goto('/perfil');
  await page.getByRole('link', { name: 'Abrir Meus dados' }).click();
  await expect(page).toHaveURL(/\/meus-dados$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeFocused();
  const kept = page.getByRole('list', { name: 'Dados guardados' }).getByRole('listitem');
  await expect(kept.filter({ hasText: 'Registros de humor' })).toHaveText(/Desde .*3$/);
  await expect(kept.filter({ hasText: 'Sessões abertas' })).toHaveText(/1$/);
  await expect(page.getByText(/^Nada guardado de: .*conversas com o assistente/)).toBeVisible();
  await expectAccessible(page);

  const ask = page.getByRole('button', { name: 'Preparar uma cópia' });
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  await expect(identityDialog(page).getByLabel('Sua senha')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await giveDialogPassword(page);
  const download = page.getByRole('button', { name: 'Baixar' });
  await expect(download).toBeVisible();
  const saved = page.waitForEvent('download');
  await tabTo(page, download);
  await page.keyboard.press('Enter');
  await saved;
  await expect(kept.filter({ hasText: 'Cópias pedidas' })).toHaveText(/1$/);
});
