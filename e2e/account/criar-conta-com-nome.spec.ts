import type { Page } from '@playwright/test';
import { createNewcomerByForm, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';
import { allServerData } from '../support/server-data.ts';

const CHOICE = 'Criar conta com nome e contato';

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.goto('/login?createAccount=true');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
}

/** Bodies of sign-up requests as they leave the browser. */
function sentSignUps(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/sign-up/email')) sent.push(request.postDataJSON());
  });
  return sent;
}

test('sem escolher nada, a conta é anônima e o e-mail não sai do aparelho', async ({ page, email }) => {
  const sent = sentSignUps(page);
  await createNewcomerByForm(page, email);
  expect(sent).toMatchObject([{ isAnonymous: true }]);
  expect(JSON.stringify(sent)).not.toContain(email);
});

test('a conta com nome e contato pede um nome, diz o que o servidor fica sabendo e guarda cifrado', async ({
  page,
  email,
}) => {
  const sent = sentSignUps(page);
  await fillAccount(page, email);
  await page.getByRole('switch', { name: CHOICE }).focus();
  await page.keyboard.press('Space');
  const submit = page.getByRole('button', { name: 'Criar conta', exact: true });
  await expect(submit).toBeDisabled();
  await expect(page.getByText(/^Seu e-mail não sai deste aparelho/)).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Ana Raríssima');
  await page.getByLabel('Telefone (opcional)').pressSequentially('11987651234');
  await expect(page.getByLabel('Telefone (opcional)')).toHaveValue('(11) 98765-1234');
  await page.getByRole('switch', { name: 'Guardar meu e-mail para avisos' }).click();
  await expect(page.getByText(/O e-mail também vai ao nosso servidor/)).toBeVisible();
  await expectAccessible(page);
  await submit.click();
  await expect(page).toHaveURL(/\/home$/);
  expect(sent).toMatchObject([{ isAnonymous: false, name: 'Ana Raríssima', contactEmail: email }]);

  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const read = async () =>
    (await page.request.get('/api/notification-channels', { headers: { Authorization: `Bearer ${token}` } })).json();
  await expect.poll(async () => (await read()).proposed).toEqual({ email, whatsapp: '+5511987651234' });
  const kept = await allServerData();
  for (const word of [email, 'Ana Rar', '98765-1234', '987651234']) expect(kept).not.toContain(word);
});
