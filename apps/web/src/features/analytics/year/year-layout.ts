import { addDays, isLocalDate, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import type { Move } from '../../../ui/chart/use-points.ts';

export type PlacedDay = {
  date: LocalDate;
  /** Column of the month and row of the day, counted from 1. */
  month: number;
  day: number;
  /** Column of the week and row of the weekday (Sunday first), counted from 1. */
  week: number;
  weekday: number;
};
export type PlacedMonth = { date: LocalDate; month: number; week: number };

const monthsBetween = (from: LocalDate, to: LocalDate): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/**
 * Returns the grid positions of consecutive days, for phones (months × days) and for wide screens (weeks × weekdays).
 */
export function placeDays(dates: readonly LocalDate[]): PlacedDay[] {
  const [first] = dates;
  if (!first) return [];
  const lead = weekdayOf(first);
  return dates.map((date, index) => ({
    date,
    month: monthsBetween(first, date) + 1,
    day: Number(date.slice(8)),
    week: Math.floor((index + lead) / 7) + 1,
    weekday: weekdayOf(date) + 1,
  }));
}

/** Minimum distance between the names of two months, in weeks. */
const NAME_WEEKS = 3;

/** Returns the first shown day of each month. `week` is 0 if the month's name would overlap the next one. */
export function placeMonths(days: readonly PlacedDay[]): PlacedMonth[] {
  const firsts = days.filter((day, index) => days[index - 1]?.month !== day.month);
  return firsts.map(({ date, month, week, weekday }, index) => {
    // If the month begins in the middle of a week, most of that column belongs to the previous month.
    const column = index > 0 && weekday > 1 ? week + 1 : week;
    const next = firsts[index + 1];
    return { date, month, week: next && next.week - column < NAME_WEEKS ? 0 : column };
  });
}

/** Returns the same day of another month, or that month's last day if the month is shorter. */
function monthAway(date: LocalDate, months: number): LocalDate {
  const total = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
  for (let day = Number(date.slice(8)); day > 28; day -= 1) {
    if (isLocalDate(`${month}-${day}`)) return `${month}-${day}`;
  }
  return `${month}-${String(Math.min(Number(date.slice(8)), 28)).padStart(2, '0')}`;
}

/**
 * Moves the focus by arrow keys as the layout is arranged: up and down by a day; sideways by a week on a wide screen
 * and by a month on a phone.
 */
export function moveInYear(dates: readonly LocalDate[], isWide: () => boolean): Move {
  const indexOf = (date: LocalDate): number | null => {
    const index = dates.indexOf(date);
    return index === -1 ? null : index;
  };
  return (key, from) => {
    const date = dates[from];
    if (date === undefined) return null;
    const sideways = (step: number) => indexOf(isWide() ? addDays(date, 7 * step) : monthAway(date, step));
    switch (key) {
      case 'ArrowUp':
        return indexOf(addDays(date, -1));
      case 'ArrowDown':
        return indexOf(addDays(date, 1));
      case 'ArrowLeft':
        return sideways(-1);
      case 'ArrowRight':
        return sideways(1);
      case 'PageUp':
        return indexOf(monthAway(date, -1));
      case 'PageDown':
        return indexOf(monthAway(date, 1));
      case 'Home':
        return 0;
      case 'End':
        return dates.length - 1;
      default:
        return null;
    }
  };
}
