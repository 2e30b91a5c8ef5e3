import type { SealContext } from './seal.ts';

/** Where an entry's note stands at rest. The row id holds the owner: ids are unique per person only. */
export const noteContext = (userId: string, entryId: string): SealContext => ({
  table: 'mood_entries',
  column: 'note',
  rowId: `${userId}/${entryId}`,
});

/** Where what a model said of an entry stands at rest. */
export const analysisContext = (userId: string, entryId: string): SealContext => ({
  table: 'mood_entries',
  column: 'ai_analysis',
  rowId: `${userId}/${entryId}`,
});
