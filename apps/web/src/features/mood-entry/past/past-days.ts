import { BATCH_MAX } from '@alento/domain/mood-entry/limits';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { instantAt, type LocalDate } from '@alento/domain/time/local-date';
import { NOON_MINUTES } from '../../../state/mood/entry-day.ts';
import { type EntryFields, fieldsOf } from '../entry-fields.ts';
import type { NewEntry } from '../mood-entry.mutations.ts';

/** The input for a chosen day. */
export type PastDay = Omit<EntryFields, 'score'> & { date: LocalDate; score: MoodScore | null };

export const hasScore = (day: PastDay): day is PastDay & EntryFields => day.score !== null;

/** Adds or removes the day and keeps the calendar order. Null if the batch is full. */
export function toggleDay(days: readonly PastDay[], date: LocalDate): PastDay[] | null {
  if (days.some((day) => day.date === date)) return days.filter((day) => day.date !== date);
  if (days.length >= BATCH_MAX) return null;
  return [...days, { date, score: null, note: '', tags: [] }].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export const missingScores = (days: readonly PastDay[]): LocalDate[] =>
  days.filter((day) => day.score === null).map((day) => day.date);

/** Returns the entries of a batch: at local noon of each day, and at the current time for today. */
export const batchOf = (
  days: readonly PastDay[],
  { now, today, timeZone }: { now: number; today: LocalDate; timeZone: string },
): NewEntry[] =>
  days.filter(hasScore).map((day) => ({
    ...fieldsOf(day),
    ...(day.date === today
      ? { timestamp: now }
      : { timestamp: instantAt(day.date, NOON_MINUTES, timeZone), source: 'past' }),
  }));
