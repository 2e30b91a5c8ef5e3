// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { writeOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';
import { entryOf } from '../../../testing/answers.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { dropDraft, keepDraft, readDraft } from './note-draft.ts';

const entry = entryOf();

describe('the draft of a note on /registrar', () => {
  let laidBefore = 0;
  beforeEach(async () => {
    await session.leave();
    await signIn('ana');
    laidBefore = localStorage.length;
  });

  it('is restored as typed, with the entry it belongs to', () => {
    keepDraft('ana', { text: 'Linha 1\nção 👨‍👩‍👧', entry });
    expect(readDraft('ana')).toEqual({ text: 'Linha 1\nção 👨‍👩‍👧', entry });
  });

  it('is deleted if its text is emptied or the draft is dropped', () => {
    keepDraft('ana', { text: 'a', entry: null });
    keepDraft('ana', { text: '', entry: null });
    expect(localStorage).toHaveLength(laidBefore);
    keepDraft('ana', { text: 'b', entry: null });
    dropDraft('ana');
    expect(localStorage).toHaveLength(laidBefore);
  });

  it('is ignored if the stored value is invalid', () => {
    writeOwned('ana', 'mood-note-draft', '{"text":');
    expect(readDraft('ana')).toBeNull();
    writeOwned('ana', 'mood-note-draft', '[1]');
    expect(readDraft('ana')).toBeNull();
  });
});
