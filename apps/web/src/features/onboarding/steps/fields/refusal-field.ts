/** Where a refusal without a field of its own is shown. */
export const STEP_FIELD = 'step';

/** The field of a step that the server's refusal is about. */
const FIELDS: readonly [code: RegExp, field: string][] = [
  [/^(PERSON_NAME_|NAME_)/, 'name'],
  [/^PHONE_/, 'phone'],
  [/^AGE_/, 'age'],
  [/^SLEEP_HOURS_/, 'hours'],
  [/^SCORE_/, 'score'],
  [/^NOTE_/, 'note'],
  [/^SCREENING_/, 'answers'],
  [/^RECOVERY_EMAIL_/, 'email'],
];

/** The field a refusal belongs to, where the step has it; else the step as a whole. */
export function fieldOfRefusal(code: string, answers: object): string {
  const field = FIELDS.find(([pattern]) => pattern.test(code))?.[1];
  return field !== undefined && field in answers ? field : STEP_FIELD;
}
