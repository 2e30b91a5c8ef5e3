import { ANSWER_MAX, DIFFICULTY_ANSWERS, FORMS, type Instrument } from '@alento/domain/screening/instruments';
import type { LocalDate } from '@alento/domain/time/local-date';
import { isRecord } from '../../../lib/parse-json.ts';
import { readJson } from '../../../lib/session/device/device-json.ts';
import { writeOwned } from '../../../lib/session/device/device-store.ts';

/** A questionnaire being answered, stored on this device until it is sent. */
export type ScreeningDraft = {
  answers: Readonly<Record<string, number>>;
  difficulty: number | null;
  /** The day of the last answer. */
  day: LocalDate;
  /** The idempotency key of a request whose outcome is unknown. The next attempt sends it again. */
  idempotencyKey: string | null;
};

const nameOf = (instrument: Instrument): string => `screening-draft-${instrument}`;

const isUpTo = (max: number, value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

/** Returns the valid part of a stored draft. */
function restored(instrument: Instrument, stored: unknown): ScreeningDraft | null {
  if (!isRecord(stored) || !isRecord(stored.answers) || typeof stored.day !== 'string') return null;
  const storedAnswers = stored.answers;
  const answers: Record<string, number> = {};
  for (const item of FORMS[instrument].items) {
    const answer = storedAnswers[item];
    if (isUpTo(ANSWER_MAX, answer)) answers[item] = answer;
  }
  if (Object.keys(answers).length === 0) return null;
  return {
    answers,
    difficulty: isUpTo(DIFFICULTY_ANSWERS.length - 1, stored.difficulty) ? stored.difficulty : null,
    day: stored.day,
    idempotencyKey: typeof stored.idempotencyKey === 'string' ? stored.idempotencyKey : null,
  };
}

/** Returns the person's draft on this device. Null if there is none or it is invalid. */
export const readDraft = (userId: string, instrument: Instrument): ScreeningDraft | null =>
  restored(instrument, readJson(userId, nameOf(instrument)));

export const keepDraft = (userId: string, instrument: Instrument, draft: ScreeningDraft): Promise<boolean> =>
  writeOwned(userId, nameOf(instrument), JSON.stringify(draft));

export const dropDraft = (userId: string, instrument: Instrument): Promise<boolean> =>
  writeOwned(userId, nameOf(instrument), null);
