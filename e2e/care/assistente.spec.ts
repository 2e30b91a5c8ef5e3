import type { Locator, Page } from '@playwright/test';
import { chooseInMenu, copyButtons, messageField, say } from '../support/chat.ts';
import { createAccount, expect, expectAccessible, follow, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { recordDays } from '../support/record-days.ts';

const WELCOME = 'Olá! Sou seu assistente pessoal com IA. Como posso ajudar com seu registro de humor hoje?';

const panel = (page: Page): Locator => page.getByRole('dialog', { name: /^(Nova Conversa|Conversa Contínua)$/ });
const assistant = (page: Page): Locator => page.getByRole('button', { name: 'Abrir o Assistente IA' });

test('pergunta pela semana, recebe a média certa, e a conversa acompanha quem navega', async ({ page, email }) => {
  await createAccount(page, email);
  await recordDays(page, [5, 4, 2, 3, 4]);
  await assistant(page).click();
  await expect(panel(page).getByText(WELCOME)).toBeVisible();
  await expect(panel(page).getByText('Modelo local, sem IA externa')).toBeVisible();

  await panel(page).getByRole('button', { name: 'Como foi minha semana?' }).click();
  await expect(copyButtons(page)).toHaveCount(1);
  await expect(panel(page)).toContainText(/média\s+3,6/);
  await expect(panel(page).getByRole('heading', { name: 'Conversa Contínua' })).toBeVisible();
  await expect(panel(page).getByText(WELCOME)).toHaveCount(1);
  await say(page, 'e o pior?');
  await expect(panel(page)).toContainText(/com média 2 de 5/);
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Minimizar' }).click();
  await expect(panel(page)).toBeHidden();
  await follow(page, 'Histórico');
  await expect(page).toHaveURL(/\/historico$/);
  await page.getByRole('button', { name: 'Voltar à conversa' }).click();
  await expect(panel(page)).toContainText(/média\s+3,6/);

  await page.getByRole('button', { name: 'Opções da conversa' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Texto', checked: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Abrir em tela cheia' }).click();
  await expect(page).toHaveURL(/\/chat\?sessionId=[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Conversa Contínua' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/média\s+3,6/);
  await expect(panel(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('uma frase de crise abre o cartão, e a conversa continua com os telefones', async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/chat');
  await messageField(page).fill('não aguento mais viver');
  await messageField(page).press('Enter');
  const card = page.getByRole('alertdialog');
  await expect(card.getByRole('button', { name: 'Estou em segurança' })).toBeVisible();
  await expect(card.locator('a[href="tel:188"]').first()).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Continuar' }).click();
  await expect(copyButtons(page)).toHaveCount(1);
  await expect(card).toBeHidden();
  await expect(page.locator('main').getByText('Você: não aguento mais viver')).toBeVisible();
  await expect(page.locator('main').locator('a[href="tel:188"]').first()).toBeVisible();
});

test('reabre, procura, renomeia e exclui conversas', async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/chat');
  await say(page, 'Quero falar do exame da Letícia');
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  // The welcome message is in every conversation; a new one has no message of the person.
  await expect(page.locator('main').getByText('Você: Quero falar do exame da Letícia')).toHaveCount(0);
  await say(page, 'Me ajuda a planejar amanhã');
  await chooseInMenu(page, 'Ver todas as conversas');

  const rows = page.locator('main').getByRole('region').getByRole('listitem');
  await expect(rows).toHaveCount(2);
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
  await open(page, address);
  await expect(page.getByRole('heading', { name: 'Não encontramos esta conversa' })).toBeVisible();
});

test('só com o teclado: abrir, escrever em linhas, enviar, seguir a fonte, fechar', { tag: '@desktop' }, async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await assistant(page).focus();
  await page.keyboard.press('Enter');
  await expect(messageField(page)).toBeFocused();
  await page.keyboard.type('Não consigo dormir');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('há três noites');
  await expect(messageField(page)).toHaveValue('Não consigo dormir\nhá três noites');
  await page.keyboard.press('Enter');
  await expect(copyButtons(page)).toHaveCount(1);
  await expect(messageField(page)).toBeFocused();
  await expect(messageField(page)).toHaveValue('');

  const source = panel(page).getByRole('navigation', { name: 'De onde veio' }).getByRole('link').last();
  const title = (await source.textContent()) ?? '';
  // Not from the field: the button for new messages stands between it and the reply while the list scrolls to its end.
  await copyButtons(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(source).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/conteudos\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(panel(page)).toContainText('há três noites');
  await messageField(page).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('numa janela baixa, como a de uma página ampliada a 200 %, o campo da conversa fica à vista', {
  tag: '@whole',
}, async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/chat');
  for (const [width, height] of [
    [640, 400],
    [740, 360],
    [360, 440],
    [640, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    /** How far the field is above the bar, and how much of the messages is seen. */
    const room = async (): Promise<{ above: number; messages: number }> => {
      const composer = await messageField(page).boundingBox();
      const bar = await page.locator('[data-tab-bar]').boundingBox();
      const messages = await page.locator('[data-messages]').boundingBox();
      if (!composer || !bar || !messages) throw new Error('Nothing to compare');
      return { above: bar.y - composer.y - composer.height, messages: messages.height };
    };
    const message = `${width} × ${height}`;
    await expect.poll(async () => (await room()).above, { message }).toBeGreaterThanOrEqual(0);
    if (width >= 640) await expect.poll(async () => (await room()).messages, { message }).toBeGreaterThanOrEqual(50);
  }
});
