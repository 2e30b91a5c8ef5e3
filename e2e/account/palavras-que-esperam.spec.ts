import type { Page } from '@playwright/test';
import { createAccountByApi } from '../support/account-by-api.ts';
import { apiOf } from '../support/api-of.ts';
import { expect, PASSWORD, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const LINE = 'Minha gata Tapioca';

const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('uma linha do plano escrita sem conexão espera, cifrada, a mesma pessoa entrar de novo', async ({
  page,
  context,
  email,
}) => {
  await createAccountByApi(page, email);
  await open(page, '/plano-de-seguranca');
  await page.getByRole('button', { name: 'Começar pelo que me ajuda' }).click();
  await context.setOffline(true);
  await page.keyboard.type(LINE);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Sem conexão: guardado neste aparelho/)).toBeVisible();
  // The session is ended on another device. This request doesn't go through the page's network.
  await (await apiOf(page)).post('/auth/sign-out', {});
  await context.setOffline(false);
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar', { exact: false })).toBeVisible();
  await expect.poll(() => stored(page)).toContain(':sealed-words');
  expect(await stored(page)).not.toContain(LINE);

  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await open(page, '/plano-de-seguranca');
  await expect(page.getByRole('paragraph').filter({ hasText: LINE })).toBeVisible();
  await expect.poll(async () => JSON.stringify(await (await apiOf(page)).get('/safety-plan'))).toContain(LINE);
});
