import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

const DAY = 86_400_000;

/** Calls the API as the person whose page it is. */
async function post(page: Page, path: string, data: object): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await page.request.post(`/api${path}`, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
}

test('um toque no rosto do início guarda, e desfazer, marcadores e nota vêm depois', async ({ page, email }) => {
  await createAccount(page, email);
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expect(page.getByText(/^Bem, registrado às/)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('link', { name: 'Ver análise detalhada' })).toBeVisible();
  await page.getByRole('textbox').fill('Do início mesmo');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByText('Nota guardada.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(/Registro desfeito/)).toBeVisible();
  await expect(page.getByText('Sem registros de humor')).toBeVisible();
});

test('quem não registra há mais de uma semana vê o início com conteúdo', async ({ page, email }) => {
  await createAccount(page, email);
  await post(page, '/mood-entries', { score: 2, note: 'Faz tempo', timestamp: Date.now() - 30 * DAY });
  await page.goto('/home');
  await expect(page.getByText('Nenhum registro nos últimos 7 dias.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Resumo da semana' })).toBeVisible();
  await expect(page.getByText('Sem registros de humor')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver análise detalhada' }).click();
  await expect(page).toHaveURL(/\/analises$/);
});

test('o botão do assistente sai da frente de quem rola para baixo e volta para quem rola para cima', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  const entries = Array.from({ length: 40 }, (_, at) => ({ score: at % 6, timestamp: Date.now() - at * DAY }));
  await post(page, '/mood-entries/batch', { entries });
  await page.goto('/historico');
  const aside = page.locator('[data-floating][data-aside]');
  const assistant = page.getByRole('button', { name: 'Abrir o Assistente IA' });
  await expect(assistant).toBeVisible();
  const tip = page.getByText('Quer conversar? O assistente fica aqui.');
  await expect(tip).toBeVisible();
  await expect(tip).toBeHidden({ timeout: 12_000 });
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 400);
  await expect(aside).toHaveCount(1);
  await expect(aside).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, -200);
  await expect(aside).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect(aside).toHaveCount(1);
  // Who comes by keyboard has it back at once.
  await assistant.focus();
  await expect(page.locator('[data-floating]')).toHaveCSS('opacity', '1');
});
