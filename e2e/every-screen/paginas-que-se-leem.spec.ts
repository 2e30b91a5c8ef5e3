import { openAs, signInDemoPerson } from '../support/demo-person.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { loadedScripts } from '../support/loaded-scripts.ts';

const PAGES = [
  ...['/sobre', '/profissionais', '/psicologos', '/termos-de-uso', '/politica-de-privacidade'],
  ...['/ajuda/app', '/ajuda/app/trocar-a-senha'],
];

for (const path of PAGES) {
  test(`${path} se lê sem nenhum arquivo de JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await loadedScripts(page)).toEqual({ first: [], later: [] });
    await expectAccessible(page);
  });
}

test('o primeiro toque já abre o menu, e o primeiro link leva aonde diz', async ({ page }) => {
  await page.goto('/sobre');
  await page.getByRole('button', { name: 'Conteúdos' }).locator('visible=true').click();
  await page.getByRole('menuitem', { name: /Livros/ }).click();
  await expect(page).toHaveURL(/\/livros$/);
  await page.goto('/termos-de-uso');
  await page
    .locator('footer')
    .getByRole('link', { name: /Privacidade/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de Privacidade');
});

test('o teclado também chama o aplicativo', async ({ page }) => {
  await page.goto('/sobre');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await loadedScripts(page)).first.length).toBeGreaterThan(0);
});

test('quem já entrou encontra o seu menu, aqui e ao entrar em outra aba', async ({ page, context, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.ALENTO_ADDRESS ?? '' });
  const person = await signInDemoPerson(request);
  await request.dispose();
  const other = await context.newPage();
  await other.goto('/sobre');
  await expect(other.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  await openAs(page, person);
  await page.goto('/sobre');
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Entrar', exact: true })).toHaveCount(0);
});
