import type { Page } from '@playwright/test';
import { apiOf } from './api-of.ts';

const DAY_MS = 86_400_000;

type Entry = { score: number; note?: string; tags?: readonly (string | undefined)[] };

/**
 * Creates an entry on each of the last days, as the person who is signed in on a page.
 *
 * @param entries whole entries or only their scores, the newest, which is of today, first.
 */
export async function recordDays(page: Page, entries: readonly (number | Entry)[]): Promise<void> {
  const now = Date.now();
  await (await apiOf(page)).post('/mood-entries/batch', {
    entries: entries.map((one, ago) => ({
      ...(typeof one === 'number' ? { score: one } : one),
      timestamp: now - ago * DAY_MS,
    })),
  });
}
