import type { Locator, Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

const DAY = 86_400_000;
const WELCOME = 'Olá! Sou seu assistente pessoal com IA. Como posso ajudar com seu registro de humor hoje?';

const panel = (page: Page): Locator => page.getByRole('dialog', { name: /^(Nova Conversa|Conversa Contínua)$/ });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Sua mensagem' });
const replies = (page: Page): Locator => page.getByRole('button', { name: 'Copiar resposta' });
const assistant = (page: Page): Locator => page.getByRole('button', { name: 'Abrir o Assistente IA' });

async function openPanel(page: Page): Promise<void> {
  await page.goto('/home');
  await assistant(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Sends a message and waits for the whole reply. */
async function say(page: Page, words: string): Promise<void> {
  const before = await replies(page).count();
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(replies(page)).toHaveCount(before + 1);
}

/** Creates entries through the API, like the page does. */
async function record(page: Page, scores: readonly number[]): Promise<void> {
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

test('pergunta pela semana, recebe a média certa, e a conversa acompanha quem navega', async ({ page, email }) => {
  await createAccount(page, email);
  await record(page, [5, 4, 2, 3, 4]);
  await openPanel(page);
  await expect(panel(page).getByText(WELCOME)).toBeVisible();
  await expect(panel(page).getByText('Modelo local, sem IA externa')).toBeVisible();
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Como foi minha semana?' }).click();
  await expect(replies(page)).toHaveCount(1);
  await expect(panel(page)).toContainText(/média\s+3,6/);
  await expect(panel(page).getByRole('heading', { name: 'Conversa Contínua' })).toBeVisible();
  await expect(panel(page).getByText(WELCOME)).toHaveCount(1);
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Minimizar' }).click();
  await expect(panel(page)).toBeHidden();
  await page.getByRole('link', { name: 'Histórico' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/historico$/);
  await page.getByRole('button', { name: 'Voltar à conversa' }).click();
  await expect(panel(page)).toContainText(/média\s+3,6/);

  await panel(page).getByRole('button', { name: 'Abrir em tela cheia' }).click();
  await expect(page).toHaveURL(/\/chat\?sessionId=[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Conversa Contínua' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/média\s+3,6/);
  await expect(panel(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('pede ajuda para dormir, recebe um artigo citado e o abre sem perder a conversa', async ({ page, email }) => {
  await createAccount(page, email);
  await openPanel(page);
  await say(page, 'Não consigo dormir, me ajuda?');
  const source = panel(page).getByRole('navigation', { name: 'De onde veio' }).getByRole('link').first();
  const title = (await source.textContent()) ?? '';
  await source.click();
  await expect(page).toHaveURL(/\/conteudos\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // On a phone the panel closes for the page; on a wide screen it stays beside it.
  if (!(await panel(page).isVisible())) await page.getByRole('button', { name: 'Voltar à conversa' }).click();
  await expect(panel(page)).toContainText('Não consigo dormir, me ajuda?');
});

test('uma frase de crise abre o cartão antes de qualquer resposta, e a conversa continua', async ({ page, email }) => {
  await createAccount(page, email);
  await page.goto('/chat');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/chat', async (route) => {
    await held;
    await route.continue();
  });
  await field(page).fill('não aguento mais viver');
  await field(page).press('Enter');
  const card = page.getByRole('alertdialog');
  await expect(card).toBeVisible();
  await expect(card.locator('a[href="tel:188"]').first()).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await expectAccessible(page);
  letGo();
  await card.getByRole('button', { name: 'Continuar' }).click();
  await expect(replies(page)).toHaveCount(1);
  await expect(card).toBeHidden();
  await expect(page.locator('main').getByText('Você: não aguento mais viver')).toBeVisible();
  await expect(page.locator('main').locator('a[href="tel:188"]').first()).toBeVisible();
});

test('no limite do plano Grátis diz quando volta, guarda o texto, e a ajuda segue aberta', async ({ page, email }) => {
  await createAccount(page, email);
  await page.goto('/chat');
  for (const left of [4, 3, 2]) {
    await say(page, 'Quero respirar um pouco');
    await expect(page.getByText(`Restam ${left} mensagens hoje`)).toBeVisible();
  }
  await say(page, 'Obrigada');
  await expect(page.getByText('Resta 1 mensagem hoje')).toBeVisible();
  await say(page, 'Como foi minha semana?');
  await expect(page.getByText('Você usou as mensagens de hoje com o assistente.')).toBeVisible();
  await expect(page.getByText('voltam amanhã, à meia-noite')).toBeVisible();
  await field(page).fill('Mais uma coisa');
  await field(page).press('Enter');
  await expect(page.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/planos');
  await expect(field(page)).toHaveValue('Mais uma coisa');
  await expect(replies(page)).toHaveCount(5);
  await expectAccessible(page);
  await page.reload();
  await expect(field(page)).toHaveValue('Mais uma coisa');
  await page.getByRole('link', { name: 'Ajuda agora' }).click();
  await expect(page).toHaveURL(/\/ajuda$/);
});

test('reabre, procura, renomeia e exclui conversas', async ({ page, email }) => {
  await createAccount(page, email);
  await page.goto('/chat/sessions');
  await expect(page.getByRole('heading', { name: 'Nenhuma conversa ainda' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nova Conversa' }).first().click();
  await say(page, 'Quero falar do exame da Letícia');
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  // The welcome message is in every conversation; a new one has no message of the person.
  await expect(page.locator('main').getByText('Você: Quero falar do exame da Letícia')).toHaveCount(0);
  await say(page, 'Me ajuda a planejar amanhã');
  await page.getByRole('link', { name: 'Ver todas as conversas' }).click();

  const rows = page.getByRole('region', { name: 'Hoje' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Buscar nas conversas' }).fill('leticia');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /^Renomear/ }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Exame de quinta');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Exame de quinta' })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole('link', { name: 'Exame de quinta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conversa Contínua' })).toBeVisible();
  await expect(page.locator('main').getByText('Você: Quero falar do exame da Letícia')).toBeVisible();
  const address = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'Excluir Exame de quinta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(rows).toHaveCount(1);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Não encontramos esta conversa' })).toBeVisible();
  await expectAccessible(page);
});

test('só com o teclado: abrir, escrever em linhas, enviar, ler a fonte, fechar', async ({ page, email }) => {
  await createAccount(page, email);
  await page.goto('/home');
  await assistant(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (isPhone) await field(page).focus();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Não consigo dormir');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('há três noites');
  await expect(field(page)).toHaveValue('Não consigo dormir\nhá três noites');
  await page.keyboard.press('Enter');
  await expect(replies(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  const source = panel(page).getByRole('navigation', { name: 'De onde veio' }).getByRole('link').last();
  // While the list still changes and scrolls to its end, the button for new messages may stand between field and reply.
  await expect(async () => {
    await field(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(replies(page)).toBeFocused({ timeout: 500 });
    await page.keyboard.press('Shift+Tab');
    await expect(source).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(assistant(page)).toBeFocused();
});

test('numa janela baixa, como a de uma página ampliada a 200 %, o campo da conversa fica à vista', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  for (const [width, height] of [
    [640, 400],
    [740, 360],
    [360, 440],
    [640, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/chat');
    await expect(field(page)).toBeVisible();
    const composer = await field(page).boundingBox();
    const bar = await page.locator('[data-tab-bar]').boundingBox();
    const messages = await page.locator('[data-messages]').boundingBox();
    if (!composer || !bar || !messages) throw new Error('Nothing to compare');
    expect(composer.y + composer.height, `${width} × ${height}`).toBeLessThanOrEqual(bar.y);
    if (width >= 640) expect(messages.height, `${width} × ${height}`).toBeGreaterThanOrEqual(50);
  }
});
