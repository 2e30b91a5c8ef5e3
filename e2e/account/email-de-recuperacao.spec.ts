import type { Page } from '@playwright/test';
import { createAccountByApi } from '../support/account-by-api.ts';
import { giveDialogPassword, identityDialog } from '../support/confirm-identity.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { signInByForm } from '../support/login-form.ts';
import { open } from '../support/open.ts';
import { mailedLink } from '../support/server-data.ts';

const item = (page: Page) => page.getByRole('region', { name: 'E-mail de recuperação' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const masked = (address: string): string => `${address.slice(0, 2)}…@exemplo.com`;

/** Types a new address on the setting's screen. The identity dialog opens. */
async function type(page: Page, address: string): Promise<void> {
  await item(page)
    .getByLabel(/^(E-mail para recuperação|Trocar por outro e-mail)$/)
    .fill(address);
  await page.keyboard.press('Enter');
}

/** Opens the mailed link to confirm an address, and confirms it. */
async function confirm(page: Page, address: string): Promise<void> {
  await open(page, await mailedLink(address, '/confirmar-email'));
  await expect(heading(page)).toHaveText('Confirme seu e-mail');
  await expect(page).not.toHaveURL(/token/);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(heading(page)).toHaveText('E-mail confirmado');
}

test('o e-mail de recuperação vale quando a caixa de entrada confirma, e a troca se desfaz', async ({
  page,
  email,
}) => {
  const first = `um-${email}`;
  const second = `dois-${email}`;
  await createAccountByApi(page, email);
  await open(page, '/perfil/email-de-recuperacao');
  await type(page, first);
  await giveDialogPassword(page);
  await expect(item(page).getByText('Esperando confirmação')).toBeVisible();
  await expect(item(page).getByText(masked(first))).toBeVisible();
  await expect(item(page).getByText(/Ele só passa a valer quando você abrir o link/)).toBeVisible();

  await confirm(page, first);
  await page.getByRole('link', { name: 'Ir para o perfil' }).click();
  await page.getByRole('link', { name: /^E-mail de recuperação/ }).click();
  await expect(item(page).getByText('E-mail atual')).toBeVisible();
  await expect(item(page).getByText('Esperando confirmação')).toHaveCount(0);

  // The confirmed address stays valid until the new one is confirmed.
  await type(page, second);
  await expect(identityDialog(page)).toContainText(`Vamos avisar também ${masked(first)}`);
  await expectAccessible(page);
  await giveDialogPassword(page);
  await expect(item(page).getByText(/Até lá, continua valendo o atual/)).toBeVisible();
  await expect(item(page).getByText(masked(first))).toBeVisible();
  await confirm(page, second);

  // The former address gets a mail with a link that undoes the change.
  await open(page, await mailedLink(first, '/desfazer-email'));
  await expect(page.getByText('Todas as sessões abertas da conta se encerram, as suas também.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desfazer a troca' }).click();
  await expect(heading(page)).toHaveText('Troca desfeita');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await expect(page.getByRole('link', { name: 'Escolher outra senha' })).toHaveAttribute('href', '/redefinir-senha');

  // The session ended, so the address is not stored on the device.
  await open(page, '/login');
  await signInByForm(page, email);
  await open(page, '/perfil/email-de-recuperacao');
  await expect(item(page).getByText(masked(first))).toBeVisible();
  await expect(item(page).getByText(masked(second))).toHaveCount(0);
});
