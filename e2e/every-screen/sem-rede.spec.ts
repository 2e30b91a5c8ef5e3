import { createAccount, expect, test } from '../support/fixtures.ts';

test('uma resposta que se perde: o registro espera e segue sozinho, uma vez só', async ({ page, email }) => {
  await createAccount(page, email);
  await page.goto('/registrar');
  await expect(page.getByRole('radio', { name: 'Bem', exact: true })).toBeVisible();

  // The response is lost: the entry is stored, but the device doesn't know it.
  let lost = 0;
  let isLosing = true;
  await page.route('**/api/mood-entries', async (route) => {
    if (!isLosing || route.request().method() !== 'POST') return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expect(page.getByText(/^Bem, guardado às/)).toBeVisible();
  await expect(page.getByText('Esperando conexão')).toBeVisible();
  await expect.poll(() => lost, { timeout: 20_000 }).toBeGreaterThan(1);
  // The route stays, because removing it while a request is being lost would handle that request twice.
  isLosing = false;
  await expect(page.getByText(/Bem, registrado às/)).toBeVisible({ timeout: 30_000 });

  // Repeated requests created only one entry.
  await page.goto('/historico');
  await expect(page.getByRole('button', { name: /Editar registro de/ })).toHaveCount(1);
});

test('uma lista que não carrega diz o que houve e tenta de novo', async ({ page, email }) => {
  await createAccount(page, email);
  await page.route('**/api/mood-entries**', (route) =>
    route.fulfill({ status: 500, json: { errorCode: 'INTERNAL', message: 'x' } }),
  );
  await page.goto('/home');
  const text = 'Não foi possível carregar seus registros de humor. Por favor, tente novamente mais tarde.';
  await expect(page.getByText(text).first()).toBeVisible();
  await page.unroute('**/api/mood-entries**');
  await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
  await expect(page.getByText('Sem registros de humor')).toBeVisible();
});

test('duas abas: sair em uma sai na outra', async ({ page, context, email }) => {
  await createAccount(page, email);
  const other = await context.newPage();
  await other.goto('/historico');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Sair' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});
