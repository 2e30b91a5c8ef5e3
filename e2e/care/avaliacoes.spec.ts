import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

/** Answers every question on the page, the last one differently. */
async function answerAll(page: Page, usual: string, last: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Ver meu resultado' })).toBeVisible();
  const questions = page.getByRole('group', { name: /^[1-9]\. / });
  const count = await questions.count();
  for (let place = 0; place < count; place += 1) {
    await questions
      .nth(place)
      .getByRole('radio', { name: place === count - 1 ? last : usual })
      .check();
  }
}

test('responder o PHQ-9: parar no meio, voltar, e ver o que o resultado diz e não diz', async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/avaliacoes');
  await page
    .getByRole('link', { name: /Responder: PHQ-9/ })
    .or(page.getByRole('button', { name: /Responder: PHQ-9/ }))
    .click();
  await page.getByRole('radio', { name: 'Vários dias' }).first().check();
  await open(page, '/home');
  await open(page, '/avaliacoes?instrumento=PHQ-9');
  await expect(page.getByRole('radio', { name: 'Vários dias' }).first()).toBeChecked();
  await answerAll(page, 'Vários dias', 'Nenhuma vez');
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
  await answerAll(page, 'Nenhuma vez', 'Vários dias');
  await expect(page.locator('a[href="tel:188"]').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ver meu resultado' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continuar' }).click();
});
