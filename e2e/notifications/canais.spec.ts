import type { Page } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open, reopen } from '../support/open.ts';
import { mailedCode } from '../support/server-data.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('os avisos por e-mail só ligam com o código, um a um, e se desligam inteiros', async ({ page, email }) => {
  const address = `avisos-${email}`;
  await createAccount(page, email);
  const api = await apiOf(page);
  await api.put('/onboarding/user-data', { isAnonymous: false, name: 'Ana' });
  await open(page, '/notificacoes');
  const mail = card(page, 'E-mail');
  await mail.getByLabel('E-mail para avisos').fill(address);
  await page.keyboard.press('Enter');
  await expect(mail.getByText(/^Enviamos um código para/)).toBeVisible();
  const code = await mailedCode(address);
  await mail.getByLabel('Código de 6 números').fill(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(mail.getByText(/O código não confere/)).toBeVisible();
  await expect(mail.getByText(/Restam 4 tentativas/)).toBeVisible();
  await mail.getByLabel('Código de 6 números').fill(code);
  await page.keyboard.press('Enter');
  await expect(mail.getByRole('switch', { name: 'Lembretes de registro' })).toBeVisible();
  await expect(mail.getByText(address)).toBeVisible();
  for (const one of await mail.getByRole('switch').all()) await expect(one).not.toBeChecked();
  await mail.getByRole('switch', { name: 'Lembretes de registro' }).click();
  await expect(mail.getByRole('switch', { name: 'Lembretes de registro' })).toBeChecked();

  await page.getByRole('switch', { name: 'Horas de silêncio' }).click();
  await page.getByLabel('Das', { exact: true }).fill('21:30');
  await page.getByRole('button', { name: 'Salvar horas' }).click();
  await expect(page.getByText('Horas de silêncio salvas.')).toBeVisible();
  await expectAccessible(page);
  await reopen(page);
  await expect(mail.getByRole('switch', { name: 'Lembretes de registro' })).toBeChecked();
  await expect(page.getByLabel('Das', { exact: true })).toHaveValue('21:30');

  await mail.getByRole('button', { name: 'Parar tudo e apagar o endereço' }).click();
  await expect(mail.getByRole('button', { name: 'Enviar código' })).toBeVisible();
});

test('o link de uma mensagem para o aviso com um toque, sem entrar na conta', async ({ page }) => {
  await open(page, '/sair-dos-avisos?token=alguem.er.exemplo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parar de receber este aviso');
  await expect(page).not.toHaveURL(/token/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('button', { name: 'Parar de receber' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pronto');
  await expectAccessible(page);
});
