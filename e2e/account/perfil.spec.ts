import { createAccountByApi } from '../support/account-by-api.ts';
import { localData } from '../support/browser-data.ts';
import { giveDialogPassword, identityDialog } from '../support/confirm-identity.ts';
import { expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';
import { signInByForm, submitLogin } from '../support/login-form.ts';
import { open } from '../support/open.ts';

const NEW_PASSWORD = 'Chuva-mansa-77';

test('trocar a senha: o outro aparelho sai e só entra com a nova; sair de todos os dispositivos encerra os dois', async ({
  page,
  browser,
  email,
}) => {
  await createAccountByApi(page, email);
  const other = await (await browser.newContext()).newPage();
  await open(other, '/login');
  await signInByForm(other, email);

  await test.step('a senha nova deixa só este aparelho', async () => {
    await open(page, '/perfil');
    await page.getByRole('link', { name: 'Senha', exact: true }).click();
    await page.getByRole('button', { name: 'Trocar senha' }).click();
    await page.getByLabel('Senha atual').fill(PASSWORD);
    await page.getByLabel('Senha nova', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirmar senha nova').fill(NEW_PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(page.getByText('Senha trocada.')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao perfil' }).click();
    await expect(page.getByText('Sua conta está aberta só aqui.')).toBeVisible();
    await open(other, '/historico');
    await expect(other).toHaveURL(/\/login/);
    await submitLogin(other, email);
    await expect(other.getByText('Login não encontrado. Verifique suas credenciais.')).toBeVisible();
    await signInByForm(other, email, NEW_PASSWORD);
  });

  await test.step('sair de todos, pelo teclado', async () => {
    await open(page, '/perfil');
    await page.getByRole('link', { name: /^Sessões abertas/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Sessões abertas' })).toBeFocused();
    await page.getByRole('button', { name: 'Sair de todos os dispositivos' }).focus();
    await page.keyboard.press('Enter');
    await expect(identityDialog(page)).toContainText('A conta se fecha em todos os aparelhos');
    await giveDialogPassword(page, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/login/);
    expect(await localData(page)).not.toContain(email);
    await open(other, '/historico');
    await expect(other).toHaveURL(/\/login/);
  });
  await other.context().close();
});
