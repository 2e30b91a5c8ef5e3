import type { QueryClient } from '@tanstack/react-query';
import { analyticsKeys } from './analytics.keys.ts';
import { moodKeys } from './mood-entry.keys.ts';
import { dropWeeklySummary } from './weekly-summary-store.ts';

/**
 * Runs after a change of many entries at once, such as an import. Unlike `refreshAfterChange`, it reads open
 * searches again too, because they don't contain the change.
 */
export async function readDiaryAgain(client: QueryClient): Promise<void> {
  dropWeeklySummary();
  await Promise.all([
    client.invalidateQueries({ queryKey: moodKeys.all() }),
    client.invalidateQueries({ queryKey: analyticsKeys.all() }),
  ]);
}
