import type { Locator, Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

const DAY = 86_400_000;
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Sua mensagem' });
const replies = (page: Page): Locator => page.locator('main li').filter({ hasText: /^Assistente: / });
const last = (page: Page): Locator => replies(page).last();

/** Sends a message and waits for the whole reply. */
async function say(page: Page, words: string): Promise<void> {
  const copies = page.getByRole('button', { name: 'Copiar resposta' });
  const before = await copies.count();
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(copies).toHaveCount(before + 1);
}

async function begin(page: Page, email: string, scores: readonly number[] = []): Promise<void> {
  await createAccount(page, email);
  if (scores.length > 0) {
    const entries = scores.map((score, ago) => ({ score, timestamp: Date.now() - ago * DAY }));
    const status = await page.evaluate(async (given) => {
      const answer = await fetch('/api/mood-entries/batch', {
        method: 'POST',
        headers: { Authorization: `Bearer ${localStorage.getItem('authToken')}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ entries: given }),
      });
      return answer.status;
    }, entries);
    expect(status).toBe(201);
  }
  await page.goto('/chat');
}

test('pergunta pelo diário, e as perguntas seguintes herdam o período', async ({ page, email }) => {
  await begin(page, email, [5, 4, 2, 3, 4, 0, 3]);
  await say(page, 'qual minha média dos últimos 3 dias?');
  await expect(last(page)).toContainText(/3,7 de 5/);
  await expect(last(page)).toContainText(/3 registros em 3 dias/);
  await say(page, 'e o pior?');
  await expect(last(page)).toContainText(/com média 2 de 5/);
  await say(page, 'e dos últimos 7 dias?');
  await expect(last(page)).toContainText(/com média 0 de 5/);
  await expect(last(page).getByRole('link').first()).toHaveAttribute('href', /\/periodo-detalhes\?type=day&date=/);
});

test('conta que está triste: um passo, o porquê, outra ideia, e nada se repete', async ({ page, email }) => {
  await begin(page, email);
  await say(page, 'to triste');
  const first = (await last(page).textContent()) ?? '';
  await say(page, 'por quê?');
  await expect(last(page)).toContainText(/tristeza/i);
  await say(page, 'outra ideia');
  await expect(last(page)).toContainText(/Tem mais esta|Ou então|Mais uma ideia/);
  expect(await last(page).textContent()).not.toBe(first);
  await expectAccessible(page);
});

test('pergunta pelo aplicativo e chega à página de ajuda', async ({ page, email }) => {
  await begin(page, email);
  await say(page, 'esqueci de registrar ontem');
  await expect(last(page).getByRole('link').first()).toHaveAttribute('href', '/registrar-lote');
  await last(page).getByRole('navigation', { name: 'De onde veio' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/ajuda\/app\/registrar-um-dia-que-passou$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrar um dia que passou');
});

test('uma respiração espera enquanto se pergunta outra coisa, e continua depois', async ({ page, email }) => {
  await begin(page, email, [3]);
  await say(page, 'respiração guiada');
  await expect(last(page)).toContainText('passo 1 de 5');
  await say(page, 'pronto');
  await expect(last(page)).toContainText('passo 2 de 5');
  await say(page, 'qual minha média?');
  await expect(last(page)).toContainText('3 de 5');
  await expect(last(page)).toContainText('O exercício ficou no passo 2');
  await say(page, 'continua');
  await expect(last(page)).toContainText('passo 2 de 5');
  await say(page, 'chega');
  await expect(last(page)).toContainText(/Paramos aqui|fica para outra hora/);
});

test('uma mensagem que diz pouco recebe escolhas, e um toque responde', async ({ page, email }) => {
  await begin(page, email);
  await say(page, 'reunião');
  const choices = page.getByRole('list', { name: 'Escolha o que você quis dizer' });
  await expect(choices.getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
  const choice = choices.getByRole('button').first();
  const text = (await choice.textContent()) ?? '';
  await choice.click();
  await expect(page.getByText(`Você: ${text}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar resposta' })).toHaveCount(2);
  await expect(choices).toHaveCount(0);
});

test('diz que não foi isso, e o assistente pergunta o que foi', async ({ page, email }) => {
  await begin(page, email);
  await say(page, 'briguei com minha mãe');
  await say(page, 'não foi isso que eu perguntei');
  await expect(last(page)).toContainText(/Entendi errado|não era isso|corrigir/);
  await expect(last(page)).toContainText('?');
});
