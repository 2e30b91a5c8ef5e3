import { openAs, signInDemoPerson } from '../support/demo-person.ts';
import { expect, test } from '../support/fixtures.ts';

/** The scripts that a page has requested. */
const scriptsOf = (requests: readonly string[]) => requests.filter((url) => new URL(url).pathname.endsWith('.js'));

test('uma página que só se lê não pede o aplicativo; o primeiro toque já abre o menu, e o teclado o chama também', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/sobre', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scriptsOf(requests)).toEqual([]);
  await page.getByRole('button', { name: 'Conteúdos' }).click();
  await page.getByRole('menuitem', { name: /Livros/ }).click();
  await expect(page).toHaveURL(/\/livros$/);

  await page.goto('/termos-de-uso', { waitUntil: 'load' });
  requests.length = 0;
  await page.keyboard.press('Tab');
  await expect.poll(() => scriptsOf(requests).length).toBeGreaterThan(0);
  await page
    .getByRole('navigation', { name: 'Mais sobre o Alento' })
    .getByRole('link', { name: /Privacidade/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de Privacidade');
});

test('quem já entrou encontra o seu menu, aqui e ao entrar em outra aba', { tag: '@whole' }, async ({
  page,
  context,
  request,
}) => {
  const person = await signInDemoPerson(request);
  const other = await context.newPage();
  await other.goto('/sobre');
  await expect(other.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  await openAs(page, person);
  await page.goto('/sobre');
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Entrar', exact: true })).toHaveCount(0);
});
