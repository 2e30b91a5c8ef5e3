import { PASSWORD } from '../support/fixtures.ts';
import { BUILT_VERSION } from '../support/shell/built-shell.ts';
import { expect, test } from '../support/shell/fixtures.ts';

test('um aplicativo velho demais diz que é preciso atualizar', async ({ phone, email }) => {
  phone.state.changedText = { from: BUILT_VERSION, to: '0.0.9' };
  const page = await phone.open();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Esta versão ficou antiga. Atualize o aplicativo para continuar.')).toBeVisible();
});
