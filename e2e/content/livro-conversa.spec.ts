import type { Locator, Page } from '@playwright/test';
import { chooseInMenu, say } from '../support/chat.ts';
import { openAs, type StoredSession, signInDemoPerson } from '../support/demo-person.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const BOOK = '/livros/noites-que-descansam';
const TITLE = 'Noites que descansam';

let premium: StoredSession;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.ALENTO_ADDRESS ?? '' });
  premium = await signInDemoPerson(request);
  await request.dispose();
});

const way = (page: Page): Locator => page.getByRole('link', { name: /^Conversar sobre este livro/ });
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Mensagens da conversa' });

test('quem tem Premium pergunta ao livro, recebe o capítulo, e reabre a conversa', async ({ page }, info) => {
  await openAs(page, premium);
  await open(page, BOOK);
  await expect(way(page)).toContainText('Respostas com o capítulo citado');
  await way(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Nova Conversa' })).toBeVisible();
  await expect(page.getByText(`Sobre “${TITLE}”`, { exact: true })).toBeVisible();
  await expect(messages(page)).toContainText(`Aqui a conversa é sobre “${TITLE}”`);
  const question = 'O que o livro diz sobre acordar de madrugada?';
  await say(page, question);
  await expect(messages(page)).toContainText(/capítulo “[^”]+”/);
  const source = page.getByRole('navigation', { name: 'De onde veio' }).getByRole('link', { name: TITLE });
  await expect(source).toHaveAttribute('href', BOOK);
  await expect(page).toHaveURL(/\/chat\?bookId=noites-que-descansam&sessionId=[\w-]+$/);
  const sessionId = new URL(page.url()).searchParams.get('sessionId');

  await say(page, 'Como declaro o imposto de renda?');
  await expect(messages(page)).toContainText(/não vou inventar o que o livro não diz|não fala disso/);
  await expectAccessible(page);

  await chooseInMenu(page, 'Ver as conversas sobre este livro');
  await expect(page).toHaveURL(new RegExp(`${BOOK}/sessoes$`));
  await expect(page.getByText(`“${TITLE}”. Só você as vê.`)).toBeVisible();
  // Both browser projects use the same person, so the row is found by this conversation's id.
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${sessionId}"]`) });
  await row.getByRole('button', { name: /^Renomear/ }).click();
  const name = `Madrugadas ${info.project.name} ${info.repeatEachIndex}`;
  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conversa Contínua' })).toBeVisible();
  await expect(messages(page)).toContainText(question);
  await expect(page.getByText(`Sobre “${TITLE}”`, { exact: true })).toBeVisible();

  // The general list doesn't contain the conversation; only the book's own list does.
  await open(page, '/chat/sessions');
  await expect(page.getByRole('heading', { level: 1, name: 'Suas conversas' })).toBeVisible();
  await expect(page.locator('.animate-breathe')).toHaveCount(0);
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await open(page, `${BOOK}/sessoes`);
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Voltar ao livro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});

test('a página do livro não pula quando se sabe quem a lê', { tag: '@whole' }, async ({ page }) => {
  await openAs(page, premium);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, BOOK);
  await expect(way(page)).toContainText('Respostas com o capítulo citado');
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
  );
  expect(sum).toBeLessThan(0.01);
});
