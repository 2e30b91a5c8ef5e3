import type { BrowserContext, Page } from '@playwright/test';
import { LOCAL } from './injected.ts';

const isOfTheApp = (url: string): boolean => new URL(url).origin === LOCAL || url === 'about:blank';

/** Closes a window with another site, which is not the app's. */
async function closeOtherSite(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('domcontentloaded');
    if (!isOfTheApp(page.url())) await page.close();
  } catch (error) {
    // The story ended first.
    if (!page.isClosed()) throw error;
  }
}

/** Calls back with each address of another site that a page of the app opens, in its place or in a window. */
export function noteOtherSites(context: BrowserContext, opened: (url: string) => void): void {
  context.on('request', (request) => {
    if (request.isNavigationRequest() && !isOfTheApp(request.url())) opened(request.url());
  });
  context.on('page', (page) => void closeOtherSite(page));
}

/** Gives a page the phone's processor, so many times slower than this machine's. */
export async function slowDown(context: BrowserContext, page: Page, times: number): Promise<void> {
  if (times <= 1) return;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * Lets no other site take the place of the app, as both systems do (Bridge.launchIntent, WebViewDelegationHandler). With
 * it Chromium forgets that there is no network, so it is for pages that are opened with one.
 */
export async function keepOtherSitesOut(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = isOfTheApp(request.url)
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // The page was closed meanwhile.
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
}

/** Tells a page that it is on the screen, or no longer. */
export async function showPage(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );
}
