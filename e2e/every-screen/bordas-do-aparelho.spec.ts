import { paths } from '@alento/domain/interface/paths';
import type { Page } from '@playwright/test';
import { createAccount, expect, test } from '../support/fixtures.ts';

/** Edges that the system of a phone with a notch covers, px: with the phone upright, and lying. */
const UPRIGHT = { top: 59, right: 0, bottom: 34, left: 0 };
const LYING = { top: 0, right: 59, bottom: 21, left: 59 };
type Edges = typeof UPRIGHT;

/** Sets the variables as the shell of Android does. */
const setEdges = (page: Page, edges: Edges): Promise<void> =>
  page.evaluate((all) => {
    for (const [side, px] of Object.entries(all))
      document.documentElement.style.setProperty(`--safe-area-inset-${side}`, `${px}px`);
  }, edges);

/** What can be pressed or read in fixed elements, and lies under a covered edge. */
const covered = (page: Page, edges: Edges): Promise<string[]> =>
  page.evaluate(({ top, right, bottom, left }) => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const fixed = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && isShown(element),
    );
    const parts = fixed.flatMap((element) => [
      ...element.querySelectorAll('a, button, input, textarea, h1, h2, h3, p, label'),
    ]);
    return parts.filter(isShown).flatMap((part) => {
      const box = part.getBoundingClientRect();
      const isOutside =
        box.width <= 1 || box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth;
      // What is scrolled out of sight in its panel isn't drawn at that place.
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (isOutside || middle === null || !(part.contains(middle) || middle.contains(part))) return [];
      const isClear =
        box.top >= top - 0.5 &&
        box.left >= left - 0.5 &&
        box.right <= innerWidth - right + 0.5 &&
        box.bottom <= innerHeight - bottom + 0.5;
      return isClear ? [] : [`${part.tagName} ${part.textContent?.trim().slice(0, 40)} ${JSON.stringify(box)}`];
    });
  }, edges);

for (const [name, edges, size] of [
  ['em pé', UPRIGHT, { width: 390, height: 844 }],
  ['deitado', LYING, { width: 844, height: 390 }],
] as const) {
  test(`Nada fixo fica sob as bordas do aparelho ${name}`, async ({ page, email }) => {
    await page.setViewportSize(size);
    await createAccount(page, email);
    const look = async (what: string): Promise<void> => {
      await setEdges(page, edges);
      await expect.poll(() => covered(page, edges), { message: what }).toEqual([]);
    };
    await page.goto(paths.home);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await look('/home');

    await page.getByRole('button', { name: 'Abrir o Assistente IA' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('a conversa');
    await page.keyboard.press('Escape');

    await page.goto(paths.profile);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('/perfil');
  });
}

test('Com o teclado aberto a barra dá lugar, e o campo da conversa fica acima dele', async ({ page, email }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createAccount(page, email);
  await page.goto(paths.chat);
  const field = page.getByRole('textbox');
  await expect(field).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.keyboard = '';
    document.documentElement.style.setProperty('--keyboard-height', '300px');
  });
  await expect(page.locator('[data-tab-bar]')).toBeHidden();
  const bottom = (): Promise<number> => field.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(844 - 300);
});
