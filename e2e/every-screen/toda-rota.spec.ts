import { type KeptSession, openAs, signInDemoPerson } from '../support/demo-person.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { addressOn, ROUTES, UNKNOWN_ADDRESS } from '../support/routes.ts';

const DAY_MS = 86_400_000;
const NOT_FOUND = /Página não encontrada/;
let person: KeptSession;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.ALENTO_ADDRESS ?? '' });
  person = await signInDemoPerson(request);
  await request.dispose();
});

const yesterday = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() - DAY_MS);

for (const route of ROUTES) {
  const who = route.isProtected ? 'com conta' : 'sem conta';
  test(`${route.pattern}, ${who}: existe, e o axe não encontra nada`, async ({ page }) => {
    if (route.isProtected) await openAs(page, person);
    const address = addressOn(route, yesterday);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.animate-breathe'), 'still loading').toHaveCount(0);
    await expect(page).not.toHaveTitle(NOT_FOUND);
    expect(new URL(page.url()).pathname).toBe(address.split('?')[0]);
    await expectAccessible(page);
  });
}

test('um endereço que ninguém tem diz isso, e ajuda a voltar', async ({ page }) => {
  await page.goto(UNKNOWN_ADDRESS);
  await expect(page).toHaveTitle(NOT_FOUND);
  await expectAccessible(page);
});

test('rotas protegidas levam ao login quem não tem conta', async ({ page }) => {
  for (const route of ROUTES.filter(({ isProtected }) => isProtected)) {
    await page.goto(addressOn(route, yesterday));
    await expect(page, route.pattern).toHaveURL(/\/login(\?|$)/);
  }
});
