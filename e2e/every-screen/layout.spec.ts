import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { becomesReady, open } from '../support/open.ts';

/** Sends the touch events of a finger that moves from one height to another. */
async function pullDown(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const x = 180;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
  for (let step = 1; step <= 8; step += 1) {
    const y = from + ((to - from) * step) / 8;
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

test('os menus abrem, andam e fecham pelo teclado', { tag: '@desktop' }, async ({ page, email }) => {
  await createAccount(page, email);
  const bar = page.getByRole('banner');
  const contents = bar.getByRole('button', { name: 'Conteúdos' });
  await contents.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Artigos' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Podcasts' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(contents).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Artigos' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: 'Livros' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/livros$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Livros' })).toBeFocused();

  await bar.getByRole('button', { name: 'Registrar' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Humor agora' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/registrar$/);
});

test('o assistente abre o seu menu por toque longo, botão direito e teclado', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  const assistant = page.getByRole('button', { name: 'Abrir o Assistente IA' });
  const all = page.getByRole('menuitem', { name: 'Ver todas as conversas' });
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(assistant).toBeFocused();
  };
  for (const key of ['ArrowUp', 'Shift+F10']) {
    await assistant.focus();
    await page.keyboard.press(key);
    await expect(all).toBeVisible();
    await close();
  }
  await assistant.click({ button: 'right' });
  await expect(all).toBeVisible();
  await expectAccessible(page);
  await close();

  await assistant.hover();
  await page.mouse.down();
  await expect(all).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/home$/);
  await all.click();
  await expect(page).toHaveURL(/\/chat\/sessions$/);
  await expect(assistant).toBeHidden();
});

test('puxar para atualizar recarrega, mas nunca por cima de um rascunho', async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/registrar');
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  /** The code that follows the finger comes after the first screen, together with the assistant's button. */
  const pull = async (): Promise<void> => {
    await expect(page.locator('[data-assistant-button]')).toBeAttached();
    await pullDown(page, 90, 220);
  };
  const reloadsByPull = async (): Promise<void> => {
    const reload = page.waitForEvent('domcontentloaded');
    await pull();
    await reload;
    await becomesReady(page);
  };
  await reloadsByPull();
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expect(page.getByText(/registrado às/)).toBeVisible();
  // A note that is too long isn't saved.
  await page.getByRole('textbox').fill('ã'.repeat(2001));
  await page.evaluate(() => window.scrollTo(0, 0));
  await pull();
  await page.getByRole('textbox').fill('Guardada');
  await page.getByRole('textbox').blur();
  await expect(page.getByText('Nota guardada', { exact: false }).first()).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, 0));
  await reloadsByPull();
  // The pull over the draft, before this one, reloaded nothing.
  expect(loads).toBe(2);
});
