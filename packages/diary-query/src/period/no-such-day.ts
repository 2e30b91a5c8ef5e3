import { monthAt } from './calendar.ts';
import { dayNumber, monthAfter, yearAfter } from './days.ts';
import type { Read, Words } from './reader.ts';

/** A day that no year or not the named year has: "31 de novembro", "29 de fevereiro de 2025". */
export type NoSuchDay = {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
  /** The last day of that month. */
  readonly lastDay: number;
};

/** A year with a 29 February. */
const LEAP = 2024;

/** Reads such a day at a position. */
export function noSuchDay(words: Words, at: number): Read<NoSuchDay> | null {
  const isNamed = words.is(at, 'dia');
  const day = dayNumber(words, isNamed ? at + 1 : at, isNamed ? 99 : 31);
  const month = day && monthAfter(words, day.next);
  if (!day || !month) return null;
  // "Nota 4.2" and "31-2" are no dates.
  const isBare = /^\d$/.test(words.at(month.next - 1)) && words.is(day.next, '.', '-');
  if (isBare && !isNamed) return null;
  const said = month.value.year === null ? yearAfter(words, month.next) : null;
  const year = said?.value ?? month.value.year;
  const { end } = monthAt(year ?? LEAP, month.value.month);
  const lastDay = Number(end.slice(8));
  if (day.value <= lastDay) return null;
  return { value: { day: day.value, month: month.value.month, year, lastDay }, next: said?.next ?? month.next };
}
