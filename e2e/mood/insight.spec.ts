import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { recordDays } from '../support/record-days.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Insight da semana' });
const askFor = (page: Page) => card(page).getByRole('button', { name: 'Gerar insight da semana' });

/** Opens /home and scrolls to the weekly summary. */
async function openCard(page: Page): Promise<void> {
  await open(page, '/home');
  const summary = page.getByRole('region', { name: 'Resumo da semana' });
  await summary.waitFor();
  await summary.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(card(page)).toBeVisible();
}

test('a semana em palavras: números certos, de graça de novo, outra depois de registrar, e o limite do mês', async ({
  page,
  email,
}) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/weekly-summary')) requests += 1;
  });
  await createAccount(page, email);
  await recordDays(page, [4, 2, 5, 3, 3]);
  await openCard(page);
  await expect(card(page).getByText('No plano Grátis, são 2 por mês.')).toBeVisible();
  expect(requests).toBe(0);

  await askFor(page).click();
  await expect(card(page).getByText('3,4 de 5')).toBeVisible();
  await expect(card(page).getByText('Escrito aqui, pelo modelo local. Não é diagnóstico.')).toBeVisible();
  await expect(card(page)).toContainText('Você registrou em 5 dias');
  await card(page).getByRole('button', { name: 'Ler mais' }).click();
  await expect(card(page).getByRole('button', { name: 'Ler menos' })).toBeFocused();
  const whole = (await card(page).textContent()) ?? '';
  await expectAccessible(page);

  // The device's cache is shown at once. Without the cache the server returns the same text.
  await openCard(page);
  await expect(card(page).getByText('3,4 de 5')).toBeVisible();
  expect(requests).toBe(1);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('weekly-summary')) localStorage.removeItem(key);
  });
  await openCard(page);
  await askFor(page).click();
  await card(page).getByRole('button', { name: 'Ler mais' }).click();
  await expect(card(page)).toHaveText(whole);

  await recordDays(page, [5]);
  await openCard(page);
  await askFor(page).click();
  await expect(card(page).getByText('3,7 de 5')).toBeVisible();

  await recordDays(page, [1]);
  await openCard(page);
  await askFor(page).click();
  await expect(card(page).getByText(/a conta recomeça em 1º de/)).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/planos');
});
