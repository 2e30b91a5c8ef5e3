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

/** Encrypts the note of an entry; null without one. */
export const sealNote = (userKey: UserKey, userId: string, entryId: string, note: string): Sealed | null =>
  note === '' ? null : seal(userKey, noteContext(userId, entryId), note);

/** The decrypted note of an entry; empty without one. */
export const openNote = (
  userKey: UserKey,
  userId: string,
  { id, note }: { id: string; note: Sealed | null },
): string => (note ? unseal(userKey, noteContext(userId, id), note) : '');

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
