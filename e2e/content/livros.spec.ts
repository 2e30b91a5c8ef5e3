import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const FREE = '/livros/noites-que-descansam';
const TITLE = 'Noites que descansam';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Capítulos' });
const chapter = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Capítulo ${number} `) });

test('quem tem conta para no capítulo 3, sai, volta, e continua dali em outro aparelho', async ({
  page,
  browser,
  email,
}) => {
  await createAccount(page, email);
  await open(page, '/livros');
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('link', { name: 'Começar a ler' }).click();
  await expect(chapter(page, 1)).toBeInViewport();

  // The place of chapter 1 may be stored first.
  const progressResponse = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      answer.url().includes('/reading/') &&
      answer.request().postDataJSON().share > 0.1,
  );
  await contents(page).getByRole('link').nth(2).click();
  await expect(chapter(page, 3)).toBeInViewport();
  await expect(contents(page).getByRole('link').nth(2)).toHaveAttribute('aria-current', 'location');
  expect((await progressResponse).status()).toBe(200);

  await open(page, '/livros');
  const book = page.getByRole('article').filter({ hasText: TITLE });
  await expect(book).toContainText(/Parou no (começo|meio)/);
  await expect(book).not.toContainText('%');
  await book.getByRole('link').click();
  await page.getByRole('link', { name: 'Continuar do capítulo 3' }).click();
  await expect(chapter(page, 3)).toBeInViewport();
  await expect(chapter(page, 3)).toBeFocused();

  // Another device on which the same person is signed in.
  await expectAccessible(page);
  const session = await page.evaluate(() =>
    ['userId', 'authToken', 'login_email'].map((key) => [key, localStorage.getItem(key) ?? ''] as const),
  );
  const another = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await another.addInitScript((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, session);
  const elsewhere = await another.newPage();
  await open(elsewhere, FREE);
  await expect(elsewhere.getByRole('link', { name: 'Continuar do capítulo 3' })).toBeVisible();
  await another.close();
});

test('quem não tem conta continua de onde parou enquanto a janela está aberta, e nada fica no aparelho', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, FREE);
  await contents(page).getByRole('link').nth(1).click();
  await expect(page.getByRole('link', { name: 'Continuar do capítulo 2' })).toBeAttached();
  await page.getByRole('link', { name: 'Todos os livros' }).click();
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('link', { name: 'Continuar do capítulo 2' }).click();
  await expect(chapter(page, 2)).toBeInViewport();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('noites');
});
