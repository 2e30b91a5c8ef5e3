import {
  RecordAnswersSchema,
  RecordFiguresSchema,
  RecordMedicinesSchema,
  RecordScreeningsSchema,
} from '@alento/contract/health-record/record-parts';
import type { RecordContent, RecordOwnPart } from '@alento/domain/health-record/record-document';
import { LEFT_OUT_AT_FIRST, RECORD_SECTIONS } from '@alento/domain/health-record/sections';
import { z } from 'zod';
import { olderForm, sameUnversioned, sealedJson } from '../crypto/sealed-json.ts';

const CONTENT_V1 = {
  /** IANA name of the zone in which the record was made. */
  timeZone: z.string(),
  figures: RecordFiguresSchema,
  screenings: RecordScreeningsSchema,
  answers: RecordAnswersSchema,
};
/** Records from before the medication diary. */
const ContentV1 = z.strictObject(CONTENT_V1);
const Content: z.ZodType<RecordContent & { timeZone: string }> = z.strictObject({
  ...CONTENT_V1,
  medicationDiary: RecordMedicinesSchema,
});
export type StoredRecordContent = z.infer<typeof Content>;

/** Document with what was computed for a health record. */
export const HEALTH_RECORD = sealedJson({
  table: 'health_records',
  version: 2,
  schema: Content,
  older: [
    sameUnversioned(ContentV1),
    // What was noted then isn't counted later: only a record that is made again contains the diary.
    olderForm(ContentV1, (content) => ({ ...content, medicationDiary: [] })),
  ],
});

/** The sections of records before the medication diary. */
const SECTIONS_V1 = [
  'own-words',
  'moods',
  'weeks',
  'times-of-day',
  'tags',
  'screenings',
  'sleep',
  'treatment',
  'medication',
] as const;
const OwnPartV1 = z.strictObject({
  ownWords: z.string(),
  displayName: z.string(),
  removed: z.array(z.enum(SECTIONS_V1)),
});
const OwnPart: z.ZodType<RecordOwnPart> = z.strictObject({
  ownWords: z.string(),
  displayName: z.string(),
  removed: z.array(z.enum(RECORD_SECTIONS)),
});

/** Document with what a person added to a health record and left out of it. */
export const HEALTH_RECORD_OWN_PART = sealedJson({
  table: 'health_records',
  column: 'own_part',
  version: 2,
  schema: OwnPart,
  older: [
    sameUnversioned(OwnPartV1),
    // A section that is left out at first is also left out of records that are older than it.
    olderForm(OwnPartV1, ({ removed, ...own }) => ({ ...own, removed: [...removed, ...LEFT_OUT_AT_FIRST] })),
  ],
});
