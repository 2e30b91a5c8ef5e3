import type { Page } from '@playwright/test';
import { createAccountByApi } from '../support/account-by-api.ts';
import { apiOf } from '../support/api-of.ts';
import { allBrowserData } from '../support/browser-data.ts';
import { identityDialog } from '../support/confirm-identity.ts';
import { expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';
import { open, reopen } from '../support/open.ts';
import { workerBecomesReady, workerTakesControl } from '../support/service-worker.ts';

// The service worker keeps answers too.
test.use({ serviceWorkers: 'allow' });

const NOTE = 'Vi o mar com a Tapioca';
const DRAFT = 'Queria contar do sonho com o farol';

const browserStorage = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

test('excluir a conta: nada fica neste aparelho, e o mesmo endereço recomeça do zero', async ({
  page,
  context,
  email,
}) => {
  await createAccountByApi(page, email);
  const now = Date.now();
  const entries = [
    { score: 4, note: NOTE, timestamp: now },
    { score: 2, timestamp: now - 1000 },
  ];
  await (await apiOf(page)).post('/mood-entries/batch', { entries });
  const other = await context.newPage();
  await open(other, '/chat');
  await other.getByRole('textbox', { name: 'Sua mensagem' }).fill(DRAFT);
  await workerBecomesReady(other);
  await open(page, '/historico');
  await workerTakesControl(page);
  await expect(page.getByText(NOTE)).toBeVisible();
  const { authToken, deviceKey, userId } = await browserStorage(page);
  const secrets = [email, NOTE, DRAFT, authToken, deviceKey, userId];
  expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 3)).toBe(true);
  await expect.poll(() => allBrowserData(page)).toContain(DRAFT);

  await open(page, '/meus-dados');
  await page.getByRole('link', { name: 'Ver como excluir' }).click();
  await test.step('diz o que vai e o que fica, e um toque só não basta', async () => {
    await expect(page.getByText('2 registros de humor')).toBeVisible();
    await expect(page.getByText(/por até 30 dias/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preparar uma cópia' })).toBeVisible();
    await page.getByRole('button', { name: 'Segure por 3 segundos' }).click();
    await expect(page.getByText('Um toque só não basta', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('a palavra e a senha', async () => {
    await page.getByLabel('Digite EXCLUIR').fill('excluir');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await identityDialog(page).getByLabel('Sua senha').fill('Errada-senha-1');
    await identityDialog(page).getByRole('button', { name: 'Excluir minha conta' }).click();
    await expect(identityDialog(page).getByText('A senha atual não confere.')).toBeVisible();
    await identityDialog(page).getByLabel('Sua senha').fill(PASSWORD);
    await identityDialog(page).getByRole('button', { name: 'Excluir minha conta' }).click();
    await expect(page).toHaveURL(/\/conta-excluida$/);
  });

  await test.step('a última página diz o que foi apagado, e recarregada não sabe mais', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Conta excluída' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Apagado da sua conta' })).toContainText('2 registros de humor');
    await expect(page.getByRole('main').getByRole('link', { name: /188/ })).toBeVisible();
    await expectAccessible(page);
    await reopen(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Conta excluída' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Apagado da sua conta' })).toHaveCount(0);
  });

  await test.step('a outra aba se fechou, e nada da pessoa fica no aparelho', async () => {
    await expect(other).toHaveURL(/\/conta-excluida$/);
    await expect(other.getByRole('heading', { level: 1, name: 'Conta excluída' })).toBeVisible();
    expect(await browserStorage(page)).toEqual({});
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    const everything = await allBrowserData(page);
    for (const secret of secrets) expect(everything, secret).not.toContain(secret);
    await other.close();
  });

  await test.step('a conta antiga não abre mais, e o mesmo endereço cria uma conta nova e vazia', async () => {
    const headers = { Authorization: `Bearer ${authToken}` };
    expect((await page.request.get('/api/mood-entries', { headers })).status()).toBe(401);
    await createAccountByApi(page, email);
    expect((await browserStorage(page)).userId).not.toBe(userId);
    await open(page, '/historico');
    await expect(page.getByText('Sem registros de humor')).toBeVisible();
  });
});
