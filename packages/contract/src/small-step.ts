import { SMALL_STEP_MAX, SMALL_STEPS_MAX, TIMES_A_WEEK_MAX } from '@alento/domain/small-step/small-step';
import { z } from 'zod';
import { get, put, refusedAs } from './endpoint.ts';
import { Day, Id, OneLine, WholeWithin } from './fields.ts';
import { LocalDateText } from './mood-entry.ts';

const invalid = refusedAs('SMALL_STEPS_INVALID');

const SmallStep = z.object({
  id: z.string(),
  text: z.string(),
  timesAWeek: z.int().meta({ description: 'How often a week the person wants to do it, 1 to 7' }),
});

export const SmallSteps = z.object({
  steps: z.array(SmallStep),
  days: z
    .array(z.object({ date: Day, done: z.array(z.string()).meta({ description: 'Ids of the steps' }) }))
    .meta({ description: 'The last days on which steps were done, newest first' }),
});
export type SmallSteps = z.infer<typeof SmallSteps>;

export const readSmallSteps = get('/small-steps', {
  summary: 'Small steps that the person chose, and the last days on which they were done',
  answers: SmallSteps,
});

export const changeSmallSteps = put('/small-steps', {
  summary: 'Store the steps as a whole. Steps that are missing are removed with their days',
  body: z.object({
    steps: z
      .array(
        z.object({
          id: Id('SMALL_STEPS_INVALID').meta({ description: 'Chosen by the client, each once' }),
          text: OneLine(SMALL_STEP_MAX, 'SMALL_STEPS_INVALID'),
          timesAWeek: WholeWithin(1, TIMES_A_WEEK_MAX, 'SMALL_STEPS_INVALID'),
        }),
        invalid,
      )
      .max(SMALL_STEPS_MAX, invalid)
      .refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, invalid),
  }),
  answers: SmallSteps,
  errors: ['SMALL_STEPS_INVALID'],
});

export const markSmallStep = put('/small-steps/{id}/days/{date}', {
  summary: 'Note that a step was done on a day, or not. The same call again changes nothing',
  params: z.object({ id: Id('SMALL_STEP_NOT_FOUND'), date: LocalDateText }),
  body: z.object({ isDone: z.boolean() }),
  answers: SmallSteps,
  errors: ['SMALL_STEP_NOT_FOUND', 'SMALL_STEP_DAY_INVALID', 'DATE_INVALID'],
});
