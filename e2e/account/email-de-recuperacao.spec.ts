import type { Page } from '@playwright/test';
import { giveDialogPassword, identityDialog } from '../support/confirm-identity.ts';
import { createAccount, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';
import { mailedLink, mailsTo } from '../support/server-data.ts';

const LABEL = /^(E-mail para recuperação|Trocar por outro e-mail)$/;
const item = (page: Page) => page.getByRole('region', { name: 'E-mail de recuperação' });
const masked = (address: string): string => `${address.slice(0, 2)}…@exemplo.com`;

/** Requests a new address on /perfil, using the keyboard after the field. */
async function ask(page: Page, address: string): Promise<void> {
  await item(page).getByLabel(LABEL).fill(address);
  await page.keyboard.press('Enter');
  await giveDialogPassword(page);
  await expect(item(page).getByText('Esperando confirmação')).toBeVisible();
}

async function pressOnly(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

test('o e-mail de recuperação vale quando a caixa de entrada confirma, e a troca se desfaz', async ({
  page,
  email,
}) => {
  test.setTimeout(120_000);
  const first = `um-${email}`;
  const second = `dois-${email}`;
  await createAccount(page, email);
  await page.goto('/perfil');
  await ask(page, first);
  await expect(item(page).getByText(masked(first))).toBeVisible();
  await expect(item(page).getByText(/Ele só passa a valer quando você abrir o link/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(await mailedLink(first, '/confirmar-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme seu e-mail');
  await expect(page).not.toHaveURL(/token/);
  await expectAccessible(page);
  await pressOnly(page, 'Confirmar e-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir para o perfil' }).click();
  await expect(item(page).getByText('E-mail atual')).toBeVisible();
  await expect(item(page).getByText('Esperando confirmação')).toHaveCount(0);

  // The confirmed address stays valid until the new one is confirmed.
  await item(page).getByLabel(LABEL).fill(second);
  await page.keyboard.press('Enter');
  await expect(identityDialog(page)).toContainText(`Vamos avisar também ${masked(first)}`);
  await expectAccessible(page);
  await page.keyboard.type('Errada-senha-1');
  await page.keyboard.press('Enter');
  await expect(identityDialog(page).getByText('A senha atual não confere.')).toBeVisible();
  await expect(identityDialog(page).getByLabel('Sua senha')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(identityDialog(page)).toBeHidden();
  expect(await mailsTo(second)).toBe(0);
  await ask(page, second);
  await expect(item(page).getByText(masked(first))).toBeVisible();
  await expect(item(page).getByText(/Até lá, continua valendo o atual/)).toBeVisible();

  await page.goto(await mailedLink(second, '/confirmar-email'));
  await pressOnly(page, 'Confirmar e-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado');

  // The former address gets a mail with a link that undoes the change.
  const undo = await mailedLink(first, '/desfazer-email');
  await page.goto(undo);
  await expect(page.getByText('Todas as sessões abertas da conta se encerram, as suas também.')).toBeVisible();
  await expectAccessible(page);
  await pressOnly(page, 'Desfazer a troca');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troca desfeita');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await page.getByRole('link', { name: 'Escolher outra senha' }).click();
  await expect(page).toHaveURL(/\/redefinir-senha$/);

  await page.goto('about:blank');
  await page.goto(undo);
  await page.getByRole('button', { name: 'Desfazer a troca' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Este link não vale mais.' })).toBeVisible();

  // The session expired: the address is not stored on the device.
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/perfil');
  await expect(item(page).getByText(masked(first))).toBeVisible();
  await expect(item(page).getByText(masked(second))).toHaveCount(0);
});

test('outro e-mail no começo: pede a senha, que não fica no aparelho', async ({ page, email }) => {
  const address = `rec-${email}`;
  await createAccount(page, email);
  await page.goto('/perfil');
  await ask(page, address);
  await page.goto(await mailedLink(address, '/confirmar-email'));
  await pressOnly(page, 'Confirmar e-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado');

  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Revisar Informações de Perfil' }).click();
  const modal = page.getByRole('dialog', { name: 'Revisar Informações de Perfil' });
  await modal.getByRole('button', { name: 'Continuar' }).click();
  const field = modal.getByRole('textbox', { name: 'Email de recuperação' });
  await expect(field).toHaveValue(address);
  await field.fill(`outro-${email}`);
  await modal.getByRole('button', { name: 'Continuar' }).click();
  await expect(identityDialog(page)).toContainText(`Vamos enviar um link para outro-${email}.`);
  await expectAccessible(page);
  await giveDialogPassword(page);
  await expect(modal.getByRole('heading', { name: 'Um pouco sobre você' })).toBeFocused();
  await expect(page.getByText(`Link enviado para outro-${email}.`)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(PASSWORD);
  expect(await mailedLink(`outro-${email}`, '/confirmar-email')).toContain('#token=');

  await modal.getByRole('button', { name: 'Voltar' }).click();
  await expect(modal.getByText(`Falta abrir o link que enviamos para outro-${email}.`, { exact: false })).toBeVisible();
});
