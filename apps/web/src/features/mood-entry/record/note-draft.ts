import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import type { ShownEntry } from '../waiting/waiting-entry.ts';

/** A note being written, and the saved entry it belongs to, if the save had come through. */
export type NoteDraft = { text: string; entry: ShownEntry | null };

const NAME = 'mood-note-draft';

function isDraft(value: unknown): value is NoteDraft {
  return (
    typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'entry' in value
  );
}

/** The draft this person left on this device; anything unreadable counts as none. */
export function readDraft(userId: string): NoteDraft | null {
  const stored = readOwned(userId, NAME);
  if (stored === null) return null;
  try {
    const draft: unknown = JSON.parse(stored);
    if (!isDraft(draft) || draft.text === '') return null;
    // A draft of an earlier version knows no tags.
    return { text: draft.text, entry: draft.entry && { ...draft.entry, tags: draft.entry.tags ?? [] } };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Keeps what is typed through a reload; an empty text leaves nothing behind. */
export function keepDraft(userId: string, draft: NoteDraft): void {
  void writeOwned(userId, NAME, draft.text === '' ? null : JSON.stringify(draft));
}

export const dropDraft = (userId: string): Promise<boolean> => writeOwned(userId, NAME, null);
