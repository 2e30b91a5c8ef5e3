import type { Page } from '@playwright/test';

/** Scripts a page fetched, by their file names: for its first screen, and once that was complete. */
export type LoadedScripts = { first: string[]; later: string[] };

/** Marked by the app (lib/page/when-quiet.ts). */
const FIRST_QUIET_MARK = 'first-quiet';

/** Reads what the page at hand has loaded, once it has loaded what it loads by itself. */
export async function loadedScripts(page: Page): Promise<LoadedScripts> {
  await page.waitForLoadState('networkidle');
  return page.evaluate((name) => {
    const quiet = performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .map((entry) => ({ file: new URL(entry.name).pathname.slice(1), isFirst: entry.startTime < quiet }));
    const namesOf = (isFirst: boolean) =>
      [...new Set(scripts.filter((script) => script.isFirst === isFirst).map(({ file }) => file))].sort();
    return { first: namesOf(true), later: namesOf(false) };
  }, FIRST_QUIET_MARK);
}
