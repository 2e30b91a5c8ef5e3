import { addDays, weekdayOf } from '@alento/domain/time/local-date';
import { monthAt, monthOf, type Period, yearOf } from './calendar.ts';
import type { Read, Words } from './reader.ts';
import { WEEKDAYS } from './vocabulary.ts';

const LAST = ['ultimos', 'ultimas'];
const SATURDAY = 6;

/** A weekday in the plural, or weekends by their Saturday, and the position after it. */
function plural(words: Words, at: number): Read<{ readonly weekday: number; readonly days: number }> | null {
  const weekend = words.after(at, 'fins|finais|fim|final de semana|semanas');
  if (weekend >= 0) return { value: { weekday: SATURDAY, days: 2 }, next: weekend };
  const name = words.at(at).replace(/s$/, '');
  if (!Object.hasOwn(WEEKDAYS, name)) return null;
  const feira = words.after(at + 1, '-? feira|feiras');
  return { value: { weekday: WEEKDAYS[name] ?? 0, days: 1 }, next: feira >= 0 ? feira : at + 1 };
}

/**
 * "últimas três sextas", "dois últimos fins de semana": from the first of them to the last, today not among them. The
 * filter chooses the days between.
 */
export function lastWeekdays(words: Words, at: number): Read<Period> | null {
  const isBefore = words.is(at, ...LAST);
  const count = words.number(isBefore ? at + 1 : at);
  if (!count || count.value < 2) return null;
  const named = isBefore ? count.next : words.is(count.next, ...LAST) ? count.next + 1 : -1;
  const found = named < 0 ? null : plural(words, named);
  if (!found) return null;
  const { weekday, days } = found.value;
  const back = (weekdayOf(words.today) - weekday + 7) % 7;
  const start = addDays(words.today, -(back === 0 ? 7 : back));
  const end = addDays(start, days - 1);
  // On a Sunday the weekend isn't over.
  const weeks = end >= words.today ? 1 : 0;
  return {
    value: { start: addDays(start, -7 * (count.value - 1 + weeks)), end: addDays(end, -7 * weeks) },
    next: found.next,
  };
}

const FORTNIGHT = 15;

/** "última quinzena" (the last 15 days), "essa quinzena", "quinzena passada" (halves of a month). */
export function fortnight(words: Words, at: number): Read<Period> | null {
  const { today } = words;
  const last = words.afterAny(at, ['ultima quinzena', 'minha quinzena']);
  if (last >= 0 && !words.is(last, 'de', 'do'))
    return { value: { start: addDays(today, 1 - FORTNIGHT), end: today }, next: last };
  const { start, end } = monthAt(yearOf(today), monthOf(today));
  const second = addDays(start, FORTNIGHT);
  const isSecond = today >= second;
  const current = words.after(at, 'essa|esta|nessa|nesta|dessa|desta quinzena');
  if (current >= 0)
    return { value: isSecond ? { start: second, end } : { start, end: addDays(second, -1) }, next: current };
  const past = words.after(at, 'quinzena passada|anterior');
  if (past < 0) return null;
  const before = monthAt(yearOf(today), monthOf(today) - 1);
  return {
    value: isSecond
      ? { start, end: addDays(second, -1) }
      : { start: addDays(before.start, FORTNIGHT), end: before.end },
    next: past,
  };
}
