import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

const LIBRARY = '/conteudos';
const FREE = '/conteudos/ansiedade/entender/o-que-e-ansiedade';
const FREE_TITLE = 'O que é ansiedade, e quando ela passa da conta';
const LOCKED = '/conteudos/ansiedade/enfrentar/a-hora-da-preocupacao';
const LOCKED_TITLE = 'A hora da preocupação';
const FOUND = 'Por que o sono foge';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar na biblioteca' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const prose = (page: Page) => page.locator('.content-prose');

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('quem chega à biblioteca vai de tema em tema até um texto inteiro, com as fontes', async ({ page }) => {
    await page.goto(LIBRARY);
    await page.getByRole('link', { name: 'Ansiedade', exact: true }).first().click();
    await expect(title(page)).toHaveText('Ansiedade');
    await page.getByRole('link', { name: 'Entender', exact: true }).click();
    await page.getByRole('link', { name: FREE_TITLE }).click();
    await expect(title(page)).toHaveText(FREE_TITLE);
    await expect(prose(page)).toContainText('Quando o alarme não desliga');
    await expect(page.getByRole('heading', { name: 'Fontes' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Ouvir em um arquivo/ })).toHaveAttribute(
      'href',
      /\/api\/audio\/.*mp3$/,
    );
    await expect(page.getByRole('button', { name: /^Compartilhar/ })).toBeHidden();
  });

  test('de um texto fechado se lê o resumo, e só ele', async ({ page }) => {
    await page.goto(LOCKED);
    await expect(title(page)).toHaveText(LOCKED_TITLE);
    await expect(page.getByText('O texto inteiro está nos planos Essencial e Premium')).toBeVisible();
    await expect(prose(page)).toHaveCount(0);
  });

  test('salvar explica que precisa de conta', async ({ page }) => {
    await page.goto(FREE);
    await page.getByText('Salvar', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Criar conta grátis' })).toHaveAttribute(
      'href',
      '/login?createAccount=true',
    );
  });
});

test('um visitante lê um texto, e o endereço dele se copia', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Desktop browsers have no share sheet, or one that a test can't operate.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(FREE);
  await expect(title(page)).toHaveText(FREE_TITLE);
  await expect(page).toHaveTitle(`${FREE_TITLE} · Alento`);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Compartilhar/ }).click();
  await expect(page.getByText('Link copiado para área de transferência!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(FREE, page.url()).href);

  await prose(page).getByRole('link', { name: 'o que a gente evita cresce' }).click();
  await expect(page).toHaveURL(/\/conteudos\/ansiedade\/enfrentar\/o-que-a-gente-evita-cresce$/);
  await expect(title(page)).toBeFocused();
});

