import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

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

/** Sets a property of the window that a reload removes. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { stayed: true }));
const stayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

test('os menus abrem, andam e fecham pelo teclado', async ({ page, email }) => {
  await createAccount(page, email);
  const bar = isPhone(page)
    ? page.getByRole('navigation', { name: 'Navegação', exact: true })
    : page.getByRole('banner');
  const contents = bar.getByRole('button', { name: 'Conteúdos' });
  await contents.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Artigos' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Podcasts' })).toBeFocused();
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

test('quem visita vê a navegação limitada, que leva ao login', async ({ page }) => {
  await page.goto('/conteudos');
  await expect(page.getByRole('heading', { level: 1, name: 'Textos para dias de todo tipo' })).toBeVisible();
  await expectAccessible(page);
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Mais' }).click();
    await expect(page.getByRole('menuitem', { name: /Conheça o Premium/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: /Prontuários.*Premium/ }).click();
  } else {
    await page.getByRole('link', { name: /Histórico.*Grátis/ }).click();
  }
  await expect(page).toHaveURL(/\/login$/);
});

test('o assistente: dica uma vez, toque, toque longo e teclado', async ({ page, email }) => {
  await createAccount(page, email);
  const assistant = page.getByRole('button', { name: 'Abrir o Assistente IA' });
  const tip = page.getByText('Quer conversar? O assistente fica aqui.');
  await expect(tip).toBeVisible();
  await expectAccessible(page);
  await expect(tip).toBeHidden({ timeout: 12_000 });
  await page.reload();
  await expect(assistant).toBeVisible();
  await page.waitForTimeout(2500);
  await expect(tip).toBeHidden();

  const all = page.getByRole('menuitem', { name: 'Ver todas as conversas' });
  await test.step('teclado', async () => {
    await assistant.focus();
    await page.keyboard.press('ArrowUp');
    await expect(all).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(assistant).toBeFocused();
    await page.keyboard.press('Shift+F10');
    await expect(all).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
  });
  await test.step('botão direito', async () => {
    await assistant.click({ button: 'right' });
    await expect(all).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
  });
  await test.step('toque longo', async () => {
    const box = await assistant.boundingBox();
    if (!box) throw new Error('The assistant has no place');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.waitForTimeout(700);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/home$/);
    await all.click();
    await expect(page).toHaveURL(/\/chat\/sessions$/);
    await expect(assistant).toBeHidden();
  });
  await test.step('toque', async () => {
    await page.goto('/home');
    await assistant.click();
    await expect(page.getByRole('dialog', { name: 'Nova Conversa' })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('o assistente não cobre a última linha, a barra nem um aviso', async ({ page, email }) => {
  await createAccount(page, email);
  const assistant = page.locator('[data-floating]');
  await expect(assistant).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // Aside while one scrolls down; back where it was once the page rests.
  await expect(page.locator('[data-floating][data-aside]')).toHaveCount(1);
  await expect(page.locator('[data-floating][data-aside]')).toHaveCount(0);
  await expect(assistant).toHaveCSS('translate', 'none');
  const last = await page.locator('[data-ad-slot]').boundingBox();
  const button = await assistant.boundingBox();
  if (!last || !button) throw new Error('Nothing to compare');
  expect(last.y + last.height).toBeLessThanOrEqual(button.y);
  const bar = await page.locator('[data-tab-bar]').boundingBox();
  if (bar) expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
});

test.describe('com os dedos', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('puxar para atualizar recarrega, mas nunca por cima de um rascunho', async ({ page, email }) => {
    await createAccount(page, email);
    // The button is loaded together with the assistant, after the screen.
    await expect(page.getByRole('button', { name: 'Abrir o Assistente IA' })).toBeVisible();
    await mark(page);
    await pullDown(page, 90, 130);
    await page.waitForTimeout(800);
    expect(await stayed(page)).toBe(true);

    await pullDown(page, 90, 220);
    await expect.poll(() => stayed(page)).toBe(false);

    await page.goto('/registrar');
    await page.getByRole('radio', { name: 'Bem', exact: true }).click();
    await expect(page.getByText(/registrado às/)).toBeVisible();
    await page.getByRole('textbox').fill('Ainda não guardei esta frase');
    await page.evaluate(() => window.scrollTo(0, 0));
    await mark(page);
    await pullDown(page, 90, 220);
    await page.waitForTimeout(1000);
    expect(await stayed(page)).toBe(true);
    await expect(page.getByRole('textbox')).toHaveValue('Ainda não guardei esta frase');
  });
});
