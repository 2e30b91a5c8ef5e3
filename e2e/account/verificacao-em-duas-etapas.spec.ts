import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAccountByApi } from '../support/account-by-api.ts';
import { identityDialog } from '../support/confirm-identity.ts';
import { expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { nextTotpOf, totpOf } from '../support/totp.ts';

const item = (page: Page) => page.getByRole('region', { name: 'Verificação em duas etapas' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const recoveryCodes = (page: Page) => page.getByRole('dialog', { name: 'Guarde seus códigos de recuperação' });

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function typePassword(page: Page): Promise<void> {
  await expect(identityDialog(page).getByLabel('Sua senha')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await expect(page.getByLabel(label)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Signs out on /perfil, then signs in with address and password. */
async function signOutAndIn(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Voltar ao perfil' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** Closes the dialog with the recovery codes, which are shown only once. */
async function confirmSavedCodes(page: Page): Promise<void> {
  await press(page, 'Já guardei');
  await expect(recoveryCodes(page)).toBeHidden();
  await expect(item(page).getByText('Ligada')).toBeVisible();
}

/** Downloads the recovery codes, and looks at how they are printed. */
async function keepCodes(page: Page): Promise<string[]> {
  await expect(recoveryCodes(page)).toBeVisible();
  const codes = await recoveryCodes(page).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await press(page, 'Baixar');
  expect((await file).suggestedFilename()).toBe('codigos-de-recuperacao.txt');
  expect(await readFile(await (await file).path(), 'utf8')).toContain(codes.join('\n'));
  // The printed page contains only the codes.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Alento: códigos de recuperação')).toBeVisible();
  await expect(page.getByText(codes[9] ?? '')).toBeVisible();
  await expect(page.getByText('Já guardei', { exact: true })).toBeHidden();
  await expect(page.locator('h1')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await confirmSavedCodes(page);
  return codes;
}

test('aplicativo de códigos: ligar, guardar os códigos de recuperação, entrar com ele, e desligar com um deles', async ({
  page,
  email,
}) => {
  await createAccountByApi(page, email);
  await open(page, '/perfil/duas-etapas');
  await expect(item(page).getByText('Desligada')).toBeVisible();
  await press(page, 'Usar um aplicativo de códigos');
  await typePassword(page);
  const setup = page.getByRole('dialog', { name: 'Aplicativo de códigos' });
  await expect(setup.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await setup.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '');
  await setup.getByLabel('Código que o aplicativo mostra').focus();
  await typeInto(page, 'Código que o aplicativo mostra', totpOf(secret, Date.now()));
  const [first = ''] = await keepCodes(page);
  const storage = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(storage).not.toContain(first);
  expect(storage).not.toContain(secret);

  await signOutAndIn(page, email);
  await expect(heading(page)).toHaveText('Confirme que é você');
  await expect(page).toHaveTitle(/^Confirme que é você/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await typeInto(page, 'Código do aplicativo', nextTotpOf(secret));
  await expect(page).toHaveURL(/\/home$/);

  await open(page, '/perfil/duas-etapas');
  await expect(item(page).getByText('10 de 10 por usar.')).toBeVisible();
  await press(page, 'Remover: Aplicativo de códigos');
  await expect(identityDialog(page)).toContainText('Sua conta volta a pedir só a senha');
  await typePassword(page);
  await press(page, 'Usar um código de recuperação');
  await typeInto(page, 'Código de recuperação', first);
  await expect(item(page).getByText('Desligada')).toBeVisible();
  await signOutAndIn(page, email);
  await expect(page).toHaveURL(/\/home$/);
});

test('chave de acesso: criar, entrar com ela, remover', async ({ page, email }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await createAccountByApi(page, email);
  await open(page, '/perfil/duas-etapas');
  await press(page, 'Criar uma chave de acesso');
  await typePassword(page);
  await expect(page.getByRole('dialog', { name: 'Chave de acesso' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nome da chave').selectText();
  await typeInto(page, 'Nome da chave', 'Celular azul');
  await confirmSavedCodes(page);
  await expect(item(page).getByText('Celular azul')).toBeVisible();
  await expect(item(page).getByText('Ainda não usada')).toBeVisible();

  await signOutAndIn(page, email);
  await expect(heading(page)).toHaveText('Confirme que é você');
  await expect(page.getByRole('button', { name: 'Usar chave de acesso' })).toBeFocused();
  await expect(page.getByLabel('Código do aplicativo')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);

  await open(page, '/perfil/duas-etapas');
  await expect(item(page).getByText(/^Último uso/)).toBeVisible();
  await press(page, 'Remover: Celular azul');
  await typePassword(page);
  await press(page, 'Usar chave de acesso');
  await expect(item(page).getByText('Desligada')).toBeVisible();
});
