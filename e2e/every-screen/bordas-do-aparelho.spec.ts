import { paths } from '@alento/domain/interface/paths';
import { createAccount, expect, test } from '../support/fixtures.ts';
import { coveredByEdges, LYING, setEdges, UPRIGHT } from '../support/layout-faults.ts';
import { open } from '../support/open.ts';

const HEIGHT = 844;
const KEYBOARD = 300;

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

test('com o teclado aberto a barra dá lugar, e o campo da conversa fica acima dele', async ({ page, email }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await createAccount(page, email);
  await open(page, paths.chat);
  const field = page.getByRole('textbox', { name: 'Sua mensagem' });
  await expect(field).toBeVisible();
  await page.evaluate((height) => {
    document.documentElement.dataset.keyboard = '';
    document.documentElement.style.setProperty('--keyboard-height', `${height}px`);
  }, KEYBOARD);
  await expect(page.locator('[data-tab-bar]')).toBeHidden();
  const bottom = (): Promise<number> => field.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(HEIGHT - KEYBOARD);
});
