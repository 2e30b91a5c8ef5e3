import type { Page } from '@playwright/test';

/** Name of the performance mark that the app sets once the first screen is complete (lib/page/when-quiet.ts). */
const FIRST_QUIET_MARK = 'first-quiet';

/** File names of the scripts that a page requested for its first screen. The app must be ready. */
export const scriptsOfFirstScreen = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const quiet = performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js') && entry.startTime < quiet)
      .map((entry) => new URL(entry.name).pathname.slice(1));
    return [...new Set(files)].sort();
  }, FIRST_QUIET_MARK);
