import type { Screening } from '@alento/contract/screening';
import type { DayRange } from '@alento/domain/analytics/period';
import type { RecordAnswers, RecordContent, RecordScreening } from '@alento/domain/health-record/record-document';
import type { RecordMedicine } from '@alento/domain/health-record/record-medicines';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { localDateOf } from '@alento/domain/time/local-date';
import type { Database } from '../db/database.ts';
import type { ScoreReader } from '../entries/entry.ts';
import { entryQueries } from '../entries/read-entries.ts';
import type { WorkThread } from '../work-thread/work-thread.ts';

/** Where the content of a record comes from. A source that may not be read is null. */
export type RecordSources = {
  /** Whose entries are read. */
  entriesOf: ScoreReader | null;
  tagNames: () => Promise<readonly { id: string; name: string }[]>;
  screenings: (() => Promise<readonly Screening[]>) | null;
  /** Answers of the onboarding, and when they were last changed, ms epoch. */
  answers: (() => Promise<{ data: UserData; updatedAt: number | null }>) | null;
  /** Medicines of the medication diary in a period. */
  medicines: ((range: DayRange) => Promise<RecordMedicine[]>) | null;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

const NO_ANSWERS: RecordAnswers = { sleep: null, treatment: null, medication: null, toldOn: null };

/** The person’s answers about sleep, treatment and medication. A missing answer is null. */
export function recordAnswersOf(data: UserData, updatedAt: number | null, timeZone: string): RecordAnswers {
  const sleep = {
    quality: textOf(data.sleepQuality),
    hoursPerNight: typeof data.sleepHoursPerNight === 'number' ? data.sleepHoursPerNight : null,
    issues: Array.isArray(data.sleepIssues) ? data.sleepIssues.filter((one) => typeof one === 'string') : [],
  };
  const treatment = {
    conditions: textOf(data.mentalHealthConditionDetails),
    isReceiving: typeof data.isReceivingTreatment === 'boolean' ? data.isReceivingTreatment : null,
    details: textOf(data.treatmentDetails),
  };
  const isAnswered = (values: readonly unknown[]) => values.some((value) => value !== null);
  return {
    sleep: isAnswered([sleep.quality, sleep.hoursPerNight, sleep.issues[0] ?? null]) ? sleep : null,
    treatment: isAnswered(Object.values(treatment)) ? treatment : null,
    medication: textOf(data.psychiatricMedications),
    toldOn: updatedAt === null ? null : localDateOf(updatedAt, timeZone),
  };
}

/** Screenings of the period, oldest first. */
const screeningsOf = (all: readonly Screening[], { start, end }: DayRange): RecordScreening[] =>
  all
    .filter(({ localDate }) => localDate >= start && localDate <= end)
    .sort((one, other) => one.takenAt - other.takenAt)
    .map(({ instrument, localDate, takenAt, score, severity, answers, difficulty }) => ({
      ...{ instrument, localDate, takenAt, score, severity, answers, difficulty },
    }));

/** Reads and computes the content of a record. The figures are computed on the worker thread. */
export async function readRecordContent(
  { db, thread }: { db: Database; thread: WorkThread },
  { entriesOf, tagNames, screenings, answers, medicines }: RecordSources,
  range: DayRange,
  timeZone: string,
  signal?: AbortSignal,
): Promise<RecordContent> {
  const days = { since: range.start, until: range.end };
  const entries = entriesOf ? await entryQueries.listAllScored(db, entriesOf, days) : [];
  const names = new Map((entriesOf ? await tagNames() : []).map(({ id, name }) => [id, name]));
  const userAnswers = answers && (await answers());
  return {
    figures: await thread.run('recordFigures', { entries, range, tagNames: names }, signal),
    screenings: screenings ? screeningsOf(await screenings(), range) : [],
    answers: userAnswers ? recordAnswersOf(userAnswers.data, userAnswers.updatedAt, timeZone) : NO_ANSWERS,
    medicationDiary: medicines ? await medicines(range) : [],
  };
}
