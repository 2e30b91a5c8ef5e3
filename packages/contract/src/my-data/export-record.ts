import { RECORD_SECTIONS } from '@alento/domain/health-record/sections';
import { z } from 'zod';
import {
  RecordAnswersSchema,
  RecordFiguresSchema,
  RecordMedicinesSchema,
  RecordScreeningsSchema,
} from '../health-record/record-parts.ts';

const Instant = z.number().meta({ description: 'ms epoch' });
const Day = z.string().meta({ description: 'Local day, yyyy-MM-dd' });

/** A health record in an export. */
export const KeptRecord = z.object({
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
export type ExportRecord = z.infer<typeof KeptRecord>;
