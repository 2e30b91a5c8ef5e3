import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { checkNote } from '@alento/domain/mood-entry/plan-mood-entry';
import { isMoodScore } from '@alento/domain/mood-entry/scale';
import * as limits from '@alento/domain/onboarding/limits';
import * as options from '@alento/domain/onboarding/options';
import { isPhone } from '@alento/domain/onboarding/phone';
import { fitsUserData } from '@alento/domain/onboarding/user-data';
import type { Instrument } from '@alento/domain/screening/instruments';
import { scoreScreening } from '@alento/domain/screening/score-screening';
import { z } from 'zod';
import { EMAIL_INPUT_MAX } from './account.ts';
import { refusedAs } from './endpoint.ts';
import { PastInstant, WholeWithin, WordsWithin } from './fields.ts';
import { Confirmation } from './second-factor.ts';

const invalid = refusedAs('USER_DATA_INVALID');

const text = (limit: number) => WordsWithin(limit, 'USER_DATA_INVALID');

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, invalid);

const listOf = <T extends z.ZodType>(item: T, max: number) => z.array(item, invalid).max(max, invalid);

const screening = (instrument: Instrument) =>
  z.record(z.string(), z.number(refusedAs('SCREENING_ANSWER_INVALID')), invalid).superRefine((answers, context) => {
    const scored = scoreScreening(instrument, answers);
    if (!scored.ok) context.addIssue({ code: 'custom', message: scored.code });
  });

const moodNote = z.string(refusedAs('NOTE_INVALID')).superRefine((note, context) => {
  const checked = checkNote(note, CHECK_IN_NOTE_MAX);
  if (!checked.ok) context.addIssue({ code: 'custom', message: checked.code });
});

/** The specified fields. null removes a field. The server computes the screening scores. */
const KNOWN = {
  name: text(limits.PERSON_NAME_MAX),
  phone: z
    .string(refusedAs('PHONE_FORMAT'))
    .refine((phone) => phone === '' || isPhone(phone), refusedAs('PHONE_FORMAT')),
  isAnonymous: z.boolean(invalid),
  recoveryEmail: z.string(refusedAs('RECOVERY_EMAIL_INVALID')).max(EMAIL_INPUT_MAX, refusedAs('RECOVERY_EMAIL_FORMAT')),
  age: WholeWithin(limits.AGE_MIN, limits.AGE_MAX, 'AGE_INVALID'),
  ageRange: oneOf(options.AGE_RANGES),
  gender: oneOf(options.GENDERS),
  location: text(limits.SHORT_TEXT_MAX),
  region: oneOf(options.REGIONS),
  motivation: oneOf(options.MOTIVATIONS),
  goals: listOf(oneOf(options.MOTIVATIONS), options.MOTIVATIONS.length),
  motivationOther: text(limits.LONG_TEXT_MAX),
  additionalInfo: text(limits.LONG_TEXT_MAX),
  currentMood: z.number(refusedAs('SCORE_INVALID')).refine(isMoodScore, refusedAs('SCORE_INVALID')),
  moodNote,
  depressionScreening: screening('PHQ-9'),
  anxietyScreening: screening('GAD-7'),
  hasMentalHealthCondition: z.boolean(invalid),
  mentalHealthConditionDetails: text(limits.LONG_TEXT_MAX),
  isReceivingTreatment: z.boolean(invalid),
  treatmentDetails: text(limits.LONG_TEXT_MAX),
  psychiatricMedications: text(limits.LONG_TEXT_MAX),
  sleepQuality: oneOf(options.SLEEP_QUALITIES),
  sleepHoursPerNight: z
    .number(refusedAs('SLEEP_HOURS_INVALID'))
    .min(limits.SLEEP_HOURS_MIN, refusedAs('SLEEP_HOURS_INVALID'))
    .max(limits.SLEEP_HOURS_MAX, refusedAs('SLEEP_HOURS_INVALID')),
  sleepIssues: listOf(text(limits.SHORT_TEXT_MAX), options.SLEEP_ISSUES.length + 1),
  hasSupportSystem: z.boolean(invalid),
  supportSystemDetails: listOf(text(limits.SHORT_TEXT_MAX), options.SUPPORT_SOURCES.length + 1),
} as const;

/**
 * Time at which the person felt the mood of `currentMood`. Set if the request is sent later, for example after a time
 * without a network.
 */
const moodTime = PastInstant('TIMESTAMP_INVALID');

/** How much difficulty the problems of the PHQ-9 caused, 0 to 3. It is not part of the score. */
const difficulty = WholeWithin(0, 3, 'SCREENING_ANSWER_INVALID');

const FREE_FIELD = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
const FREE_LIST_MAX = 50;

const freeScalar = z.union([text(limits.LONG_TEXT_MAX), z.number(), z.boolean()], invalid);
/** The value of a custom field: a value, a list of values or a flat map of values. */
const free = z
  .union(
    [freeScalar, z.array(freeScalar).max(FREE_LIST_MAX), z.record(z.string().regex(FREE_FIELD), freeScalar)],
    invalid,
  )
  .nullish();

const tooLarge = refusedAs('USER_DATA_TOO_LARGE');

const nullable = <T extends Record<string, z.ZodType>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, schema.nullish()])) as {
    [Field in keyof T]: z.ZodOptional<z.ZodNullable<T[Field]>>;
  };

/** A change of the user data. Known fields are validated, custom fields must be flat, and null removes a field. */
export const UserDataChange = z
  .object(nullable({ ...KNOWN, currentMoodAt: moodTime, depressionDifficulty: difficulty }), invalid)
  // A change of the recovery address requires a confirmation (contract/second-factor.ts), which is not stored.
  .extend(Confirmation.partial().shape)
  .catchall(free)
  .refine((data) => Object.keys(data).every((field) => FREE_FIELD.test(field)), invalid)
  .refine(fitsUserData, tooLarge);
export type UserDataChange = z.input<typeof UserDataChange>;

/** The user data as the person entered it. All fields are optional. */
export const UserDataAnswer = z.looseObject({
  isAnonymous: z.boolean(),
  recoveryEmailPending: z
    .string()
    .optional()
    .meta({ description: 'A recovery address whose mailbox has not confirmed it' }),
  depressionScore: z.number().optional(),
  anxietyScore: z.number().optional(),
  updatedAt: z.number().nullable().meta({ description: 'ms epoch; null before the first answer' }),
});
