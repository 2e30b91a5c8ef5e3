import type { MoodEntry } from '@alento/contract/mood-entry';

/** An entry without note and tags. */
export const entryOf = (given: Partial<MoodEntry> = {}): MoodEntry => ({
  ...{ id: 'e1', score: 3, note: '', timestamp: 0, ai_analysis: '', tags: [] },
  ...given,
});
