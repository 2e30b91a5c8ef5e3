import type { LocalDate } from '@alento/domain/time/local-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { firstDayOf, type MonthKey, monthOf } from '../../../lib/time/calendar-grid.ts';
import { capitalised, monthName } from '../../../lib/time/dates.format.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { historyCopy as copy } from './history.copy.ts';
import { EARLIEST_DAY } from './use-history-view.ts';

const yearOf = (date: LocalDate | MonthKey): number => Number(date.slice(0, 4));

const monthsOf = (year: number): MonthKey[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

type Props = { last: LocalDate; month: MonthKey; onMonth: (month: MonthKey) => void; onClose: () => void };

/** A choice of the months of any year, up to that of the last day. */
export function MonthJump({ last, month, onMonth, onClose }: Props) {
  const [year, setYear] = useState(() => yearOf(month));
  return (
    <Dialog onClose={onClose} title={copy.jump}>
      <div className="flex items-center justify-between">
        <IconButton
          label={copy.previousYear}
          disabled={year <= yearOf(EARLIEST_DAY)}
          onClick={() => setYear(year - 1)}
          className="disabled:opacity-40"
        >
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <p className="text-lg font-bold tabular-nums" aria-live="polite">
          {year}
        </p>
        <IconButton
          label={copy.nextYear}
          disabled={year >= yearOf(last)}
          onClick={() => setYear(year + 1)}
          className="disabled:opacity-40"
        >
          <ChevronRight size={22} aria-hidden />
        </IconButton>
      </div>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {monthsOf(year).map((one) => (
          <li key={one}>
            <button
              type="button"
              disabled={one > monthOf(last)}
              aria-pressed={one === month}
              onClick={() => {
                onMonth(one);
                onClose();
              }}
              className="min-h-12 w-full rounded-control border border-border px-1 text-sm transition-colors hover:bg-brand-soft hover:text-on-brand-soft disabled:border-transparent disabled:bg-transparent disabled:text-ink-muted disabled:opacity-50 aria-pressed:bg-brand aria-pressed:text-on-brand"
            >
              {capitalised(monthName(firstDayOf(one)))}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
