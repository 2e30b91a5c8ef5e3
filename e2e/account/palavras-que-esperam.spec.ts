import { createAccountByApi } from '../support/account-by-api.ts';
import { apiOf } from '../support/api-of.ts';
import { localData } from '../support/browser-data.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInByForm } from '../support/login-form.ts';
import { open } from '../support/open.ts';

const LINE = 'Minha gata Tapioca';

test('uma linha do plano escrita sem conexão espera, cifrada, a mesma pessoa entrar de novo', async ({
  page,
  context,
  email,
}) => {
  await createAccountByApi(page, email);
  await open(page, '/plano-de-seguranca');
  await page.getByRole('button', { name: 'Começar pelo que me ajuda' }).click();
  await context.setOffline(true);
  await page.keyboard.type(LINE);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Sem conexão: guardado neste aparelho/)).toBeVisible();
  // The session is ended on another device. This request doesn't go through the page's network.
  await (await apiOf(page)).post('/auth/sign-out', {});
  await context.setOffline(false);
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar', { exact: false })).toBeVisible();
  await expect.poll(() => localData(page)).toContain(':sealed-words');
  expect(await localData(page)).not.toContain(LINE);

  await signInByForm(page, email);
  await open(page, '/plano-de-seguranca');
  await expect(page.getByRole('paragraph').filter({ hasText: LINE })).toBeVisible();
  await expect.poll(async () => JSON.stringify(await (await apiOf(page)).get('/safety-plan'))).toContain(LINE);
});
