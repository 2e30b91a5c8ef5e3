import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { checkNote } from '@alento/domain/mood-entry/plan-mood-entry';
import { isMoodScore } from '@alento/domain/mood-entry/scale';
import { type Problems, type StepRules, textOf } from '../step-rules.ts';

export type CurrentMood = {
  score: number | null;
  note: string;
  /** The time at which the mood was chosen, in ms since the epoch, because it may be saved later. */
  feltAt: number | null;
};

function problemOfNote(note: string): Problems {
  const checked = checkNote(note.trim(), CHECK_IN_NOTE_MAX);
  return checked.ok ? {} : { note: checked.code };
}

/** A mood is required. The note has at most 255 characters. */
export const currentMoodRules: StepRules<CurrentMood> = {
  read: (known) => ({
    score: isMoodScore(known.currentMood) ? known.currentMood : null,
    note: textOf(known.moodNote),
    feltAt: null,
  }),
  check: ({ score, note }) => ({
    ...(isMoodScore(score) ? {} : { score: 'SCORE_INVALID' as const }),
    ...problemOfNote(note),
  }),
  fields: ({ score, note, feltAt }) => ({
    currentMood: score,
    moodNote: note.trim() || null,
    ...(feltAt === null ? {} : { currentMoodAt: feltAt }),
  }),
  texts: ({ note }) => [note],
};
