import { type CDPSession, expect, type Page } from '@playwright/test';

/** Waits until the service worker has cached the app, also if the page loads anew. It controls the page from the next load on. */
export const workerBecomesReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
};

/** Waits until the service worker controls the page. */
export const workerTakesControl = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** A DevTools session of the page, and the id of the service worker's registration in it. */
export async function workerSession(page: Page): Promise<{ session: CDPSession; registrationId: string }> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const first = registrations.find(({ isDeleted }) => !isDeleted);
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await found };
}
