// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '../../../lib/draft/form-draft.ts';
import { writeOwned } from '../../../lib/session/device/device-store.ts';
import { hasUnsentWords } from '../../../lib/session/ended/unsent-words.ts';
import { entryOf } from '../../../testing/answers.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { dropNote, keepNote, keepWithoutEntry, noteDrafts } from './note-draft.ts';

const entry = entryOf();
const text = 'Linha 1\nção 👨‍👩‍👧';

describe('the notes on /registrar that were not saved', () => {
  beforeEach(async () => {
    await emptyDevice();
    await signIn('ana');
  });

  it('are restored as typed, each with its own entry', () => {
    keepWithoutEntry('ana', 'sem registro');
    keepNote(entry, text);
    keepNote({ ...entry, id: 'e2' }, 'outra');
    expect(noteDrafts('ana')).toEqual([
      { text: 'sem registro', entry: null },
      { text, entry },
      { text: 'outra', entry: { ...entry, id: 'e2' } },
    ]);
    expect(hasUnsentWords('ana')).toBe(true);
  });

  it('are none once the note is as it was saved', () => {
    keepNote(entry, text);
    keepNote(entry, entry.note);
    expect(noteDrafts('ana')).toEqual([]);
  });

  it('stay beside other unsaved changes of the entry', () => {
    void keepDraft('entry-draft:e1', { changed: { score: 5, note: 'a' }, about: entry });
    keepNote(entry, text);
    expect(readDraft('entry-draft:e1')?.changed).toEqual({ score: 5, note: text });
    keepNote(entry, entry.note);
    expect(readDraft('entry-draft:e1')?.changed).toEqual({ score: 5 });
  });

  it('of earlier versions of the app are not lost', () => {
    void writeOwned('ana', 'mood-note-draft', JSON.stringify({ text, entry }));
    expect(noteDrafts('ana')).toEqual([{ text, entry: null }]);
  });

  it('lose nothing that another tab added after one was shown', () => {
    keepWithoutEntry('ana', 'a');
    const [shown] = noteDrafts('ana');
    keepWithoutEntry('ana', 'b');
    if (shown) dropNote('ana', shown);
    expect(noteDrafts('ana')).toEqual([{ text: 'b', entry: null }]);
  });

  it('lose nothing if two entries are undone one after the other', () => {
    keepWithoutEntry('ana', 'a');
    keepWithoutEntry('ana', 'b');
    expect(noteDrafts('ana')).toEqual([{ text: 'a\n\nb', entry: null }]);
  });

  it('can be stored again after they were dropped', () => {
    keepWithoutEntry('ana', 'a');
    keepNote(entry, text);
    const before = noteDrafts('ana');
    const restored = before.map((draft) => dropNote('ana', draft));
    expect(noteDrafts('ana')).toEqual([]);
    for (const restore of restored) restore();
    expect(noteDrafts('ana')).toEqual(before);
  });

  it.each(['{"text":', '[1]', '{"text":5}'])('are ignored if the stored value is invalid: %s', (stored) => {
    void writeOwned('ana', 'mood-note-draft', stored);
    void writeOwned('ana', 'entry-draft:e1', '{"changed":{"note":"sol"},"about":5}');
    expect(noteDrafts('ana')).toEqual([]);
  });
});
