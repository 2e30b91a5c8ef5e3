import { TIMES_OF_DAY } from '@alento/domain/analytics/time-of-day';
import type {
  RecordAnswers,
  RecordDocument,
  RecordScreening,
  RecordSleep,
  RecordTreatment,
} from '@alento/domain/health-record/record-document';
import type { RecordFigures, RecordMoods } from '@alento/domain/health-record/record-figures';
import type { RecordMedicine } from '@alento/domain/health-record/record-medicines';
import { INSTRUMENTS, SEVERITIES } from '@alento/domain/screening/instruments';
import { z } from 'zod';
import { Day } from '../fields.ts';

const DayAverage = z.strictObject({ date: Day, average: z.number(), count: z.number() });
const Week = z.strictObject({ startDate: Day, endDate: Day, average: z.number(), days: z.number() });

const Moods: z.ZodType<RecordMoods> = z.strictObject({
  entries: z.number(),
  days: z.number().meta({ description: 'Days with entries' }),
  periodDays: z.number(),
  average: z.number().nullable().meta({ description: 'Mean of the scores, 0 to 5' }),
  trend: z.enum(['Positiva', 'Estável', 'Delicada']).nullable(),
  course: z
    .strictObject({ before: z.number(), after: z.number(), secondHalfStart: Day })
    .nullable()
    .meta({ description: 'Means of the days of the two halves of the period' }),
  bestDay: DayAverage.nullable(),
  hardestDay: DayAverage.nullable(),
  distribution: z.array(z.strictObject({ score: z.number(), entries: z.number() })),
  series: z.strictObject({
    unit: z.enum(['day', 'week']),
    points: z.array(z.strictObject({ startDate: Day, average: z.number().nullable(), entries: z.number() })),
  }),
  daily: z.array(DayAverage),
});

const Weeks: z.ZodType<RecordFigures['weeks']> = z.strictObject({ best: Week.nullable(), hardest: Week.nullable() });

const TimesOfDay: z.ZodType<RecordFigures['timesOfDay']> = z.array(
  z.strictObject({
    part: z.enum(TIMES_OF_DAY),
    average: z.number().nullable(),
    entries: z.number(),
    days: z.number(),
  }),
);

const Tags: z.ZodType<RecordFigures['tags']> = z.array(
  z.strictObject({
    name: z.string(),
    average: z.number(),
    days: z.number(),
    otherAverage: z.number(),
    otherDays: z.number(),
    isClear: z.boolean(),
  }),
);

export const RecordScreeningsSchema: z.ZodType<RecordScreening[]> = z.array(
  z.strictObject({
    instrument: z.enum(INSTRUMENTS),
    localDate: Day,
    takenAt: z.number(),
    score: z.number(),
    severity: z.enum(SEVERITIES),
    answers: z.record(z.string(), z.number()),
    difficulty: z.number().nullable(),
  }),
);

const Sleep: z.ZodType<RecordSleep> = z.strictObject({
  quality: z.string().nullable(),
  hoursPerNight: z.number().nullable(),
  issues: z.array(z.string()),
});

export const RecordTreatmentSchema: z.ZodType<RecordTreatment> = z.strictObject({
  conditions: z.string().nullable(),
  isReceiving: z.boolean().nullable(),
  details: z.string().nullable(),
});

export const RecordMedicinesSchema: z.ZodType<RecordMedicine[]> = z
  .array(
    z.strictObject({
      name: z.string(),
      dose: z.string().meta({ description: 'As the person wrote it; empty without one' }),
      planned: z.number().meta({ description: 'Planned doses of the period: the sum of taken, skipped and open' }),
      taken: z.number(),
      skipped: z.number(),
      open: z.number().meta({ description: 'Without a note' }),
      asNeeded: z.number().meta({ description: 'Taken without a planned time' }),
    }),
  )
  .meta({ description: 'Medicines of the medication diary in the period' });

/** What is computed from the diary: figures of a period. */
export const RecordFiguresSchema: z.ZodType<RecordFigures> = z.strictObject({
  start: Day,
  end: Day,
  moods: Moods,
  weeks: Weeks,
  timesOfDay: TimesOfDay,
  tags: Tags,
});

export const RecordAnswersSchema: z.ZodType<RecordAnswers> = z.strictObject({
  sleep: Sleep.nullable(),
  treatment: RecordTreatmentSchema.nullable(),
  medication: z.string().nullable(),
  toldOn: Day.nullable(),
});

/** The sections of a record as a reader sees them; null for a section that is left out or has no content. */
export const RecordSections = {
  displayName: z.string().nullable(),
  ownWords: z.string().nullable(),
  moods: Moods.nullable(),
  weeks: Weeks.nullable(),
  timesOfDay: TimesOfDay.nullable(),
  tags: Tags.nullable(),
  screenings: RecordScreeningsSchema.nullable(),
  sleep: Sleep.nullable(),
  treatment: RecordTreatmentSchema.nullable(),
  medication: z.string().nullable(),
  medicationDiary: RecordMedicinesSchema.nullable(),
  toldOn: Day.nullable(),
} satisfies Partial<Record<keyof RecordDocument, z.ZodType>>;
