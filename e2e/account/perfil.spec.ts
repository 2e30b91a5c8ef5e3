import type { Browser, Page } from '@playwright/test';
import { giveDialogPassword, identityDialog } from '../support/confirm-identity.ts';
import { createAccount, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';

const NEW_PASSWORD = 'Chuva-mansa-77';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Signs in to the same account on another device. */
async function onAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
  return page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Perfil' });

async function fillPasswords(page: Page, current: string): Promise<void> {
  await page.getByLabel('Senha atual').fill(current);
  await page.getByLabel('Senha nova', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirmar senha nova').fill(NEW_PASSWORD);
}

test('trocar a senha: o outro aparelho sai, este fica, a nova entra', async ({ page, browser, email }) => {
  await createAccount(page, email);
  const other = await onAnotherDevice(browser, email);

  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByLabel('Senha atual')).toBeFocused();
  await fillPasswords(page, 'Errada-senha-1');
  await page.getByRole('button', { name: 'Salvar senha nova' }).click();
  await expect(page.getByText('A senha atual não confere.')).toBeVisible();
  await expect(page.getByLabel('Senha atual')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Senha atual').fill(PASSWORD);
  await page.getByRole('button', { name: 'Salvar senha nova' }).click();
  await expect(page.getByText('Senha trocada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trocar senha' })).toBeFocused();
  await expect(page.getByText('Sua conta está aberta só aqui.')).toBeVisible();

  await other.goto('/historico');
  await expect(other).toHaveURL(/\/login/);
  await signIn(other, email, PASSWORD);
  await expect(other.getByText('Login não encontrado. Verifique suas credenciais.')).toBeVisible();
  await signIn(other, email, NEW_PASSWORD);
  await expect(other).toHaveURL(/\/home$/);
  await other.context().close();
});

test('encerrar a sessão de outro aparelho', async ({ page, browser, email }) => {
  await createAccount(page, email);
  const other = await onAnotherDevice(browser, email);
  await page.goto('/perfil');
  await page.getByRole('button', { name: /^Encerrar sessão:/ }).click();
  await expect(identityDialog(page)).toContainText('Lá, vai ser preciso entrar de novo.');
  await expectAccessible(page);
  await giveDialogPassword(page);
  await expect(page.getByText('Sua conta está aberta só aqui.')).toBeVisible();
  await other.goto('/historico');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test('sair de todos os dispositivos, só com o teclado', async ({ page, browser, email }) => {
  await createAccount(page, email);
  const other = await onAnotherDevice(browser, email);
  await page.goto('/perfil');
  await expect(page.getByText('Esta sessão')).toBeVisible();
  const everywhere = page.getByRole('button', { name: 'Sair de todos os dispositivos' });
  for (let step = 0; step < 60; step += 1) {
    if (await everywhere.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(identityDialog(page).getByLabel('Sua senha')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(everywhere).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(identityDialog(page)).toContainText('A conta se fecha em todos os aparelhos');
  await giveDialogPassword(page);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
  await other.goto('/historico');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test('o que o perfil mostra: endereço oculto, plano, fuso, documentos', async ({ page, email }) => {
  await createAccount(page, email);
  await page.goto('/perfil');
  await expect(heading(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('hi…@exemplo.com')).toBeVisible();
  await expect(main.getByText(email)).toHaveCount(0);
  await main.getByRole('button', { name: 'Mostrar endereço' }).click();
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText('Conta pseudônima')).toBeVisible();
  await expect(main.getByText('Grátis', { exact: true })).toBeVisible();
  await expect(main.getByText('Horário de Brasília')).toBeVisible();
  await expect(main.getByText(/^Aceito por você em/)).toHaveCount(2);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Termos de Uso' }).first().click();
  await expect(page).toHaveURL(/\/termos-de-uso$/);
});
