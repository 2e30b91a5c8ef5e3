import { createAccount, expect, test } from '../support/fixtures.ts';
import { control, objectsOf } from '../support/stripe-double.ts';

test('o plano pago em uma aba se abre nas outras sem recarregar, por uma só conexão', async ({
  page,
  email,
  context,
}) => {
  await createAccount(page, email);
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/account/stream')) streams += 1;
  });
  const open = page.waitForRequest('**/api/account/stream');
  await page.goto('/perfil');
  await expect(page.getByText('Sem custo e sem prazo para acabar.')).toBeVisible();
  await open;

  const other = await context.newPage();
  await other.goto('/planos');
  await other.getByRole('button', { name: /^Pix: R\$\s29,90 por 30 dias/ }).click();
  await other.getByLabel('E-mail').fill('pagadora@exemplo.com');
  await other.getByRole('button', { name: 'Pagar depois e voltar' }).click();
  await expect(other.getByRole('heading', { name: 'Confirmando o pagamento…' })).toBeVisible();
  const { sessions } = await objectsOf(page);
  await control('pix', { session: sessions[0]?.id, outcome: 'paid' });

  await expect(page.getByText(/^Por Pix, R\$\s29,90 por 30 dias/)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'O Premium está aberto' })).toBeVisible();
  expect(streams).toBe(1);

  // The next tab takes over the connection of one that is closed.
  const taken = other.waitForRequest('**/api/account/stream');
  await page.close();
  await taken;
});
