import { RECORD_LIST_MAX } from '@alento/domain/health-record/limits';
import { ACCESS_LIST_DEFAULT, ACCESS_LIST_MAX, VISIT_BEFORE_DAYS } from '@alento/domain/sharing/limits';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import { z } from 'zod';
import { get } from '../endpoint.ts';
import { Day, Id, Instant, ListPage } from '../fields.ts';
import { HealthRecord } from '../health-record/health-records.ts';
import { RecordSections, RecordTreatmentSchema } from '../health-record/record-parts.ts';
import { SafetyPlan } from '../safety.ts';
import { Screening } from '../screening.ts';

const params = z.object({
  id: Id('PATIENT_NOT_FOUND').meta({ description: 'Id of the share' }),
});
const ERRORS = ['PATIENT_NOT_FOUND', 'PART_NOT_SHARED'] as const;

/** Somebody who shares data with a professional. The account behind it stays unknown. */
export const Patient = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'The name that the person gave to the professional' }),
  startDate: Day,
  endDate: Day,
  parts: z.array(z.enum(SHARED_PARTS)),
  acceptedAt: Instant,
  endsAt: Instant,
  lastVisitAt: Instant.nullable().meta({ description: 'End of the visit before this one; null at the first' }),
});
export type Patient = z.infer<typeof Patient>;

export const listPatients = get('/patients', {
  summary: 'Who shares what with oneself, and until when',
  limits: ['large-reads'],
  answers: z.array(Patient),
  errors: ['PROFESSIONAL_PROFILE_REQUIRED'],
});

export const readPatient = get('/patients/{id}', {
  summary: 'What a person shares with oneself',
  params,
  answers: Patient,
  errors: ['PATIENT_NOT_FOUND'],
});

/** An entry as a professional sees it. */
export const PatientEntry = z.object({
  id: z.string(),
  score: z.number(),
  timestamp: Instant,
  localDate: Day,
  offsetMinutes: z.number(),
  hasHour: z.boolean().meta({ description: 'False: the time of day says nothing' }),
  tags: z.array(z.string()).meta({ description: 'Names' }),
  note: z.string().nullable().meta({ description: 'Null if notes are not shared' }),
});
export type PatientEntry = z.infer<typeof PatientEntry>;

export const listPatientEntries = get('/patients/{id}/mood-entries', {
  summary: 'Entries of the shared days, newest first. X-Next-Cursor continues with before=',
  limits: ['large-reads'],
  params,
  query: ListPage(ACCESS_LIST_MAX, ACCESS_LIST_DEFAULT),
  answers: z.array(PatientEntry),
  errors: [...ERRORS, 'LIMIT_INVALID', 'CURSOR_INVALID'],
});

const { moods, weeks, timesOfDay, tags } = RecordSections;

/** Entries since the last visit, beside those of the days before it. */
const News = z.object({
  since: Instant,
  entries: z.number(),
  days: z.number(),
  average: z.number().nullable(),
  averageBefore: z
    .number()
    .nullable()
    .meta({ description: `Of the ${VISIT_BEFORE_DAYS} days before the last visit` }),
});

export const readPatientMoodSummary = get('/patients/{id}/mood-summary', {
  summary: 'Figures of the shared days from the first entry to today, and what is new since the last visit',
  limits: ['searches'],
  params,
  answers: z.object({
    startDate: Day,
    endDate: Day,
    moods: moods.unwrap(),
    weeks: weeks.unwrap(),
    timesOfDay: timesOfDay.unwrap(),
    tags: tags.unwrap(),
    sentences: z.array(z.string()),
    news: News.nullable().meta({ description: 'Null at the first visit' }),
  }),
  errors: [...ERRORS, 'UNAVAILABLE'],
});

/** A screening as a professional sees it. Signs of a crisis can't be shared. */
export const PatientScreening = Screening.omit({ raisesCrisis: true });
export type PatientScreening = z.infer<typeof PatientScreening>;

export const listPatientScreenings = get('/patients/{id}/screenings', {
  summary: 'Screenings of the shared days, newest first',
  limits: ['large-reads'],
  params,
  answers: z.array(PatientScreening),
  errors: [...ERRORS],
});

export const listPatientRecords = get('/patients/{id}/health-records', {
  summary:
    'Finished records within the shared days, newest first, without sections that are left out or not shared. X-Next-Cursor continues with before=',
  limits: ['searches'],
  params,
  query: ListPage(RECORD_LIST_MAX),
  answers: z.array(HealthRecord),
  errors: [...ERRORS, 'LIMIT_INVALID', 'CURSOR_INVALID'],
});

export const readPatientMedication = get('/patients/{id}/medication', {
  summary: 'Treatment and medication in the person’s words',
  params,
  answers: z.object({
    treatment: RecordTreatmentSchema.nullable(),
    medication: z.string().nullable(),
    toldOn: Day.nullable(),
  }),
  errors: [...ERRORS],
});

export const readPatientSafetyPlan = get('/patients/{id}/safety-plan', {
  summary: 'The safety plan',
  params,
  answers: SafetyPlan,
  errors: [...ERRORS],
});

export const readPatientPdf = get('/patients/{id}/pdf', {
  summary: 'What is shared as PDF, tagged (PDF/UA)',
  limits: ['searches'],
  params,
  response: { status: 200, media: 'application/pdf' },
  errors: ['PATIENT_NOT_FOUND', 'UNAVAILABLE'],
});

export const readPatientFhir = get('/patients/{id}/fhir', {
  summary: 'What is shared as FHIR R4 bundle',
  limits: ['searches'],
  params,
  response: { status: 200, media: 'application/fhir+json' },
  errors: ['PATIENT_NOT_FOUND', 'UNAVAILABLE'],
});
