import { timeOfDayOf } from '@alento/domain/analytics/time-of-day';
import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import type { Period } from '../period/calendar.ts';
import type { Filter } from './query.ts';

/** The days on which all of these tags were used, on whichever of the day's entries. */
function daysWithTags(entries: readonly DiaryEntry[], tags: readonly string[]): ReadonlySet<LocalDate> {
  const used = new Map<LocalDate, Set<string>>();
  for (const { date, tags: own } of entries) {
    const known = used.get(date) ?? new Set<string>();
    for (const tag of own) known.add(tag);
    used.set(date, known);
  }
  return new Set([...used].filter(([, own]) => tags.every((tag) => own.has(tag))).map(([date]) => date));
}

/** The entries of a period that meet every condition, in the given order. */
export function select(entries: readonly DiaryEntry[], period: Period | null, filter: Filter): DiaryEntry[] {
  const { tags, weekdays, part, scores } = filter;
  const within = entries.filter(({ date }) => period === null || (date >= period.start && date <= period.end));
  const days = tags.length > 0 ? daysWithTags(within, tags) : null;
  return within.filter(
    ({ date, score, recordedAt, offsetMinutes }) =>
      (days === null || days.has(date)) &&
      (weekdays.length === 0 || weekdays.includes(weekdayOf(date))) &&
      (part === null || timeOfDayOf(recordedAt, offsetMinutes) === part) &&
      (scores === null || (score >= scores[0] && score <= scores[1])),
  );
}
