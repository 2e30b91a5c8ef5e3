import { draftsOf, dropDraft, keepDraft, readDraft } from '../../../lib/draft/form-draft.ts';
import { Listeners } from '../../../lib/listeners.ts';
import { isRecord } from '../../../lib/parse-json.ts';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';
import { onDeviceNews } from '../../../lib/session/device/device-memory.ts';
import { entryForm } from '../entry-fields.ts';
import { type DisplayedEntry, stillWaiting } from '../waiting/waiting-entry.ts';

/** A note that isn't saved, and the entry that it was written for; null if that entry doesn't exist any more. */
export type NoteDraft = { text: string; entry: DisplayedEntry | null };

/** Name of the stored note whose entry was undone or deleted. */
const WITHOUT_ENTRY = 'mood-note-draft';

const isEntry = (value: unknown): value is DisplayedEntry =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.score === 'number' &&
  typeof value.timestamp === 'number';

function textWithoutEntry(userId: string): string {
  const text = readObject(userId, WITHOUT_ENTRY)?.text;
  return typeof text === 'string' ? text : '';
}

const storeWithoutEntry = (userId: string, texts: readonly string[]): void => {
  const text = texts.filter((one) => one !== '').join('\n\n');
  void writeJson(userId, WITHOUT_ENTRY, text === '' ? null : { text });
};

/** What the draft of a note that saves itself is about. A change in an entry's dialog is saved only by the person. */
type SelfSaving = DisplayedEntry & { savesItself: true };

export const isSelfSaving = (about: unknown): about is SelfSaving =>
  isEntry(about) && 'savesItself' in about && about.savesItself === true;

/** Stores the note of an entry while it isn't saved, beside other unsaved changes of the entry. */
export function keepNote(entry: DisplayedEntry, note: string): void {
  const { note: _, ...others } = readDraft(entryForm(entry.id))?.changed ?? {};
  const changed = note === entry.note ? others : { ...others, note };
  void keepDraft(entryForm(entry.id), { changed, about: { ...entry, savesItself: true } });
}

/** Stores a note whose entry doesn't exist any more, after an earlier one. */
export const keepWithoutEntry = (userId: string, text: string): void =>
  storeWithoutEntry(userId, [textWithoutEntry(userId), text]);

/** The notes on this device that were written and not saved. */
export function noteDrafts(userId: string): NoteDraft[] {
  const text = textWithoutEntry(userId);
  const ofEntries = draftsOf(entryForm('')).flatMap(({ id, changed: { note }, about }): NoteDraft[] => {
    if (typeof note !== 'string' || !isEntry(about)) return [];
    // An entry that was sent since then has another id, and doesn't wait any more.
    const { waiting: _, savesItself: __, ...sent }: DisplayedEntry & { savesItself?: true } = { ...about, id };
    return [{ text: note, entry: stillWaiting(sent) ?? sent }];
  });
  return text === '' ? ofEntries : [{ text, entry: null }, ...ofEntries];
}

const saved = new Listeners();

/** Says that the note of a draft was saved, which screens then no longer offer. */
export const noteSaved = (): void => saved.notify();

/**
 * Calls the listener when drafts are saved here, and when another tab changes them. Returns a function that stops this.
 */
export function onDraftsChanged(listener: (isSaved: boolean) => void): () => void {
  const stops = [saved.subscribe(() => listener(true)), onDeviceNews(() => listener(false))];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Deletes the draft. Returns a function that stores it again. */
export function dropNote(userId: string, { text, entry }: NoteDraft): () => void {
  if (entry !== null) return dropDraft(entryForm(entry.id));
  // Another tab may have added a text since this one was shown.
  storeWithoutEntry(userId, [textWithoutEntry(userId).replace(text, '').trim()]);
  return () => keepWithoutEntry(userId, text);
}
