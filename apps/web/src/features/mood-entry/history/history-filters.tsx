import { EARLIEST_TIMESTAMP_MS, SEARCH_QUERY_MAX } from '@alento/domain/mood-entry/limits';
import { MOOD_LABELS, MOOD_SCORES, type MoodScore } from '@alento/domain/mood-entry/scale';
import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { CalendarSearch, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { firstDayOf, lastDayOf, type MonthKey, monthOf } from '../../../lib/time/calendar-grid.ts';
import { capitalised, formatMonth, monthName } from '../../../lib/time/dates.format.ts';
import type { EntryFilters } from '../../../state/mood/mood-entry.keys.ts';
import { IconButton } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { MoodFace, moodColours } from '../../../ui/mood/mood-face.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { historyCopy } from './history.copy.ts';

const EARLIEST_YEAR = Number(localDateOf(EARLIEST_TIMESTAMP_MS, 'UTC').slice(0, 4));

const monthsOf = (year: number): MonthKey[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

type MonthJumpProps = { today: LocalDate; until: LocalDate | null; onUntil: (until: LocalDate) => void };

/** Shows the months of a year. After a choice, the list starts at the last day of the chosen month. */
function MonthJump({ today, until, onUntil }: MonthJumpProps) {
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
      <Dialog open={open} onClose={() => setOpen(false)} title={historyCopy.jumpTitle}>
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

type Props = {
  /** The text of the search field. The filter changes after a debounce. */
  typed: string;
  onType: (text: string) => void;
  filters: EntryFilters;
  onScores: (scores: MoodScore[]) => void;
  onUntil: (until: string | null) => void;
  today: string;
};

/** The filters of the history: a search in notes, scores, and a jump to a month. */
export function HistoryFilters({ typed, onType, filters, onScores, onUntil, today }: Props) {
  const { scores, until } = filters;
  const toggle = (score: MoodScore) =>
    onScores(MOOD_SCORES.filter((other) => (other === score ? !scores.includes(score) : scores.includes(other))));
  return (
    <search className="mb-6 grid gap-3">
      <div className="flex gap-2">
        <SearchField
          label={historyCopy.search}
          clearLabel={historyCopy.clearSearch}
          typed={typed}
          maxLength={SEARCH_QUERY_MAX}
          onType={onType}
        />
        <MonthJump today={today} until={until} onUntil={onUntil} />
      </div>
      <fieldset className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        <legend className="sr-only">{historyCopy.filterGroup}</legend>
        {MOOD_SCORES.map((score) => {
          const on = scores.includes(score);
          return (
            <button
              key={score}
              type="button"
              aria-pressed={on}
              onClick={() => toggle(score)}
              style={moodColours(score)}
              className={`inline-flex min-h-11 items-center gap-1 rounded-pill border py-1 pr-1.5 pl-1.5 text-xs leading-4 whitespace-nowrap sm:gap-2 sm:pr-4 sm:pl-2 sm:text-sm transition-colors duration-150 motion-reduce:transition-none ${
                on
                  ? 'mood-tint border-[var(--mood-strong)] font-semibold'
                  : 'border-border bg-surface text-ink hover:bg-surface-sunken'
              }`}
            >
              <MoodFace score={score} size={24} />
              {MOOD_LABELS[score]}
            </button>
          );
        })}
      </fieldset>
      {until !== null && (
        <p>
          <button
            type="button"
            aria-label={historyCopy.dropUntil(formatMonth(`${monthOf(until)}-01`))}
            onClick={() => onUntil(null)}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-brand-soft px-4 text-sm font-semibold text-on-brand-soft"
          >
            {historyCopy.until(formatMonth(`${monthOf(until)}-01`))}
            <X size={16} aria-hidden="true" />
          </button>
        </p>
      )}
    </search>
  );
}
