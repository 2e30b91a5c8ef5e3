import { RECORD_SECTIONS } from '@alento/domain/health-record/sections';
import { DOSE_STATUSES } from '@alento/domain/medication/medication';
import { z } from 'zod';
import { Day, Instant } from '../fields.ts';
import {
  RecordAnswersSchema,
  RecordFiguresSchema,
  RecordMedicinesSchema,
  RecordScreeningsSchema,
} from '../health-record/record-parts.ts';

/** A health record in an export. */
export const ExportRecord = z.object({
  id: z.string(),
  status: z.enum(['processing', 'ready', 'failed']),
  startDate: Day,
  endDate: Day,
  createdAt: Instant,
  deletedAt: Instant.nullable().meta({ description: 'A deleted record has no content; it counts for its month' }),
  computed: z
    .object({
      timeZone: z.string().meta({ description: 'IANA name' }),
      figures: RecordFiguresSchema,
      screenings: RecordScreeningsSchema,
      answers: RecordAnswersSchema,
      medicationDiary: RecordMedicinesSchema,
    })
    .nullable(),
  added: z
    .object({
      ownWords: z.string(),
      displayName: z.string(),
      removed: z.array(z.enum(RECORD_SECTIONS)).meta({ description: 'Sections that were left out' }),
    })
    .nullable()
    .meta({ description: 'Null if nothing was changed; then medication-diary is left out' }),
});
export type ExportRecord = z.infer<typeof ExportRecord>;

const Times = z.array(z.string()).meta({ description: 'HH:MM, in order' });

/** A medicine of the diary. */
export const ExportMedication = z.object({
  id: z.string(),
  name: z.string(),
  dose: z.string().meta({ description: 'As the person wrote it; empty without one' }),
  times: Times,
  reminds: z.boolean(),
  since: Day,
  endedOn: Day.nullable().meta({ description: 'Day from which it is no longer taken; null if it still is' }),
  former: z
    .array(z.object({ until: Day, times: Times }))
    .meta({ description: 'Times before changes, oldest first: they applied on the days before `until`' }),
  createdAt: z.number().meta({ description: 'ms epoch' }),
});
export type ExportMedication = z.infer<typeof ExportMedication>;

/** What was noted about a dose. */
export const ExportDose = z.object({
  medicationId: z.string().meta({ description: 'Id in `medications`' }),
  date: Day,
  time: z.string().nullable().meta({ description: 'HH:MM; null for a dose that was not planned' }),
  status: z.enum(DOSE_STATUSES),
  notedAt: z.number().meta({ description: 'ms epoch' }),
});
export type ExportDose = z.infer<typeof ExportDose>;
