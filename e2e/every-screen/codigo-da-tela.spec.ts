import { createAccount, expect, test } from '../support/fixtures.ts';

test('um arquivo que falhou antes não impede de abrir a tela depois', async ({ page, email }) => {
  await createAccount(page, email);
  const [file] = await Promise.all([page.waitForRequest(/\/assets\/history-[^/]+\.js$/), page.goto('/historico')]);
  await page.route(file.url(), (route) => route.abort('internetdisconnected'));
  await page.goto('/home');
  const failed = await page.evaluate(
    (address) =>
      import(address).then(
        () => false,
        () => true,
      ),
    file.url(),
  );
  expect(failed).toBe(true);
  await page.unroute(file.url());

  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Histórico' }).locator('visible=true').first().click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/historico$/);
});
