import { padJson } from './padding.ts';
import { type SealContext, type Sealed, seal, type UserKey, unseal } from './seal.ts';

/** Where an entry's note stands at rest. The row id holds the owner: ids are unique per person only. */
export const noteContext = (userId: string, entryId: string): SealContext => ({
  table: 'mood_entries',
  column: 'note',
  rowId: `${userId}/${entryId}`,
});

/** Where what a model said of an entry stands at rest. */
const analysisContext = (userId: string, entryId: string): SealContext => ({
  table: 'mood_entries',
  column: 'ai_analysis',
  rowId: `${userId}/${entryId}`,
});

/** Bytes every analysis is padded to: a sentence or two, or none, are of one length. */
const ANALYSIS_BYTES = 2048;

export const sealAnalysis = (userKey: UserKey, userId: string, entryId: string, text: string): Sealed =>
  seal(userKey, analysisContext(userId, entryId), padJson(text, ANALYSIS_BYTES));

export const openAnalysis = (userKey: UserKey, userId: string, entryId: string, sealed: Sealed): string =>
  unseal(userKey, analysisContext(userId, entryId), sealed).trimEnd();
