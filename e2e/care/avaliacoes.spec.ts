import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const question = (page: Page, place: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Pergunta ${place} de 9`) });

/** Answers the questions from `first` on, the ninth differently. Each answer goes on by itself. */
async function answerFrom(page: Page, first: number, usual: string, last: string): Promise<void> {
  for (let place = first; place <= 9; place += 1) {
    await expect(question(page, place)).toBeFocused();
    const answer = page.getByRole('radio', { name: place === 9 ? last : usual });
    await answer.focus();
    await answer.press('Enter');
  }
}

test('responder o PHQ-9: parar no meio, voltar, e ver o que o resultado diz e não diz', async ({ page, email }) => {
  await createAccount(page, email);
  // The code by which Back goes to the question before comes after the first screen, together with this button.
  await expect(page.locator('[data-assistant-button]')).toBeAttached();
  await page
    .locator('main')
    .getByRole('link', { name: /^Avaliações/ })
    .click();
  await page
    .getByRole('link', { name: /Responder: PHQ-9/ })
    .or(page.getByRole('button', { name: /Responder: PHQ-9/ }))
    .click();
  await page.getByRole('radio', { name: 'Vários dias' }).press('Enter');
  await expect(question(page, 2)).toBeFocused();
  await page.goBack();
  await expect(question(page, 1)).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Vários dias' })).toBeChecked();
  await expectAccessible(page);
  await open(page, '/home');
  await open(page, '/avaliacoes?instrumento=PHQ-9');
  await answerFrom(page, 2, 'Vários dias', 'Nenhuma vez');
  await page.getByRole('button', { name: 'Ver meu resultado' }).click();
  await expect(page.getByRole('heading', { name: 'Seu resultado' })).toBeVisible();
  await expect(page.getByText('Rastreio, não diagnóstico', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessible(page);

  await open(page, '/avaliacoes');
  await expect(page.getByText(/leves/).first()).toBeVisible();
});

test('a nona resposta acima de zero abre a ajuda, mesmo sem rede', { tag: '@whole' }, async ({
  page,
  context,
  email,
}) => {
  await createAccount(page, email);
  await open(page, '/avaliacoes?instrumento=PHQ-9');
  await answerFrom(page, 1, 'Nenhuma vez', 'Vários dias');
  await expect(page.locator('a[href="tel:188"]').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Se você assinalou/ })).toBeFocused();
});
