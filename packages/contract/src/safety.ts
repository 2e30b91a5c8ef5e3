import { PLAN_ITEMS_MAX } from '@alento/domain/safety/safety-plan';
import { SAFETY_ANSWERS } from '@alento/domain/safety/safety-state';
import { z } from 'zod';
import { get, post, put, refusedAs } from './endpoint.ts';
import { PastInstant } from './fields.ts';

const invalid = refusedAs('SAFETY_PLAN_INVALID');
const Lines = z.array(z.string(invalid), invalid).max(PLAN_ITEMS_MAX, invalid);
const People = z
  .array(z.object({ name: z.string(invalid), phone: z.string(invalid) }, invalid), invalid)
  .max(PLAN_ITEMS_MAX, invalid);

const PLAN = {
  warningSigns: Lines,
  whatHelps: Lines,
  reasons: Lines,
  people: People,
  places: Lines,
  professionals: People,
  safeSpace: Lines,
  readableContacts: z.boolean(invalid).optional().meta({
    description:
      'Whether the contacts stay readable on a device after a session that ended by itself; absent: not asked yet. A change without it leaves it as it is',
  }),
} as const;

export const SafetyPlan = z.object({
  ...PLAN,
  updatedAt: z.number().nullable().meta({ description: 'ms epoch; null while nothing was written' }),
});
export type SafetyPlan = z.infer<typeof SafetyPlan>;

export const readSafetyPlan = get('/safety-plan', {
  summary: 'The person’s safety plan; empty before the first',
  answers: SafetyPlan,
});

export const changeSafetyPlan = put('/safety-plan', {
  summary: 'Keep the plan as a whole',
  limits: ['safety-plan'],
  largeBody: true,
  body: z.object({
    ...PLAN,
    basedOn: z.number().nullish().meta({
      description:
        'updatedAt of the version that was edited, null where none was written yet; another one in between is refused. Absent: no check',
    }),
  }),
  answers: SafetyPlan,
  errors: ['SAFETY_PLAN_INVALID', 'SAFETY_PLAN_CHANGED'],
});

export const SafetyState = z.object({
  lastCrisisAt: z.number().nullable(),
  acknowledgedAt: z.number().nullable(),
  askAgainAt: z.number().nullable().meta({ description: 'From when on to ask kindly again, ms epoch' }),
  notMeantAt: z.number().optional().meta({ description: 'When the person last said “Não era isso”; absent if never' }),
});
export type SafetyState = z.infer<typeof SafetyState>;

export const readSafetyState = get('/safety/state', {
  summary: 'When something last told of a crisis, and what the person answered',
  answers: SafetyState,
});

export const answerSafety = post('/safety/answers', {
  summary: '“Estou em segurança”, that it is still hard, or “Não era isso”',
  limits: 'none',
  body: z.object({
    answer: z.enum(SAFETY_ANSWERS).meta({
      description:
        'not-meant: the text was no crisis of its writer, which forgets the last sign and ends the time of help first; other-not-meant: the same about a text on another person, which leaves own signs as they are. Both are counted in the log without person and text',
    }),
    answeredAt: PastInstant('TIMESTAMP_INVALID')
      .optional()
      .meta({ description: 'When it was given, ms epoch, where it comes later; the same one again changes nothing' }),
  }),
  answers: SafetyState,
  errors: ['TIMESTAMP_INVALID'],
});
