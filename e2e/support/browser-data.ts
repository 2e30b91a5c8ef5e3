import type { Page } from '@playwright/test';

/** The local storage of the origin, as text. */
export const localData = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));

/**
 * Everything the origin stores in the browser, as text: local and session storage, cookies, all databases and
 * all cached responses. Base64 content is decoded and appended.
 */
export async function allBrowserData(page: Page): Promise<string> {
  const parts = await page.evaluate(async () => {
    const answers = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? ''));
      }),
    );
    return {
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
      databases: JSON.stringify(await indexedDB.databases()),
      answers: answers.flat(),
    };
  });
  const decoded = (parts.storage.match(/[A-Za-z0-9+/]{16,}={0,2}/g) ?? []).map((text) =>
    Buffer.from(text, 'base64').toString('latin1'),
  );
  return [parts.storage, ...decoded, parts.databases, ...parts.answers].join('\n');
}
