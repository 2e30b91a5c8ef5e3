import { EARLIEST_TIMESTAMP_MS } from '@alento/domain/mood-entry/limits';
import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { CalendarSearch, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { firstDayOf, lastDayOf, type MonthKey, monthOf } from '../../../lib/time/calendar-grid.ts';
import { capitalised, monthName } from '../../../lib/time/dates.format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { historyCopy } from './history.copy.ts';

const EARLIEST_YEAR = Number(localDateOf(EARLIEST_TIMESTAMP_MS, 'UTC').slice(0, 4));

const monthsOf = (year: number): MonthKey[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

type Props = { today: LocalDate; until: LocalDate | null; onUntil: (until: LocalDate) => void };

/** Shows the months of a year. After a choice, the list starts at the last day of the chosen month. */
export function MonthJump({ today, until, onUntil }: Props) {
  const [open, setOpen] = useState(false);
  const thisMonth = monthOf(today);
  const [year, setYear] = useState(() => Number((until ?? today).slice(0, 4)));
  const choose = (month: MonthKey) => {
    onUntil(lastDayOf(month));
    setOpen(false);
  };
  return (
    <>
      <IconButton
        label={historyCopy.jump}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="size-12 border border-border-strong bg-surface-raised"
      >
        <CalendarSearch size={22} aria-hidden />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title={historyCopy.jumpTitle}>
        <div className="flex items-center justify-between">
          <IconButton
            label={historyCopy.previousYear}
            disabled={year <= EARLIEST_YEAR}
            onClick={() => setYear(year - 1)}
            className="disabled:opacity-40"
          >
            <ChevronLeft size={22} aria-hidden />
          </IconButton>
          <p className="text-lg font-bold tabular-nums" aria-live="polite">
            {year}
          </p>
          <IconButton
            label={historyCopy.nextYear}
            disabled={year >= Number(today.slice(0, 4))}
            onClick={() => setYear(year + 1)}
            className="disabled:opacity-40"
          >
            <ChevronRight size={22} aria-hidden />
          </IconButton>
        </div>
        <ul className="mt-3 grid grid-cols-3 gap-2">
          {monthsOf(year).map((month) => (
            <li key={month}>
              <button
                type="button"
                disabled={month > thisMonth}
                aria-pressed={until !== null && monthOf(until) === month}
                onClick={() => choose(month)}
                className="min-h-12 w-full rounded-control border border-border px-1 text-sm transition-colors hover:bg-brand-soft hover:text-on-brand-soft disabled:border-transparent disabled:bg-transparent disabled:text-ink-muted disabled:opacity-50 aria-pressed:bg-brand aria-pressed:text-on-brand"
              >
                {capitalised(monthName(firstDayOf(month)))}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
