import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropDraft, readDraft } from '../../../lib/draft/form-draft.ts';
import { session } from '../../../lib/session/session.ts';
import { checkNote } from '../../../state/crisis/check-note.ts';
import { entryForm } from '../entry-fields.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { keepNote, keepWithoutEntry } from './note-draft.ts';
import { overLimit } from './note-field.tsx';
import type { Recording, RecordingState } from './recording.ts';

/** A note is saved when the person has not typed for this long, ms. Half a sentence may say something else. */
export const NOTE_PAUSE_MS = 8000;

/**
 * The note of the entry that is being recorded. It saves itself: when the field or the page is left, after a long
 * pause, and when there is a network again. Until then it is stored on this device as a draft of its entry.
 */
export function useEntryNote(userId: string, recording: Recording, { score, phase }: RecordingState) {
  const [text, setText] = useState('');
  const [isHeavy, setHeavy] = useState(false);
  /** The text that was last checked for signs of a crisis. */
  const checked = useRef('');
  const latest = useRef('');
  /** The entry as it was last stored; also after it was deleted. */
  const stored = useRef<DisplayedEntry | null>(null);
  const entry = recording.current();
  const isDone = phase === 'saved' || phase === 'waiting';
  const isUnsaved = score !== null && (text !== (entry?.note ?? '') || text !== recording.note());
  const isTooLong = overLimit(text) > 0;

  useEffect(() => {
    latest.current = text;
    if (entry === null) return;
    // The server gives a new entry another id.
    if (stored.current !== null && stored.current.id !== entry.id) dropDraft(entryForm(stored.current.id));
    stored.current = entry;
    keepNote(entry, text);
  }, [entry, text]);

  const lookAfter = async (before: string): Promise<void> => {
    const level = await checkNote(text, before);
    if (checked.current !== text) return;
    setHeavy(level === 'concern');
    // Nobody was asked about a text that could not be checked.
    if (level === 'unread') checked.current = before;
  };

  /** Saves the note. Resolves to whether it is saved, or stored on this device until there is a network. */
  const save = async (): Promise<boolean> => {
    // The session may have ended.
    if ((!isUnsaved && phase !== 'failed') || session.userId() !== userId) return true;
    if (isTooLong) return false;
    void lookAfter(checked.current);
    checked.current = text;
    const isSaved = await recording.saveNote(text);
    const now = recording.current();
    // Unless more was typed meanwhile.
    if (isSaved && now && readDraft(entryForm(now.id))?.changed.note === text) keepNote(now, text);
    return isSaved;
  };

  const saveNow = useEffectEvent(() => void save());
  // After a failure, the next attempt is the person's, or when the page is left.
  const waits = isUnsaved && !isTooLong && phase !== 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins the pause anew.
  useEffect(() => {
    if (!waits) return;
    const pause = setTimeout(saveNow, NOTE_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [waits, text]);
  useEffect(() => {
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', saveNow);
      saveNow();
    };
  }, []);

  /**
   * Shows the note of another entry, or an empty one.
   *
   * @param saved the entry's note as it is saved, which was checked then
   */
  const begin = (next: string, saved = ''): void => {
    setText(next);
    setHeavy(false);
    checked.current = saved;
    stored.current = null;
  };

  return {
    text,
    write: setText,
    isUnsaved,
    /** Whether the text, which isn't empty, is saved. */
    isSaved: text !== '' && !isUnsaved && isDone,
    isHeavy,
    save,
    begin,
    /** After the entry was undone or deleted: stores the text as a draft without an entry, all or only an unsaved one. */
    release(what: 'all' | 'unsaved'): void {
      const { id, note } = stored.current ?? {};
      if (id) dropDraft(entryForm(id));
      if (what === 'all' || latest.current !== note) keepWithoutEntry(userId, latest.current);
      begin('');
    },
  };
}
