import { errorText } from '@alento/domain/errors/catalogue';
import { DISPLAY_NAME_MAX, OWN_WORDS_MAX } from '@alento/domain/health-record/limits';
import { isOneLineName } from '@alento/domain/text/one-line-name';
import { characterCount, fitsWithin, isStorable } from '@alento/domain/text/plain-text';
import { useEffect, useState } from 'react';
import { useLeaveQuestion } from '../../../lib/page/leave-question.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { session } from '../../../lib/session/session.ts';
import { checkText } from '../../../state/crisis/check-text.ts';
import { useChangeOwnPart } from '../health-record.mutations.ts';
import { ownPartCopy as copy } from './own-part.copy.ts';
import { keepDraft, type OwnPartDraft, readDraft } from './own-part-draft.ts';

/** The texts that a person adds to a record. */
export type OwnTexts = { ownWords: string; displayName: string };

const INVALID = errorText('HEALTH_RECORD_CHANGE_INVALID');

function wordsError(words: string): string | undefined {
  if (!isStorable(words)) return INVALID;
  if (fitsWithin(words, OWN_WORDS_MAX)) return undefined;
  return copy.tooLong(Math.max(1, characterCount(words) - OWN_WORDS_MAX));
}

function nameError(name: string): string | undefined {
  if (name === '' || isOneLineName(name, DISPLAY_NAME_MAX)) return undefined;
  return fitsWithin(name, DISPLAY_NAME_MAX) ? INVALID : copy.nameTooLong;
}

/** The draft without the texts that are saved. */
const without = ({ ownWords, displayName }: OwnPartDraft, saved: OwnTexts): OwnPartDraft => ({
  ownWords: ownWords?.trim() === saved.ownWords ? null : ownWords,
  displayName: displayName?.trim() === saved.displayName ? null : displayName,
});

/** The texts of the form. What is typed stays, on this device too, until the server has it. */
export function useOwnPartForm(id: string, saved: OwnTexts) {
  const userId = session.userId();
  const [typed, setTyped] = useState(() => without(readDraft(userId, id), saved));
  const [isHeavy, setHeavy] = useState(false);
  const { mutate, isPending, isSuccess, error } = useChangeOwnPart(id);
  const texts: OwnTexts = {
    ownWords: typed.ownWords ?? saved.ownWords,
    displayName: typed.displayName ?? saved.displayName,
  };
  const isChanged = texts.ownWords.trim() !== saved.ownWords || texts.displayName.trim() !== saved.displayName;
  useUnsavedWork(isChanged);
  useLeaveQuestion(isChanged);

  useEffect(() => keepDraft(userId, id, typed), [userId, id, typed]);
  const errors = { ownWords: wordsError(texts.ownWords.trim()), displayName: nameError(texts.displayName.trim()) };

  const save = (): void => {
    if (isPending || errors.ownWords || errors.displayName) return;
    if (texts.ownWords.trim() !== saved.ownWords) {
      void checkText(texts.ownWords).then((level) => setHeavy(level === 'concern'));
    }
    const sent = { ownWords: texts.ownWords.trim(), displayName: texts.displayName.trim() };
    mutate((own) => ({ ...own, ...sent }), {
      // What was typed while the request was under way is not saved yet.
      onSuccess: () => setTyped((before) => without(before, sent)),
    });
  };

  return {
    texts,
    errors,
    isChanged,
    isHeavy,
    isSaving: isPending,
    isSaved: isSuccess && !isChanged,
    failure: error,
    write: (part: Partial<OwnPartDraft>): void => setTyped((before) => ({ ...before, ...part })),
    save,
  };
}
