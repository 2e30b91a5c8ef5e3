import { hasHour } from '../mood-entry/entry-source.ts';
import { DAY_MS, HOUR_MS } from '../time/local-date.ts';
import type { AnalyticsEntry } from './entry.ts';
import { type Figure, figureOf } from './figure.ts';
import { FIGURE_MIN_ENTRIES } from './limits.ts';

/** Parts of a day by the local time of an entry: madrugada, manhã, tarde, noite. */
export const TIMES_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** The hour at which each part ends: madrugada is from 0 to 5, manhã to 12, tarde to 18, noite to 24. */
const ENDS: Record<TimeOfDay, number> = { night: 5, morning: 12, afternoon: 18, evening: 24 };

/** The part of the day of an instant, ms epoch, at a UTC offset in minutes east. */
export function timeOfDayOf(recordedAt: number, offsetMinutes: number): TimeOfDay {
  const sinceMidnight = (((recordedAt + offsetMinutes * 60_000) % DAY_MS) + DAY_MS) % DAY_MS;
  return TIMES_OF_DAY.find((part) => sinceMidnight < ENDS[part] * HOUR_MS) ?? 'evening';
}

/** The part of the day by the local time at the place of the entry; null for an entry without an hour. */
export const partOfEntry = ({
  recordedAt,
  offsetMinutes,
  source,
}: Pick<AnalyticsEntry, 'recordedAt' | 'offsetMinutes' | 'source'>): TimeOfDay | null =>
  hasHour(source) ? timeOfDayOf(recordedAt, offsetMinutes) : null;

/** The average of each part of the day. */
export function timesOfDayOf(entries: readonly Omit<AnalyticsEntry, 'tagIds'>[]): (Figure & { part: TimeOfDay })[] {
  const byPart = Map.groupBy(entries, partOfEntry);
  return TIMES_OF_DAY.map((part) => ({ part, ...figureOf(byPart.get(part) ?? [], FIGURE_MIN_ENTRIES) }));
}
