import type { AnalyticsEntry } from '../analytics/entry.ts';
import type { DayRange } from '../analytics/period.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import { type RecordDocument, recordDocumentOf } from './record-document.ts';
import { recordFiguresOf } from './record-figures.ts';

const SAO_PAULO = -180;

/** An entry in São Paulo. The hour is local. */
export const entryOn = (
  localDate: LocalDate,
  score: number,
  { hour = 12, tagIds = [] }: { hour?: number; tagIds?: string[] } = {},
): AnalyticsEntry => ({
  localDate,
  score,
  recordedAt: Date.parse(`${localDate}T00:00:00Z`) + (hour * 60 - SAO_PAULO) * 60_000,
  offsetMinutes: SAO_PAULO,
  tagIds,
});

/** One entry a day from a day on. A day with null has none. */
export const entriesFrom = (start: LocalDate, scores: readonly (number | null)[]): AnalyticsEntry[] =>
  scores.flatMap((score, day) => (score === null ? [] : [entryOn(addDays(start, day), score)]));

const NO_ANSWERS = { sleep: null, treatment: null, medication: null, toldOn: null };

/** The document of the entries of a period, with the given parts instead of the computed ones. */
export const documentOf = (
  range: DayRange,
  entries: readonly AnalyticsEntry[],
  parts: Partial<RecordDocument> = {},
): RecordDocument => ({
  ...recordDocumentOf(
    { id: 'record-1', createdAt: Date.parse('2026-03-31T15:00:00Z'), timeZone: 'America/Sao_Paulo' },
    { figures: recordFiguresOf(entries, range, new Map()), screenings: [], answers: NO_ANSWERS, medicationDiary: [] },
    { ownWords: '', displayName: '' },
    new Set(),
  ),
  ...parts,
});
