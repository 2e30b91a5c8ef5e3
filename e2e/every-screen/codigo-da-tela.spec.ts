import { createAccount, expect, follow, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

test('um arquivo que falhou antes não impede de abrir a tela depois', { tag: '@whole' }, async ({ page, email }) => {
  await createAccount(page, email);
  const [file] = await Promise.all([page.waitForRequest(/\/assets\/history-[^/]+\.js$/), open(page, '/historico')]);
  let isCut = true;
  await page.route(file.url(), (route) => (isCut ? route.abort('internetdisconnected') : route.continue()));
  await open(page, '/home');
  const failed = await page.evaluate(
    (address) =>
      import(address).then(
        () => false,
        () => true,
      ),
    file.url(),
  );
  expect(failed).toBe(true);
  isCut = false;

  const reloaded = page.waitForEvent('load');
  await follow(page, 'Histórico');
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/historico$/);
});
