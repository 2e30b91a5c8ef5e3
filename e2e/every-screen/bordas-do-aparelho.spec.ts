import { paths } from '@alento/domain/interface/paths';
import { say } from '../support/chat.ts';
import { createAccount, expect, test } from '../support/fixtures.ts';
import { coveredByEdges, LYING, setEdges, UPRIGHT } from '../support/layout-faults.ts';
import { open } from '../support/open.ts';

const HEIGHT = 844;
const KEYBOARD = 300;
/** What a keyboard of that height leaves of a small phone. */
const ROOM = { width: 360, height: 420 + KEYBOARD };
/** Five lines of a reply and the spaces between its parts. */
const FIVE_LINES = 5 * 26.5 + 4 * 12;

test('sob as bordas do aparelho, em pé e deitado, fica só o que não se toca nem se lê', async ({ page, email }) => {
  await createAccount(page, email);
  for (const [edges, size] of [
    [UPRIGHT, { width: 390, height: HEIGHT }],
    [LYING, { width: HEIGHT, height: 390 }],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, paths.home);
    await setEdges(page, edges);
    const look = (what: string): Promise<void> =>
      expect.poll(() => coveredByEdges(page, edges), { message: `${what}, ${size.width} px` }).toEqual([]);
    await look('the start');
    await page.getByRole('button', { name: 'Abrir o Assistente IA' }).click();
    await expect(page.getByRole('dialog', { name: 'Nova Conversa' })).toBeVisible();
    await look('the conversation');
  }
});

test('com o teclado aberto cabem cinco linhas acima do campo, a última à vista, e a ajuda fica', async ({
  page,
  email,
}) => {
  await page.setViewportSize(ROOM);
  await createAccount(page, email);
  await open(page, paths.chat);
  const field = page.getByRole('textbox', { name: 'Sua mensagem' });
  await expect(field).toBeVisible();
  await say(page, 'Quero contar do fim de semana na casa da minha avó, em que choveu o tempo todo');
  const header = page.locator('[data-chat-page]').getByRole('heading', { level: 1 }).locator('../..');
  expect((await header.boundingBox())?.height).toBe(56);
  // With larger text it grows.
  const setText = (size: string): Promise<void> =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setText('150%');
  const cut = (): Promise<(string | null)[]> =>
    header
      .locator('div, p')
      .evaluateAll((parts) =>
        parts
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent),
      );
  expect(await cut()).toEqual([]);
  await setText('');
  await page.evaluate((height) => {
    document.documentElement.dataset.keyboard = '';
    document.documentElement.style.setProperty('--keyboard-height', `${height}px`);
  }, KEYBOARD);
  await expect(page.locator('[data-tab-bar]')).toBeHidden();
  await expect(page.getByText('Não substitui cuidado profissional.')).toBeHidden();
  const help = page.locator('[data-chat-page]').getByRole('link', { name: 'Ajuda agora' });
  const bottom = (): Promise<number> => help.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(ROOM.height - KEYBOARD);
  const list = page.locator('[data-messages]');
  expect((await list.boundingBox())?.height).toBeGreaterThan(FIVE_LINES);
  const belowView = (): Promise<number> =>
    list.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await expect.poll(belowView).toBeLessThanOrEqual(1);
  await help.click();
  await expect(page).toHaveURL(paths.help);
});
