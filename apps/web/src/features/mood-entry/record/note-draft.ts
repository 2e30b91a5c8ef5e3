import { draftsOf, dropDraft, keepDraft } from '../../../lib/draft/form-draft.ts';
import { isRecord } from '../../../lib/parse-json.ts';
import { readObject } from '../../../lib/session/device/device-json.ts';
import { writeOwned } from '../../../lib/session/device/device-store.ts';
import { entryForm } from '../entry-fields.ts';
import { type DisplayedEntry, stillWaiting } from '../waiting/waiting-entry.ts';

/** A note that isn't saved, and the entry that it was written for; null if that entry doesn't exist any more. */
export type NoteDraft = { text: string; entry: DisplayedEntry | null };

/** Name of the stored note whose entry was undone or deleted. */
const WITHOUT_ENTRY = 'mood-note-draft';

const textWithoutEntry = (userId: string): string => {
  const text = readObject(userId, WITHOUT_ENTRY)?.text;
  return typeof text === 'string' ? text : '';
};

const isEntry = (value: unknown): value is DisplayedEntry =>
  isRecord(value) && typeof value.id === 'string' && typeof value.score === 'number' && Array.isArray(value.tags);

const storeWithoutEntry = (userId: string, text: string): Promise<boolean> =>
  writeOwned(userId, WITHOUT_ENTRY, text === '' ? null : JSON.stringify({ text }));

/** Stores the note of an entry while it isn't saved. */
export const keepNote = (entry: DisplayedEntry, note: string): void =>
  keepDraft(entryForm(entry.id), { changed: note === entry.note ? {} : { note }, about: entry });

/** Stores a note whose entry doesn't exist any more, after an earlier one. */
export function keepWithoutEntry(userId: string, text: string): void {
  const texts = [textWithoutEntry(userId), text].filter((one) => one !== '');
  void storeWithoutEntry(userId, texts.join('\n\n'));
}

/** The notes on this device that were written on /registrar and not saved. */
export function noteDrafts(userId: string): NoteDraft[] {
  const text = textWithoutEntry(userId);
  const ofEntries = draftsOf(entryForm('')).flatMap(({ id, changed: { note }, about }): NoteDraft[] => {
    if (typeof note !== 'string' || !isEntry(about)) return [];
    // An entry that was sent since then has another id, and doesn't wait any more.
    const { waiting: _, ...sent } = { ...about, id };
    return [{ text: note, entry: stillWaiting(sent) ?? sent }];
  });
  return text === '' ? ofEntries : [{ text, entry: null }, ...ofEntries];
}

/** Deletes the draft. Returns a function that stores it again. */
export function dropNote(userId: string, { text, entry }: NoteDraft): () => void {
  if (entry === null) {
    void storeWithoutEntry(userId, '');
    return () => keepWithoutEntry(userId, text);
  }
  dropDraft(entryForm(entry.id));
  return () => keepNote(entry, text);
}
