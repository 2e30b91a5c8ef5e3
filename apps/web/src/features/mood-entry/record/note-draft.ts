import { readJson } from '../../../lib/session/device/device-json.ts';
import { writeOwned } from '../../../lib/session/device/device-store.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';

/** A note that is being written, and the saved entry that it belongs to, if there is one. */
export type NoteDraft = { text: string; entry: DisplayedEntry | null };

const NAME = 'mood-note-draft';

function isDraft(value: unknown): value is NoteDraft {
  return (
    typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'entry' in value
  );
}

/** Returns the person's draft on this device. Null if there is none or the stored value is invalid. */
export function readDraft(userId: string): NoteDraft | null {
  const draft = readJson(userId, NAME);
  if (!isDraft(draft) || draft.text === '') return null;
  // Drafts stored by an earlier version of the app have no tags.
  return { text: draft.text, entry: draft.entry && { ...draft.entry, tags: draft.entry.tags ?? [] } };
}

/** Stores the draft, so that it survives a reload. An empty text deletes it. */
export function keepDraft(userId: string, draft: NoteDraft): void {
  void writeOwned(userId, NAME, draft.text === '' ? null : JSON.stringify(draft));
}

export const dropDraft = (userId: string): Promise<boolean> => writeOwned(userId, NAME, null);
