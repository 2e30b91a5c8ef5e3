import type { Locator, Page } from '@playwright/test';
import { chooseInMenu } from '../support/chat.ts';
import { closeCrisisCard } from '../support/close-crisis-card.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const BREATHE = 'Respirar em quatro e seis';

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Tocador de áudio' });
const slider = (page: Page): Locator => bar(page).getByRole('slider', { name: 'Posição no áudio' });
const secondsIn = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

async function listen(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Ouvir: ${title}` }).click();
  await expect(bar(page).getByRole('button', { name: 'Pausar' })).toBeVisible();
}

/** Waits until the audio's own position advances. */
async function expectSound(page: Page): Promise<void> {
  await expect(slider(page)).toBeEnabled();
  const before = await secondsIn(page);
  await expect.poll(() => secondsIn(page), { message: 'it goes on playing' }).toBeGreaterThan(before);
}

async function go(page: Page, name: string, heading: string | RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Mais sobre o Alento' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

type Box = { x: number; y: number; width: number; height: number };
async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not on the page`);
  return box;
}
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const expectApart = (one: Locator, other: Locator): Promise<void> =>
  expect.poll(async () => meet(await boxOf(one), await boxOf(other))).toBe(false);

test('uma visita ouve enquanto passa por três páginas, pausa em outra, e volta de onde parou', async ({ page }) => {
  await open(page, '/podcasts');
  await listen(page, BREATHE);
  await expectSound(page);

  await go(page, 'Ajuda agora', 'Ajuda agora');
  await expectSound(page);
  await go(page, 'Sobre o Alento', /./);
  await expectSound(page);

  await bar(page).getByRole('button', { name: 'Pausar' }).click();
  await expect(bar(page).getByRole('button', { name: 'Tocar' })).toBeVisible();
  const paused = await secondsIn(page);

  await bar(page).getByRole('link', { name: BREATHE }).click();
  await expect(page).toHaveURL(/\/podcasts#respirar-quatro-seis$/);
  await expect(page.getByRole('article', { name: BREATHE })).toBeFocused();
  expect(await secondsIn(page)).toBe(paused);

  await page.getByRole('button', { name: `Ouvir: ${BREATHE}` }).click();
  await expectSound(page);
  await expect(page.getByRole('button', { name: `Pausar: ${BREATHE}` })).toBeVisible();
});

test('a barra não encobre as outras, cabe na tela e passa no axe', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/podcasts');
  await listen(page, BREATHE);
  await bar(page).getByRole('button', { name: 'Pausar' }).click();
  await expectAccessible(page);
  if (isPhone(page)) {
    const tabs = page.getByRole('navigation', { name: 'Navegação', exact: true });
    const around = [tabs, tabs.getByRole('button', { name: 'Registrar' }), page.getByRole('banner')];
    await expect(bar(page).getByRole('button', { name: 'Minimizar o tocador' })).toHaveCount(0);
    for (const change of ['Menos controles', 'Mais controles']) {
      await bar(page).getByRole('button', { name: change }).click();
      for (const place of around) await expectApart(bar(page), place);
    }
    // The end of the page can be scrolled above the player bar.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footer = page.getByRole('main').getByRole('link').last();
    await expectApart(bar(page), footer);
  } else {
    const gap = async () => {
      const header = await boxOf(page.getByRole('banner'));
      return Math.abs((await boxOf(bar(page))).y - header.y - header.height);
    };
    await expect.poll(gap).toBeLessThan(5);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectApart(bar(page), page.getByRole('heading', { level: 1 }));
    await bar(page).getByRole('button', { name: 'Minimizar o tocador' }).click();
    await expect(bar(page).getByRole('button', { name: 'Mostrar o tocador inteiro' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(slider(page)).toBeVisible();
  }
});

test('nenhuma voz fala por cima do cartão de crise; depois, quem ouve decide', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await open(page, '/podcasts');
  await listen(page, BREATHE);
  await page.evaluate(() => {
    history.pushState(null, '', '/registrar');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expectSound(page);
  await page.getByRole('radio', { name: 'Muito mal' }).click();
  await closeCrisisCard(page);
  await expect(bar(page).getByRole('button', { name: 'Tocar' })).toBeVisible();
});

test('quem tem conta ouve também em /chat, e ao sair não deixa nada tocando nem guardado', async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/podcasts');
  await listen(page, BREATHE);
  const assistant = page.getByRole('button', { name: 'Abrir o Assistente IA' });
  await expect(assistant).toBeVisible();
  await expectApart(bar(page), assistant);
  await assistant.click();
  await chooseInMenu(page, 'Abrir em tela cheia');
  await expect(page).toHaveURL(/\/chat/);
  await expectSound(page);

  // Listening positions are stored on the device and removed at sign-out.
  const storedKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':player-positions')));
  for (const _press of [1, 2]) await slider(page).press('PageUp');
  expect(await storedKeys()).toHaveLength(1);
  await page.evaluate(() => {
    history.pushState(null, '', '/perfil');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(bar(page)).toHaveCount(0);
  expect(await storedKeys()).toEqual([]);
});
