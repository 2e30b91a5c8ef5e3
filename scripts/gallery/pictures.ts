import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A list of fourteen months has no end worth a picture. */
const TALLEST = 5000;

/** The screen as a person holds it. */
export const takeScreen = (page: Page, folder: string, name: string) =>
  page.screenshot({ path: join(folder, name), animations: 'disabled' });

/**
 * The whole page: what is fixed to the top stays there, and what floats over the page would stand
 * in its middle, so that it is left out; the screen's own picture has it.
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
      // By the CSSOM: the page's policy blocks a style attribute that is written as text.
      else element.style.cssText = galleryStyle;
    }
  });
}
