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

/** Returns the entries, newest first, with a heading before each month. */
export function historyRows(entries: readonly DisplayedEntry[], zone: string): HistoryRow[] {
  const rows: HistoryRow[] = [];
  let month: MonthKey | null = null;
  entries.forEach((entry, index) => {
    const date = dayOfEntry(entry, zone);
    if (monthOf(date) !== month) {
      month = monthOf(date);
      rows.push({ kind: 'month', key: `month-${month}`, month });
    }
    rows.push({ kind: 'entry', key: entry.id, entry, date, position: index + 1 });
  });
  return rows;
}
