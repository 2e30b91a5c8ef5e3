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
  [/^SCREENING_/, 'answers'],
  [/^RECOVERY_EMAIL_/, 'email'],
];

/** Returns the field that a refusal concerns if the step has that field, otherwise `STEP_FIELD`. */
export function fieldOfRefusal(code: string, answers: object): string {
  const field = FIELDS.find(([pattern]) => pattern.test(code))?.[1];
  return field !== undefined && field in answers ? field : STEP_FIELD;
}
