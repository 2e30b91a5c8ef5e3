import type { Page } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open, reopen } from '../support/open.ts';

const card = (page: Page) => page.getByRole('alertdialog');

async function recordNote(page: Page, note: string): Promise<void> {
  await open(page, '/registrar');
  await page.getByRole('radio', { name: 'Mal', exact: true }).click();
  await expect(page.getByText(/Mal, registrado às/)).toBeVisible();
  await page.getByRole('textbox').fill(note);
  await page.getByRole('textbox').blur();
}

test('o pior humor abre o cartão; o teclado o percorre e o fecha, e o registro fica', async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/home');
  await page.getByRole('link', { name: 'Registrar agora' }).click();
  await expect(page.getByRole('heading', { name: 'Como você está agora?' })).toBeVisible();
  const worst = page.getByRole('radio', { name: 'Muito mal' });
  await worst.focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
  await expect(card(page).getByRole('heading').first()).toBeFocused();
  await expectAccessible(page);
  // Tab reaches all that can be pressed in the card, and nothing behind it.
  const pressable = await card(page).getByRole('link').or(card(page).getByRole('button')).count();
  const reached = new Set<string>();
  for (let press = 0; press < pressable + 2; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === document.body) return '';
      return activeElement?.closest('[role="alertdialog"]') ? activeElement.outerHTML : 'outside';
    });
    reached.add(focused);
  }
  reached.delete('');
  expect(reached).not.toContain('outside');
  expect(reached.size).toBe(pressable);
  for (const number of ['188', '192']) {
    await expect(card(page).locator(`a[href="tel:${number}"]`).first()).toBeVisible();
  }
  // The button to continue is visible however long the card is.
  await expect(card(page).getByRole('button', { name: 'Continuar' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(page.getByText(/Muito mal, registrado às/)).toBeVisible();

  await page.getByRole('textbox').fill('queria sumir, não aguento mais viver');
  await page.getByRole('textbox').blur();
  await expect(card(page)).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(/\/registrar$/);
  await expect(page.getByRole('textbox')).toHaveValue('queria sumir, não aguento mais viver');
});

test('uma nota de crise abre o cartão; segurança é anotada e perguntada no outro dia', async ({ page, email }) => {
  await createAccount(page, email);
  await page.clock.install();
  await recordNote(page, 'nao aguento mais viver, so queria sumir pra sempre');
  await card(page).getByRole('button', { name: 'Estou em segurança' }).click();
  await expect(card(page).getByText(/Que bom saber/)).toBeVisible();
  await card(page).getByRole('button', { name: 'Continuar' }).click();

  await open(page, '/home');
  const question = page.getByText('Da última vez foi um momento difícil', { exact: false });
  await expect(page.getByText('Seu humor na semana')).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.clock.fastForward('21:00:00');
  await reopen(page);
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ainda está difícil' }).click();
  await expect(card(page)).toBeVisible();
});

test('“Não era isso” fecha o cartão e agradece, e no outro dia ninguém pergunta', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await page.clock.install();
  await recordNote(page, 'hoje eu quero morrer');
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Não era isso' }).click();
  await expect(card(page)).toBeHidden();
  await expect(page.getByText('Entendi, e agradeço por dizer.')).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward('21:00:00');
  await open(page, '/home');
  await expect(page.getByText('Seu humor na semana')).toBeVisible();
  await expect(page.getByText('Da última vez foi um momento difícil', { exact: false })).toHaveCount(0);
});

test('o plano de segurança: escrever, ler em outra aba, e ler impresso', async ({ page, context, email }) => {
  await createAccount(page, email);
  await open(page, '/plano-de-seguranca');
  await page.getByRole('button', { name: 'Começar pelo que me ajuda' }).click();
  await page.getByLabel('O que ajuda').fill('Banho morno com a luz baixa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Banho morno com a luz baixa').first()).toBeVisible();
  const api = await apiOf(page);
  const readPlan = () => api.get<{ whatHelps: string[] }>('/safety-plan');
  await expect.poll(async () => (await readPlan()).whatHelps).toEqual(['Banho morno com a luz baixa']);
  await expectAccessible(page);

  const other = await context.newPage();
  await open(other, '/plano-de-seguranca');
  await expect(other.getByText('Banho morno com a luz baixa').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('188');
});
