import {
  DISPLAY_NAME_MAX,
  OWN_WORDS_MAX,
  RECORD_LIST_DEFAULT,
  RECORD_LIST_MAX,
} from '@alento/domain/health-record/limits';
import { RECORD_SECTIONS } from '@alento/domain/health-record/sections';
import { z } from 'zod';
import { get, post, put, refusedAs, remove } from '../endpoint.ts';
import { Id, ListPage, OneLineOrNone, WordsWithin } from '../fields.ts';
import { RecordSections } from './record-parts.ts';

const RecordId = Id('HEALTH_RECORD_NOT_FOUND').meta({ description: 'Id of a record' });
const params = z.object({ id: RecordId });

/** The content of a record that is ready. Sections without content are null, and so are those in `removed`. */
const Content = z.object({
  ...RecordSections,
  sentences: z
    .partialRecord(z.enum(RECORD_SECTIONS), z.array(z.string()))
    .meta({ description: 'What each section says in words, plain text' }),
});

/** A health record. */
export const HealthRecord = z.object({
  id: z.string(),
  status: z.enum(['processing', 'ready', 'failed']),
  createdAt: z.number().meta({ description: 'ms epoch' }),
  startDate: z.string().meta({ description: 'First day of the period, yyyy-MM-dd' }),
  endDate: z.string().meta({ description: 'Last day of the period, yyyy-MM-dd' }),
  summary: z.string().nullable().meta({ description: 'Null until the record is ready' }),
  sources: z
    .object({ entries: z.number(), screenings: z.number(), answers: z.boolean(), medicines: z.number() })
    .nullable()
    .meta({
      description: 'What it was made from: entries, screenings, answers of the onboarding, medicines of the diary',
    }),
  removed: z.array(z.enum(RECORD_SECTIONS)).meta({
    description: 'Sections that are left out; at first medication-diary, until the person includes it',
  }),
  ownPart: z.object({ ownWords: z.string(), displayName: z.string() }).nullable().meta({
    description:
      'What the person has added, also if it is left out; a change sends it back. Null until the record is ready, and in lists',
  }),
  content: Content.nullable().meta({ description: 'Null until the record is ready, and in lists' }),
});
export type HealthRecord = z.infer<typeof HealthRecord>;

export const createHealthRecord = post('/health-records', {
  summary: 'Have a record made of the last 90 days',
  idempotent: true,
  limits: ['searches'],
  response: { status: 201, body: HealthRecord },
  errors: ['HEALTH_RECORD_PROCESSING', 'HEALTH_RECORD_INSUFFICIENT_DAYS', 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED'],
});

export const listHealthRecords = get('/health-records', {
  summary: 'Records without content, newest first. X-Next-Cursor continues with before=',
  limits: ['large-reads'],
  query: ListPage(RECORD_LIST_MAX, RECORD_LIST_DEFAULT),
  answers: z.array(HealthRecord),
  errors: ['LIMIT_INVALID', 'CURSOR_INVALID'],
});

export const readHealthRecordEligibility = get('/health-records/can-generate', {
  summary: 'Whether a record can be made now, else why not and when',
  answers: z.object({
    canGenerate: z.boolean(),
    reason: z.string().nullable().meta({ description: 'Portuguese text; null if a record can be made' }),
    isPremium: z.boolean(),
    reasonCode: z
      .enum(['HEALTH_RECORD_PROCESSING', 'HEALTH_RECORD_INSUFFICIENT_DAYS', 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED'])
      .nullable(),
    nextAt: z.number().nullable().meta({ description: 'When the month’s quota starts anew, ms epoch' }),
    days: z.number().meta({ description: 'Days with entries within the period of a record' }),
    left: z.number().nullable().meta({ description: 'Records left this month; null without a limit' }),
  }),
});

export const readHealthRecord = get('/health-records/{id}', {
  summary: 'A record with its content',
  limits: ['large-reads'],
  params,
  answers: HealthRecord,
  errors: ['HEALTH_RECORD_NOT_FOUND'],
});

export const resetHealthRecord = put('/health-records/{id}', {
  summary: 'Make the content of a record again for the same period, without what the person added',
  limits: ['searches'],
  params,
  answers: HealthRecord,
  errors: [
    'HEALTH_RECORD_NOT_FOUND',
    'HEALTH_RECORD_PROCESSING',
    'HEALTH_RECORD_INSUFFICIENT_DAYS',
    'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED',
  ],
});

const invalid = refusedAs('HEALTH_RECORD_CHANGE_INVALID');

export const changeHealthRecord = put('/health-records/{id}/own-part', {
  summary: 'Change what the person adds to a record, and which sections are left out',
  params,
  body: z.object({
    ownWords: WordsWithin(OWN_WORDS_MAX, 'HEALTH_RECORD_CHANGE_INVALID'),
    displayName: OneLineOrNone(DISPLAY_NAME_MAX, 'HEALTH_RECORD_CHANGE_INVALID'),
    removed: z.array(z.enum(RECORD_SECTIONS, invalid), invalid).max(RECORD_SECTIONS.length, invalid),
  }),
  answers: HealthRecord,
  errors: ['HEALTH_RECORD_NOT_FOUND', 'HEALTH_RECORD_NOT_READY', 'HEALTH_RECORD_CHANGE_INVALID'],
});

export const removeHealthRecord = remove('/health-records/{id}', {
  summary: 'Delete a record. It still counts for the month',
  params,
  response: { status: 204 },
  errors: ['HEALTH_RECORD_NOT_FOUND'],
});

export const readHealthRecordPdf = get('/health-records/{id}/pdf', {
  summary: 'A record as PDF, tagged (PDF/UA), without the sections that are left out',
  limits: ['searches'],
  params,
  response: { status: 200, media: 'application/pdf' },
  errors: ['HEALTH_RECORD_NOT_FOUND', 'HEALTH_RECORD_NOT_READY', 'UNAVAILABLE'],
});

export const readHealthRecordFhir = get('/health-records/{id}/fhir', {
  summary: 'A record as FHIR R4 bundle, without the sections that are left out',
  limits: ['searches'],
  params,
  response: { status: 200, media: 'application/fhir+json' },
  errors: ['HEALTH_RECORD_NOT_FOUND', 'HEALTH_RECORD_NOT_READY'],
});
