import {
  RecordAnswersSchema,
  RecordFiguresSchema,
  RecordScreeningsSchema,
} from '@alento/contract/health-record/record-parts';
import type { RecordContent, RecordOwnPart } from '@alento/domain/health-record/record-document';
import { RECORD_SECTIONS } from '@alento/domain/health-record/sections';
import { z } from 'zod';
import { sameUnversioned, sealedJson } from '../crypto/sealed-json.ts';

const Content: z.ZodType<RecordContent & { timeZone: string }> = z.strictObject({
  /** IANA name of the zone in which the record was made. */
  timeZone: z.string(),
  figures: RecordFiguresSchema,
  screenings: RecordScreeningsSchema,
  answers: RecordAnswersSchema,
});
export type StoredRecordContent = z.infer<typeof Content>;

/** Document with what was computed for a health record. */
export const HEALTH_RECORD = sealedJson({
  table: 'health_records',
  column: 'content',
  version: 1,
  schema: Content,
  older: [sameUnversioned(Content)],
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
  version: 1,
  schema: OwnPart,
  older: [sameUnversioned(OwnPart)],
});
