import type { LocalDate } from '@alento/domain/time/local-date';
import { type MonthKey, monthOf } from '../../../lib/time/calendar-grid.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';

export type HistoryRow =
  | { kind: 'month'; key: string; month: MonthKey }
  | {
      kind: 'entry';
      key: string;
      entry: DisplayedEntry;
      date: LocalDate;
      /** The entry's position in the list, counted from 1. */
      position: number;
    };

/** A cache of local dates, because the rows of thousands of entries are computed again for every page. */
const knownDays = new WeakMap<DisplayedEntry, { zone: string; date: LocalDate }>();

function knownDayOf(entry: DisplayedEntry, zone: string): LocalDate {
  const known = knownDays.get(entry);
  if (known?.zone === zone) return known.date;
  const date = dayOfEntry(entry, zone);
  knownDays.set(entry, { zone, date });
  return date;
}

/** Returns the entries, newest first, with a heading before each month. */
export function historyRows(entries: readonly DisplayedEntry[], zone: string): HistoryRow[] {
  const rows: HistoryRow[] = [];
  let month: MonthKey | null = null;
  entries.forEach((entry, index) => {
    const date = knownDayOf(entry, zone);
    if (monthOf(date) !== month) {
      month = monthOf(date);
      rows.push({ kind: 'month', key: `month-${month}`, month });
    }
    rows.push({ kind: 'entry', key: entry.id, entry, date, position: index + 1 });
  });
  return rows;
}
