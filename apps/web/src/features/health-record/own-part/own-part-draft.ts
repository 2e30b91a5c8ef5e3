import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';

/** Texts that are typed and not saved yet; null where nothing was typed. */
export type OwnPartDraft = { ownWords: string | null; displayName: string | null };

const NONE: OwnPartDraft = { ownWords: null, displayName: null };

/** Name of the stored draft (lib/session/ended/unsent-words.ts). */
const nameOf = (id: string): string => `record-draft:${id}`;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The draft of a record on this device. */
export function readDraft(userId: string | null, id: string): OwnPartDraft {
  const stored = userId === null ? null : readObject(userId, nameOf(id));
  return stored ? { ownWords: textOrNull(stored.ownWords), displayName: textOrNull(stored.displayName) } : NONE;
}

/** Stores the draft, so that it survives another screen and a reload. If storage is full, it stays on the screen. */
export function keepDraft(userId: string | null, id: string, draft: OwnPartDraft): void {
  if (userId === null) return;
  const isEmpty = draft.ownWords === null && draft.displayName === null;
  void writeJson(userId, nameOf(id), isEmpty ? null : draft);
}

export const dropDraft = (userId: string | null, id: string): void => keepDraft(userId, id, NONE);
