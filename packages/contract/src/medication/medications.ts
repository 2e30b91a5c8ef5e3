import { MEDICATION_DOSE_MAX, MEDICATION_NAME_MAX, MEDICATION_TIMES_MAX } from '@alento/domain/medication/limits';
import { DOSE_STATUSES } from '@alento/domain/medication/medication';
import { z } from 'zod';
import { get, post, put, refusedAs, remove } from '../endpoint.ts';
import { Id, OneLine, OneLineOrNone } from '../fields.ts';
import { LocalDateText } from '../mood-entry.ts';
import { TimeOfDay } from '../reminder/schedule.ts';

const MedicationId = Id('MEDICATION_NOT_FOUND');

const MedicationInput = z.object({
  name: OneLine(MEDICATION_NAME_MAX, 'MEDICATION_NAME_INVALID'),
  dose: OneLineOrNone(MEDICATION_DOSE_MAX, 'MEDICATION_DOSE_INVALID')
    .default('')
    .meta({ description: 'The dose as the person writes it; empty without one' }),
  times: z
    .array(TimeOfDay, refusedAs('REMINDER_TIME_INVALID'))
    .max(MEDICATION_TIMES_MAX, refusedAs('MEDICATION_TIMES_TOO_MANY'))
    .default([])
    .meta({ description: 'Times of day, HH:MM. Empty for a medicine that is taken when needed' }),
  reminds: z.boolean(refusedAs('VALIDATION_FAILED')).default(false),
});

/** A medicine of the diary. */
export const Medication = z.object({
  id: z.string(),
  name: z.string(),
  dose: z.string(),
  times: z.array(z.string()).meta({ description: 'HH:MM, in order' }),
  reminds: z.boolean(),
  since: z.string().meta({ description: 'First day in the diary, yyyy-MM-dd' }),
  endedOn: z.string().nullable().meta({ description: 'Day from which it is no longer taken; null if it still is' }),
});
export type Medication = z.infer<typeof Medication>;

/** A dose of a day. */
const DayDose = z.object({
  medicationId: z.string(),
  time: z.string().nullable().meta({ description: 'HH:MM; null for a dose that was not planned' }),
  status: z.enum(DOSE_STATUSES).nullable().meta({ description: 'Null if nothing was noted' }),
});

/** A day of the diary. */
export const MedicationDay = z.object({
  date: z.string(),
  doses: z.array(DayDose).meta({ description: 'In the order of their times' }),
  counts: z.object({
    planned: z.number(),
    taken: z.number(),
    skipped: z.number(),
    open: z.number().meta({ description: 'Planned doses about which nothing was noted, or later' }),
    asNeeded: z.number().meta({ description: 'Doses that were taken without being planned' }),
  }),
});
export type MedicationDay = z.infer<typeof MedicationDay>;

export const listMedications = get('/medications', {
  summary: 'The medicines of one’s diary, oldest first, ended ones included',
  answers: z.array(Medication),
});

export const createMedication = post('/medications', {
  summary: 'Add a medicine to the diary',
  idempotent: true,
  body: MedicationInput,
  response: { status: 201, body: Medication },
  errors: [
    'MEDICATION_NAME_INVALID',
    'MEDICATION_DOSE_INVALID',
    'MEDICATION_TIMES_TOO_MANY',
    'REMINDER_TIME_INVALID',
    'MEDICATIONS_FULL',
  ],
});

export const changeMedication = put('/medications/{id}', {
  summary: 'Change a medicine. Changed times apply from today on',
  params: z.object({ id: MedicationId }),
  body: MedicationInput.extend({
    endedOn: LocalDateText.nullable()
      .default(null)
      .meta({ description: 'Day from which it is no longer taken, at the latest tomorrow; null if it still is' }),
  }),
  answers: Medication,
  errors: [
    'MEDICATION_NOT_FOUND',
    'MEDICATION_NAME_INVALID',
    'MEDICATION_DOSE_INVALID',
    'MEDICATION_TIMES_TOO_MANY',
    'MEDICATION_END_INVALID',
    'REMINDER_TIME_INVALID',
    'DATE_INVALID',
  ],
});

export const removeMedication = remove('/medications/{id}', {
  summary: 'Remove a medicine and everything that was noted about its doses',
  params: z.object({ id: MedicationId }),
  response: { status: 204 },
  errors: ['MEDICATION_NOT_FOUND'],
});

export const listMedicationDays = get('/medication-days', {
  summary: 'The doses of a range of at most 92 days, oldest day first, with the medicines that they name',
  limits: ['large-reads'],
  query: z.object({ startDate: LocalDateText, endDate: LocalDateText }),
  answers: z.object({
    today: z.string().meta({ description: 'The person’s day, in the time zone of the request' }),
    days: z.array(MedicationDay),
    medications: z.array(Medication),
  }),
  errors: ['DATE_INVALID', 'DATE_RANGE_INVALID', 'MEDICATION_RANGE_TOO_LONG'],
});

export const noteDose = put('/medication-doses', {
  summary: 'Note that a dose was taken or skipped, or is taken later. The same call again changes nothing',
  body: z.object({
    medicationId: MedicationId,
    date: LocalDateText,
    time: TimeOfDay.nullable().default(null).meta({ description: 'HH:MM; null for a dose that was not planned' }),
    status: z
      .enum(DOSE_STATUSES, refusedAs('DOSE_STATUS_INVALID'))
      .nullable()
      .meta({ description: 'Null takes back what was noted' }),
  }),
  answers: MedicationDay.extend({
    remindsAgainAt: z
      .number()
      .nullable()
      .meta({ description: 'When devices are notified once more after later, ms epoch; null if none is' }),
  }),
  errors: [
    'MEDICATION_NOT_FOUND',
    'DATE_INVALID',
    'REMINDER_TIME_INVALID',
    'DOSE_DAY_INVALID',
    'DOSE_TIME_INVALID',
    'DOSE_STATUS_INVALID',
  ],
});
