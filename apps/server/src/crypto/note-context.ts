import { padJson } from './padding.ts';
import { type SealContext, type Sealed, seal, type UserKey, unseal } from './seal.ts';

/**
 * Context that binds an encrypted note to its row. It contains the owner's id, because entry ids are unique only among
 * the entries of one person.
 */
export const noteContext = (userId: string, entryId: string): SealContext => ({
  table: 'mood_entries',
  column: 'note',
  rowId: `${userId}/${entryId}`,
});

/** Context that binds an encrypted AI comment to its row. */
const analysisContext = (userId: string, entryId: string): SealContext => ({
  table: 'mood_entries',
  column: 'ai_analysis',
  rowId: `${userId}/${entryId}`,
});

/** Every comment, also an empty one, is padded to this number of bytes. */
const ANALYSIS_BYTES = 2048;

export const sealAnalysis = (userKey: UserKey, userId: string, entryId: string, text: string): Sealed =>
  seal(userKey, analysisContext(userId, entryId), padJson(text, ANALYSIS_BYTES));

export const openAnalysis = (userKey: UserKey, userId: string, entryId: string, sealed: Sealed): string =>
  unseal(userKey, analysisContext(userId, entryId), sealed).trimEnd();
