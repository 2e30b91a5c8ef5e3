import type { Page } from '@playwright/test';

/** File names of the scripts that a page loaded, separated into those for its first screen and those loaded later. */
export type LoadedScripts = { first: string[]; later: string[] };

/** Name of the performance mark that the app sets once the first screen is complete (lib/page/when-quiet.ts). */
const FIRST_QUIET_MARK = 'first-quiet';

/** Reads the scripts that the current page has loaded, after it is idle. */
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
