import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

const DAY = 86_400_000;

/** Creates entries through the API as the signed-in person. Each score is one day further back. */
async function record(page: Page, scores: readonly number[]): Promise<void> {
  const entries = scores.map((score, ago) => ({ score, timestamp: Date.now() - ago * DAY }));
  const status = await page.evaluate(async (body) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'Content-Type': 'application/json',
    };
    return (await fetch('/api/mood-entries/batch', { method: 'POST', headers, body })).status;
  }, JSON.stringify({ entries }));
  expect(status).toBe(201);
}

const card = (page: Page) => page.getByRole('region', { name: 'Insight da semana' });
const askFor = (page: Page) => card(page).getByRole('button', { name: 'Gerar insight da semana' });

/** Opens /home and scrolls to the weekly summary. */
async function openCard(page: Page): Promise<void> {
  await page.goto('/home');
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
  await record(page, [4, 2, 5, 3, 3]);
  await openCard(page);
  await expect(card(page).getByText('No plano Grátis, são 2 por mês.')).toBeVisible();
  expect(requests).toBe(0);

  await askFor(page).click();
  await expect(card(page).getByText('3,4 de 5')).toBeVisible();
  await expect(card(page).getByText('Escrito aqui, pelo modelo local. Não é diagnóstico.')).toBeVisible();
  await expect(card(page)).toContainText('Você registrou em 5 dias');
  await expectAccessible(page);
  const folded = await card(page).textContent();
  await card(page).getByRole('button', { name: 'Ler mais' }).click();
  await expect(card(page).getByRole('button', { name: 'Ler menos' })).toBeFocused();
  const whole = (await card(page).textContent()) ?? '';
  expect(whole.length).toBeGreaterThan(folded?.length ?? 0);
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
  expect(await card(page).textContent()).toBe(whole);

  await record(page, [5]);
  await openCard(page);
  await askFor(page).click();
  await expect(card(page).getByText('3,7 de 5')).toBeVisible();

  await record(page, [1]);
  await openCard(page);
  await askFor(page).click();
  await expect(card(page).getByText('Você usou os insights deste mês.').first()).toBeVisible();
  await expect(card(page).getByText(/a conta recomeça em 1º de/)).toBeVisible();
  await expectAccessible(page);
  await card(page).getByRole('link', { name: 'Ver os planos' }).click();
  await expect(page).toHaveURL(/\/planos$/);
});

test('quem registrou em dois dias lê por que ainda não dá, e quantos faltam', async ({ page, email }) => {
  await createAccount(page, email);
  await record(page, [4, 2]);
  await openCard(page);
  await expect(card(page).getByText('O insight precisa de registros em 5 dias diferentes da semana.')).toBeVisible();
  await expect(card(page).getByText('Você já tem 2; faltam 3.')).toBeVisible();
  await expect(askFor(page)).toHaveCount(0);
  await expectAccessible(page);
  await card(page).getByRole('link', { name: 'Registrar humor' }).click();
  await expect(page).toHaveURL(/\/registrar$/);
});

test('quando o serviço falha, a tela diz o que tenta, e o texto chega depois', async ({ page, email }) => {
  await createAccount(page, email);
  await record(page, [4, 2, 5, 3, 3]);
  let failures = 2;
  await page.route('**/api/weekly-summary', (route) => {
    failures -= 1;
    return failures >= 0 ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });
  await openCard(page);
  await askFor(page).click();
  await expect(card(page).getByText('Reconectando ao serviço de IA... (tentativa 1 de 3)')).toBeVisible();
  await expectAccessible(page);
  await expect(card(page).getByText('Reconectando ao serviço de IA... (tentativa 2 de 3)')).toBeVisible();
  await expect(card(page).getByText('3,4 de 5')).toBeVisible();
});