test('busca sem acento enquanto escreve, abre um resultado e volta a ele', async ({ page }) => {
  await page.goto(LIBRARY);
  await expectAccessible(page);
  await search(page).fill('insonia');
  await expect(page.getByRole('status').filter({ hasText: /resultados? para “insonia”/ })).toBeVisible();
  // The search words are not in the address.
  await expect(page).toHaveURL(new RegExp(`${LIBRARY}$`));
  await expectAccessible(page);
  await page.getByRole('link', { name: FOUND, exact: true }).click();
  await expect(title(page)).toHaveText(FOUND);

  await page.goBack();
  await expect(search(page)).toHaveValue('insonia');
  await expect(page.getByRole('link', { name: FOUND, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ansiedade', exact: true })).toBeVisible();
  await expect(search(page)).toHaveValue('');
});

test('quem busca por ajuda encontra os telefones antes dos textos, e a carta de crise só ao enviar', async ({
  page,
}) => {
  await page.goto(LIBRARY);
  const help = page.getByRole('region', { name: 'Se é agora, fale com alguém agora' });
  await search(page).fill('preciso de ajuda');
  await expect(help.getByRole('link', { name: /188/ })).toHaveAttribute('href', 'tel:188');
  await expect(help.getByRole('link', { name: /192/ })).toHaveAttribute('href', 'tel:192');
  await expect(help.getByRole('link', { name: 'Mais caminhos de ajuda' })).toHaveAttribute('href', '/ajuda');
  await expectAccessible(page);

  await search(page).fill('não aguento mais viver');
  await expect(page.getByRole('status').filter({ hasText: /“não aguento mais viver”/ })).toBeVisible();
  await expect(help).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await search(page).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('alertdialog').getByRole('link', { name: /188/ })).toBeVisible();
});

test('uma busca sem resultado diz isso, e volta aos temas', async ({ page }) => {
  await page.goto(LIBRARY);
  await search(page).fill('xyzxyz');
  await expect(page.getByRole('heading', { name: 'Nada encontrado para “xyzxyz”' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver todos os temas' }).click();
  await expect(page.getByRole('heading', { name: 'Ansiedade', exact: true })).toBeVisible();
});

test('um texto fechado mostra o resumo e o convite, e o servidor não manda o resto', async ({ page, request }) => {
  await page.goto(LOCKED);
  await expect(
    page.getByRole('heading', { name: 'O texto inteiro está nos planos Essencial e Premium' }),
  ).toBeVisible();
  await expect(prose(page)).toHaveCount(0);
  await expectAccessible(page);
  const answer = await (await request.get('/api/articles/a-hora-da-preocupacao')).json();
  expect([answer.isLocked, answer.content]).toEqual([true, null]);
  await page.getByRole('main').getByRole('link', { name: 'Ver os planos' }).click();
  await expect(page).toHaveURL(/\/planos$/);
});

test('um texto sobre crise começa pelos telefones', async ({ page }) => {
  await page.goto('/conteudos/crise-e-ajuda');
  await expect(page.getByRole('link', { name: /188/ }).first()).toBeInViewport();
  await page.getByRole('link', { name: 'Quando a dor fica grande demais' }).click();
  await expect(title(page)).toHaveText('Quando a dor fica grande demais');
  await expect(page.getByRole('heading', { name: 'Se é agora, fale com alguém agora' })).toBeVisible();
  await expectAccessible(page);
});

test('um texto que não existe é dito com gentileza, e responde 404', async ({ page }) => {
  const answer = await page.goto('/conteudos/sono/entender/um-texto-que-nao-ha');
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText('Não encontramos este texto');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Artigos/ })
    .click();
  await expect(page).toHaveURL(/\/conteudos$/);
});

test('pular até o fim de um texto não o marca como lido; descansar ali, sim', async ({ page, email }) => {
  await createAccount(page, email);
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/reading/')) told.push(request.postDataJSON());
  });
  await page.goto(FREE);
  const end = page.getByRole('heading', { name: 'Fontes' });
  await end.scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Onde você está' }).getByRole('link', { name: 'Artigos' }).click();
  await expect(page).toHaveURL(/\/conteudos$/);
  expect(told).toEqual([]);

  await page.goto(FREE);
  const kept = page.waitForRequest((request) => request.postDataJSON()?.share === 1);
  await end.scrollIntoViewIfNeeded();
  await kept;
});

test('quem tem conta salva um texto, lê um pedaço, e outro dia encontra os dois', async ({ page, email }) => {
  await createAccount(page, email);
  await page.goto(FREE);
  const save = page.getByRole('button', { name: /^Salv(ar|o): O que é ansiedade/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  const heading = prose(page).getByRole('heading', { name: 'Quando o alarme não desliga' });
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('share') === true && answer.ok());
  await heading.evaluate((element) => element.scrollIntoView());
  await kept;

  await page.goto(LIBRARY);
  await page.goto(FREE);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const offer = page.getByRole('region', { name: 'Você parou aqui' });
  await expect(offer).toContainText('Quando o alarme não desliga');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Continuar' }).click();
  await expect(heading).toBeInViewport();
  await expect(offer).toBeHidden();
});

test.describe('o que não abre', () => {
  for (const [what, api, address] of [
    ['um texto', '**/api/articles/nao-abre', '/conteudos/sono/entender/nao-abre'],
    ['um livro', '**/api/books/nao-abre', '/livros/nao-abre'],
  ] as const) {
    test(`${what} diz o que houve em um título, e deixa tentar de novo`, async ({ page }) => {
      await page.route(api, (route) => route.fulfill({ status: 422, json: { errorCode: 'X', message: 'x' } }));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: /^Não conseguimos/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
