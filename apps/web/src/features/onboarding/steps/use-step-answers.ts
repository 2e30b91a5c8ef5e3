import { type ErrorCode, errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import { useState } from 'react';
import { dropStepDraft, storeStepDraft, withDraft } from '../outbox/step-draft.ts';
import type { Problems } from './step-rules.ts';

/** The field name for a refusal that concerns no single field. */
export const STEP_FIELD = 'step';

/** Maps the server's error codes to fields. */
const FIELDS: readonly [code: RegExp, field: string][] = [
  [/^(PERSON_NAME_|NAME_)/, 'name'],
  [/^PHONE_/, 'phone'],
  [/^AGE_/, 'age'],
  [/^SLEEP_HOURS_/, 'hours'],
  [/^SCORE_/, 'score'],
  [/^NOTE_/, 'note'],
  [/^RECOVERY_EMAIL_/, 'email'],
];

/** Returns the field that a refusal concerns if the step has that field, otherwise `STEP_FIELD`. */
function fieldOfRefusal(code: string, answers: object): string {
  const field = FIELDS.find(([pattern]) => pattern.test(code))?.[1];
  return field !== undefined && field in answers ? field : STEP_FIELD;
}

const textOfCode = (code: string): string => errorText(isErrorCode(code) ? code : 'USER_DATA_INVALID');

/**
 * A step's answers with their draft and their errors.
 * @param initial the answers without a draft
 * @param refusal the code with which the server refused the answers
 */
export function useStepAnswers<Answers extends object>(
  userId: string,
  step: OnboardingStep,
  initial: Answers,
  refusal: string | null,
) {
  const [answers, setAnswers] = useState(() => withDraft(userId, step, initial));
  const [problems, setProblems] = useState<Problems>({});
  // A refusal concerns the answers that were sent, so it is hidden after the next change.
  const [settledRefusal, setSettledRefusal] = useState<string | null>(null);
  const visibleRefusal = refusal === settledRefusal ? null : refusal;
  const refusedField = visibleRefusal === null ? null : fieldOfRefusal(visibleRefusal, answers);
  return {
    answers,
    change(part: Partial<Answers>): void {
      const next = { ...answers, ...part };
      setAnswers(next);
      setSettledRefusal(refusal);
      setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))));
      // A draft without a change would be shown as unsaved.
      if (JSON.stringify(next) === JSON.stringify(initial)) dropStepDraft(userId, step);
      else storeStepDraft(userId, step, next);
    },
    errorOf(field: string): string | undefined {
      const code: ErrorCode | undefined = problems[field];
      if (code) return errorText(code);
      return field === refusedField && visibleRefusal !== null ? textOfCode(visibleRefusal) : undefined;
    },
    refusedField,
    setProblems,
    /** Shows the refusal again that the next attempt may return. */
    forgetRefusal: () => setSettledRefusal(null),
  };
}
