import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';

const FREE = '/livros/noites-que-descansam';
const LOCKED = '/livros/quando-o-medo-fala-alto';
const TITLE = 'Noites que descansam';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Capítulos' });
const chapter = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Capítulo ${number} `) });

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('quem não tem conta lê um livro grátis inteiro, e anda por ele', async ({ page }) => {
    await page.goto('/livros');
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page).toHaveURL(new RegExp(`${FREE}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    const count = await contents(page).getByRole('link').count();
    expect(count).toBeGreaterThanOrEqual(7);
    for (let number = 1; number <= count; number += 1) await expect(chapter(page, number)).toBeVisible();
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(4000);

    await contents(page).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/#capitulo-3$/);
    await expect(chapter(page, 3)).toBeInViewport();
    await page
      .getByRole('region', { name: /^Capítulo 3 / })
      .getByRole('link', { name: /^Próximo capítulo/ })
      .click();
    await expect(page).toHaveURL(/#capitulo-4$/);
    await expect(chapter(page, 4)).toBeInViewport();
  });
});

test('um livro fechado mostra o resumo e os títulos, e diz em que plano está', async ({ page }) => {
  await page.goto(LOCKED);
  await expect(
    page.getByRole('heading', { name: 'O livro inteiro está nos planos Essencial e Premium' }),
  ).toBeVisible();
  const titles = page.getByRole('region', { name: 'Capítulos' });
  await expect(titles.getByRole('listitem')).toHaveCount(7);
  await expect(titles.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Capítulo \d/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ver os planos' }).first()).toHaveAttribute('href', '/planos');
  await expectAccessible(page);
});

test('quem tem conta para no capítulo 3, sai, volta, e continua dali em outro aparelho', async ({
  page,
  browser,
  email,
}) => {
  await createAccount(page, email);
  await page.goto('/livros');
  await expectAccessible(page);
  await page.getByRole('link', { name: TITLE }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Começar a ler' }).click();
  await expect(chapter(page, 1)).toBeInViewport();

  const told = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/reading/'),
  );
  await contents(page).getByRole('link').nth(2).click();
  await expect(chapter(page, 3)).toBeInViewport();
  await expect(contents(page).getByRole('link').nth(2)).toHaveAttribute('aria-current', 'location');
  expect((await told).status()).toBe(200);

  await page.goto('/livros');
  const book = page.getByRole('article').filter({ hasText: TITLE });
  await expect(book).toContainText(/Parou no (começo|meio)/);
  await expect(book).not.toContainText('%');
  await book.getByRole('link').click();
  await page.getByRole('link', { name: 'Continuar do capítulo 3' }).click();
  await expect(chapter(page, 3)).toBeInViewport();
  await expect(chapter(page, 3)).toBeFocused();

  const another = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await another.newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('E-mail', { exact: true }).fill(email);
  await elsewhere.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/home$/);
  await elsewhere.goto(FREE);
  await expect(elsewhere.getByRole('link', { name: 'Continuar do capítulo 3' })).toBeVisible();
  await another.close();
});

test('quem não tem conta continua de onde parou enquanto a janela está aberta, e nada fica no aparelho', async ({
  page,
}) => {
  await page.goto(FREE);
  await contents(page).getByRole('link').nth(1).click();
  await expect(page.getByRole('link', { name: 'Continuar do capítulo 2' })).toBeAttached();
  await page.getByRole('link', { name: 'Todos os livros' }).click();
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('link', { name: 'Continuar do capítulo 2' }).click();
  await expect(chapter(page, 2)).toBeInViewport();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('noites');
});

test('um livro que não existe é dito com gentileza, e leva à estante', async ({ page }) => {
  const answer = await page.goto('/livros/um-livro-que-nunca-houve');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontramos este livro');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver todos os livros' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livros');
});
