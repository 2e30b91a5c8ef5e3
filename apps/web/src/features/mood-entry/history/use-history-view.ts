import { EARLIEST_TIMESTAMP_MS } from '@alento/domain/mood-entry/limits';
import { isMoodScore, type MoodScore } from '@alento/domain/mood-entry/scale';
import { addDays, isLocalDate, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { firstDayOf, type MonthKey, monthOf } from '../../../lib/time/calendar-grid.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';

const MONTH = 'mes';
const DAY = 'dia';
const SCORES = 'humor';
const TAGS = 'marcadores';

export const EARLIEST_DAY: LocalDate = addDays(localDateOf(EARLIEST_TIMESTAMP_MS, 'UTC'), 1);

/** An entry fits if it has one of the scores, and one of the tags. Without scores or tags, all do. */
export type HistoryFilters = { scores: readonly MoodScore[]; tags: readonly string[] };

export const fitsFilters = ({ score, tags }: DisplayedEntry, filters: HistoryFilters): boolean =>
  (filters.scores.length === 0 || filters.scores.some((one) => one === score)) &&
  (filters.tags.length === 0 || filters.tags.some((id) => tags.includes(id)));

const partsOf = (text: string | null): string[] => (text ?? '').split(',').filter((part) => part !== '');

/** Adds the value, or removes it if the list has it. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

/**
 * What of the history is shown: a month or one of its days, and filters. It is stored in the URL, so that going back
 * restores it. The words of a search are not, because browser histories and logs store URLs.
 * @param last the last day that can be shown: today, or a later one with entries
 */
export function useHistoryView(today: LocalDate, last: LocalDate) {
  const [search, setSearch] = useSearchParams();
  const isWithin = (date: LocalDate | null): date is LocalDate =>
    date !== null && isLocalDate(date) && date >= EARLIEST_DAY && date <= last;
  const linkedDay = search.get(DAY);
  const day = isWithin(linkedDay) ? linkedDay : null;
  const linkedMonth = search.get(MONTH) ?? '';
  const isMonth = isLocalDate(firstDayOf(linkedMonth)) && linkedMonth >= monthOf(EARLIEST_DAY);
  const month = monthOf(day ?? (isMonth && linkedMonth <= monthOf(last) ? firstDayOf(linkedMonth) : today));
  const [scores, tags] = [search.get(SCORES), search.get(TAGS)];
  const filters = useMemo<HistoryFilters>(
    () => ({ scores: partsOf(scores).map(Number).filter(isMoodScore).sort(), tags: partsOf(tags) }),
    [scores, tags],
  );

  const put = (values: Readonly<Record<string, string | null>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const showMonth = (next: MonthKey) => put({ [DAY]: null, [MONTH]: next === monthOf(today) ? null : next });

  return {
    month,
    day,
    filters,
    isFiltered: filters.scores.length + filters.tags.length > 0,
    showMonth,
    /** Shows the day, or the month again if the day is shown. */
    toggleDay: (date: LocalDate) => (date === day ? showMonth(month) : put({ [DAY]: date, [MONTH]: null })),
    setFilters: (next: HistoryFilters) => put({ [SCORES]: next.scores.join(','), [TAGS]: next.tags.join(',') }),
  };
}

export type HistoryView = ReturnType<typeof useHistoryView>;
