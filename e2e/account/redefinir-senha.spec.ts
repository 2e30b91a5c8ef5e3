import { createAccountByApi } from '../support/account-by-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInByForm } from '../support/login-form.ts';
import { open } from '../support/open.ts';
import { mailedLink } from '../support/server-data.ts';

const NEW_PASSWORD = 'Chuva-mansa-77';

test('esqueci a senha: pedir o link, escolher outra, entrar com ela', async ({ page, email }) => {
  await createAccountByApi(page, email);
  await page.evaluate(() => localStorage.clear());

  await open(page, '/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.getByLabel('E-mail de acesso ou de recuperação').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText(/Se houver uma conta com este endereço/)).toBeVisible();

  await open(page, await mailedLink(email, '/redefinir-senha'));
  await expect(page).not.toHaveURL(/token/);
  await page.getByLabel('Senha nova', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirmar senha nova', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Salvar senha nova' }).click();
  await expect(page).toHaveURL(/\/login/);

  await signInByForm(page, email, NEW_PASSWORD);
});
