import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Maximum height of a picture in px. Longer pages are cut. */
const TALLEST = 5000;

/** Takes a picture of the visible part of the screen. */
export const takeScreen = (page: Page, folder: string, name: string) =>
  page.screenshot({ path: join(folder, name), animations: 'disabled' });

/**
 * Takes a picture of the whole page. Elements fixed to the top stay; floating ones are hidden, because they would
 * appear in the middle of the picture. The picture of the visible part contains them.
 */
export async function takeWhole(page: Page, folder: string, name: string): Promise<void> {
  const height = await page.evaluate(() => {
    const fixed = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => getComputedStyle(element).position === 'fixed',
    );
    for (const element of fixed) {
      element.dataset.galleryStyle = element.getAttribute('style') ?? '';
      if (element.tagName === 'HEADER') element.style.setProperty('position', 'absolute', 'important');
      else element.style.setProperty('visibility', 'hidden', 'important');
    }
    return document.documentElement.scrollHeight;
  });
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.screenshot({
    path: join(folder, name),
    fullPage: true,
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
  });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-gallery-style]')) {
      const { galleryStyle = '' } = element.dataset;
      delete element.dataset.galleryStyle;
      if (galleryStyle === '') element.removeAttribute('style');
      // The style is set by script (CSSOM), because the page's Content-Security-Policy blocks style attributes.
      else element.style.cssText = galleryStyle;
    }
  });
}
