import { MOOD_LABELS, moodLabelOf } from '@alento/domain/mood-entry/scale';
import { isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { capitalised, formatDay, formatMonth, weekdayName } from '../../../lib/time/dates.format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoodFace, nearestScore } from '../../../ui/mood/mood-face.tsx';
import { entriesCount } from '../mood-entry.copy.ts';
import { recordPastCopy } from '../record/record.copy.ts';
import { addMonths, dateAfterKey, firstDayOf, type MonthKey, monthOf, monthWeeks } from './calendar-grid.ts';

type DayInfo = { average: number; count: number };

type Props = {
  month: MonthKey;
  today: LocalDate;
  earliest: LocalDate;
  /** The days of the month that have entries. */
  filled: ReadonlyMap<LocalDate, DayInfo>;
  chosen: ReadonlySet<LocalDate>;
  busy: boolean;
  onMonth: (month: MonthKey) => void;
  onToggle: (date: LocalDate) => void;
};

/** A week that starts on a Sunday, for the column headings (core §9). */
const NAMED_WEEK = monthWeeks('2026-11')[0] ?? [];

/**
 * A calendar month in which days are chosen: weeks start on Sunday, and it is one tab stop with arrow keys inside
 * (ARIA pattern for date grids).
 */
export function PastCalendar({ month, today, earliest, filled, chosen, busy, onMonth, onToggle }: Props) {
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<LocalDate>(today);
  const movedByKey = useRef(false);
  // The tab stop must be a day of the visible month.
  const stop = monthOf(focused) === month ? focused : month === monthOf(today) ? today : firstDayOf(month);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop]);

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const from = event.currentTarget.dataset.date ?? stop;
    const target = dateAfterKey(event.key, from, event.shiftKey);
    if (target === null) return;
    event.preventDefault();
    const within = target > today ? today : target < earliest ? earliest : target;
    movedByKey.current = true;
    setFocused(within);
    if (monthOf(within) !== month) onMonth(monthOf(within));
  };

  const turn = (count: number) => onMonth(addMonths(month, count));

  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={recordPastCopy.previousMonth}
          onClick={() => turn(-1)}
          disabled={month <= monthOf(earliest)}
          className="disabled:opacity-40"
        >
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <h2 id={title} className="text-lg font-bold" aria-live="polite">
          {capitalised(formatMonth(firstDayOf(month)))}
        </h2>
        <IconButton
          label={recordPastCopy.nextMonth}
          onClick={() => turn(1)}
          disabled={month >= monthOf(today)}
          className="disabled:opacity-40"
        >
          <ChevronRight size={22} aria-hidden />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG date grid is a table.
        role="grid"
        aria-labelledby={title}
        aria-busy={busy}
        className="mt-2 w-full table-fixed border-separate border-spacing-0"
      >
        <thead>
          <tr>
            {NAMED_WEEK.map((date) =>
              date === null ? null : (
                <th
                  key={date}
                  scope="col"
                  abbr={weekdayName(date)}
                  className="h-9 text-sm font-semibold text-ink-muted"
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
                      info={filled.get(date)}
                      chosen={chosen.has(date)}
                      isToday={date === today}
                      out={date > today || date < earliest}
                      tabStop={date === stop}
                      onKeyDown={move}
                      onFocus={() => setFocused(date)}
                      onToggle={() => onToggle(date)}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isDay = (date: LocalDate | null): date is LocalDate => date !== null && isLocalDate(date);

type DayProps = {
  date: LocalDate;
  info: DayInfo | undefined;
  chosen: boolean;
  isToday: boolean;
  out: boolean;
  tabStop: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onFocus: () => void;
  onToggle: () => void;
};

function Day({ date, info, chosen, isToday, out, tabStop, onKeyDown, onFocus, onToggle }: DayProps) {
  const state = out
    ? recordPastCopy.future
    : info
      ? `${entriesCount(info.count)}, ${moodLabelOf(info.average)}`
      : recordPastCopy.noRecords;
  const look = chosen
    ? 'bg-brand text-on-brand'
    : out
      ? 'text-ink-muted opacity-50'
      : 'text-ink hover:bg-brand-soft hover:text-on-brand-soft';
  return (
    <button
      type="button"
      data-date={date}
      aria-label={`${formatDay(date)}: ${state}`}
      aria-pressed={chosen}
      aria-disabled={out || undefined}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={tabStop ? 0 : -1}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={out ? undefined : onToggle}
      className={`flex h-16 w-full flex-col items-center justify-center gap-1 rounded-control border-2 border-transparent bg-clip-padding transition-colors duration-150 aria-disabled:cursor-not-allowed motion-reduce:transition-none ${look}`}
    >
      <span className={`text-sm leading-none tabular-nums ${isToday ? 'font-bold underline underline-offset-4' : ''}`}>
        {Number(date.slice(8))}
      </span>
      {info ? <MoodFace score={nearestScore(info.average)} size={26} /> : <EmptyPlace out={out} chosen={chosen} />}
    </button>
  );
}

/** The symbol of a day without entries, in place of a face. */
function EmptyPlace({ out, chosen }: { out: boolean; chosen: boolean }) {
  if (out) return <span className="size-[26px]" />;
  return (
    <svg width={26} height={26} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <circle
        cx="13"
        cy="13"
        r="9.5"
        className={chosen ? 'stroke-on-brand' : 'stroke-border-strong'}
        strokeWidth={1.5}
        strokeDasharray="3 3.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The legend of the calendar's symbols. */
export function CalendarLegend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
      <li className="flex items-center gap-2">
        <EmptyPlace out={false} chosen={false} /> {recordPastCopy.legendEmpty}
      </li>
      <li className="flex items-center gap-2">
        <MoodFace score={3} size={24} /> {recordPastCopy.legendFilled(MOOD_LABELS[3])}
      </li>
    </ul>
  );
}
