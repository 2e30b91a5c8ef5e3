import { isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import {
  addMonths,
  dateAfterKey,
  firstDayOf,
  type MonthKey,
  monthOf,
  monthWeeks,
} from '../../lib/time/calendar-grid.ts';
import { capitalised, formatDay, formatMonth, weekdayName } from '../../lib/time/dates.format.ts';
import { IconButton } from '../button.tsx';
import { calendarCopy } from './calendar.copy.ts';

/** How a day of the grid is shown. */
export type GridDay = {
  /** What the day contains, in words, after the date. Empty if that isn't known. */
  state: string;
  /** Below the number of the day. */
  content: ReactNode;
  /** Classes of colours. */
  look: string;
  /** Whether the day is chosen, in a grid whose days are chosen. */
  isPressed?: boolean;
};

type Props = {
  month: MonthKey;
  today: LocalDate;
  /** First day that can be chosen. */
  earliest: LocalDate;
  /** Last day that can be chosen. Today without it. */
  last?: LocalDate;
  /** The one chosen day, of which the month is shown. It has the tab stop at first. */
  chosen?: LocalDate | null;
  busy: boolean;
  /** Null for a month of which nothing is known: its days are not drawn. */
  dayOf: ((date: LocalDate, isOut: boolean) => GridDay) | null;
  onMonth: (month: MonthKey) => void;
  onChoose: (date: LocalDate) => void;
  /** Opens a choice of months, by a press of the month's name. */
  onJump?: () => void;
  isCompact?: boolean;
  /** Without the header, on a screen that has its own way to other months. */
  isBare?: boolean;
};

/** A week that starts on a Sunday, for the column headings. */
const NAMED_WEEK = monthWeeks('2026-11')[0] ?? [];

/**
 * A calendar month whose days are buttons: weeks start on Sunday, and it is one tab stop with arrow keys inside
 * (ARIA pattern for date grids).
 */
export function MonthGrid({ month, today, earliest, last = today, chosen = null, busy, dayOf, ...rest }: Props) {
  const { onMonth, onChoose, onJump, isCompact, isBare } = rest;
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<LocalDate>(chosen ?? today);
  /** The day to which a key has moved the focus, and which is not visible yet if it is in another month. */
  const movedTo = useRef<LocalDate>(null);
  // The tab stop must be a day of the visible month.
  const stop =
    monthOf(focused) === month ? focused : (chosen ?? (month === monthOf(today) ? today : firstDayOf(month)));

  useEffect(() => {
    if (movedTo.current !== stop) return;
    movedTo.current = null;
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop]);

  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether the focus was in the days when they were last removed. React calls a ref's cleanup before that. */
  const hadFocus = useRef(false);
  const placeGrid = useCallback((table: HTMLTableElement | null) => {
    grid.current = table;
    return () => {
      hadFocus.current = table?.contains(document.activeElement) ?? false;
      grid.current = null;
    };
  }, []);
  const isDrawn = dayOf !== null;
  useEffect(() => {
    if (!isDrawn && hadFocus.current) heading.current?.querySelector('button')?.focus();
  }, [isDrawn]);

  const name = capitalised(formatMonth(firstDayOf(month)));

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const from = event.currentTarget.dataset.date ?? stop;
    const target = dateAfterKey(event.key, from, event.shiftKey);
    if (target === null) return;
    event.preventDefault();
    const within = target > last ? last : target < earliest ? earliest : target;
    if (within === stop) return;
    movedTo.current = within;
    setFocused(within);
    if (monthOf(within) !== month) onMonth(monthOf(within));
  };

  return (
    <div>
      {isBare ? (
        <h2 id={title} className="sr-only">
          {name}
        </h2>
      ) : (
        <div className="flex items-center justify-between sm:gap-2">
          <IconButton
            label={calendarCopy.previousMonth}
            onClick={() => onMonth(addMonths(month, -1))}
            disabled={month <= monthOf(earliest)}
            className="disabled:opacity-40"
          >
            <ChevronLeft size={22} aria-hidden />
          </IconButton>
          <h2
            ref={heading}
            id={title}
            className="min-w-0 text-[min(1.125rem,6vw)] font-bold leading-6"
            aria-live="polite"
          >
            {onJump ? (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={onJump}
                className="flex min-h-11 items-center gap-1 rounded-control px-1 transition-colors hover:bg-surface-sunken"
              >
                {name} <ChevronDown size={18} aria-hidden className="text-ink-muted" />
              </button>
            ) : (
              name
            )}
          </h2>
          <IconButton
            label={calendarCopy.nextMonth}
            onClick={() => onMonth(addMonths(month, 1))}
            disabled={month >= monthOf(last)}
            className="disabled:opacity-40"
          >
            <ChevronRight size={22} aria-hidden />
          </IconButton>
        </div>
      )}
      {dayOf && (
        <table
          ref={placeGrid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG date grid is a table.
          role="grid"
          aria-labelledby={title}
          aria-busy={busy}
          className={`w-full table-fixed ${isCompact ? '' : 'mt-2'} border-separate border-spacing-0`}
        >
          <thead>
            <tr>
              {NAMED_WEEK.map((date) =>
                date === null ? null : (
                  <th
                    key={date}
                    scope="col"
                    abbr={weekdayName(date)}
                    className={`text-sm font-semibold text-ink-muted ${isCompact ? 'h-7' : 'h-9'}`}
                  >
                    <span aria-hidden="true">{weekdayName(date).charAt(0).toUpperCase()}</span>
                    <span className="sr-only">{weekdayName(date)}</span>
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {monthWeeks(month).map((week) => (
              <tr key={week.find(isDay)}>
                {week.map((date, weekday) =>
                  date === null ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is identified by its column.
                    <td key={weekday} />
                  ) : (
                    <td key={date}>
                      <Day
                        date={date}
                        day={dayOf(date, date > last || date < earliest)}
                        isToday={date === today}
                        isOut={date > last || date < earliest}
                        isTabStop={date === stop}
                        onKeyDown={move}
                        onFocus={() => setFocused(date)}
                        onChoose={() => onChoose(date)}
                        height={isCompact ? 'h-11' : 'h-[3.75rem]'}
                      />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const isDay = (date: LocalDate | null): date is LocalDate => date !== null && isLocalDate(date);

type DayProps = {
  date: LocalDate;
  day: GridDay;
  isToday: boolean;
  isOut: boolean;
  isTabStop: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onFocus: () => void;
  onChoose: () => void;
  height: string;
};

const Day = ({ date, day, isToday, isOut, isTabStop, onKeyDown, onFocus, onChoose, height }: DayProps) => (
  <button
    type="button"
    data-date={date}
    aria-pressed={day.isPressed}
    aria-disabled={isOut || undefined}
    aria-current={isToday ? 'date' : undefined}
    tabIndex={isTabStop ? 0 : -1}
    onKeyDown={onKeyDown}
    onFocus={onFocus}
    onClick={isOut ? undefined : onChoose}
    className={`block w-full rounded-control border-2 border-transparent bg-clip-padding transition-colors duration-150 aria-disabled:cursor-not-allowed motion-reduce:transition-none ${day.look}`}
  >
    <span className="sr-only">{day.state ? `${formatDay(date)}: ${day.state}` : formatDay(date)}</span>
    <span aria-hidden="true" className={`flex ${height} flex-col items-center justify-center gap-1`}>
      <span className={`text-sm leading-none tabular-nums ${isToday ? 'font-bold underline underline-offset-4' : ''}`}>
        {Number(date.slice(8))}
      </span>
      {day.content}
    </span>
  </button>
);
