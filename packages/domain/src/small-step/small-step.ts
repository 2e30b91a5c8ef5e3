import { accept, type Result, refuse } from '../result.ts';
import { addDays, type LocalDate, weekdayOf } from '../time/local-date.ts';

/** Maximum number of steps of a person: more would be a list of duties. */
export const SMALL_STEPS_MAX = 5;
/** Maximum length of a step, in user-perceived characters. */
export const SMALL_STEP_MAX = 80;
/** How often a step may be wanted in a week. */
export const TIMES_A_WEEK_MAX = 7;
/** Days before today that can still be changed: this week and the one before. */
export const CHANGEABLE_DAYS = 13;
/** Days before today that are stored. */
const STORED_DAYS = 92;

/** Something small that a person wants to do on some days of a week. */
export type SmallStep = { id: string; text: string; timesAWeek: number };
/** The steps, and the days on which they were done, newest first, each with the ids of its steps. */
export type SmallSteps = { steps: SmallStep[]; days: { date: LocalDate; done: string[] }[] };

/** The days of the week of a date, Sunday first, as calendars in Brazil show it. */
export const weekOf = (date: LocalDate): LocalDate[] =>
  Array.from({ length: 7 }, (_, weekday) => addDays(date, weekday - weekdayOf(date)));

/** The days among these on which a step was done. */
export const daysDone = ({ days }: SmallSteps, id: string, among: readonly LocalDate[]): LocalDate[] =>
  days.filter(({ date, done }) => among.includes(date) && done.includes(id)).map(({ date }) => date);

/** Replaces the steps. Days of removed ones are removed with them. */
export function withSteps({ days }: SmallSteps, steps: SmallStep[]): SmallSteps {
  const ids = new Set(steps.map(({ id }) => id));
  const left = days.map(({ date, done }) => ({ date, done: done.filter((id) => ids.has(id)) }));
  return { steps, days: left.filter(({ done }) => done.length > 0) };
}

type Mark = { id: string; date: LocalDate; isDone: boolean };

/**
 * Notes that a step was done on a day, or takes it back. The same again changes nothing. Days that are too old are
 * removed.
 *
 * @param today the person's day
 */
export function withMark(before: SmallSteps, { id, date, isDone }: Mark, today: LocalDate): Result<SmallSteps> {
  if (!before.steps.some((step) => step.id === id)) return refuse('SMALL_STEP_NOT_FOUND');
  if (date > today || date < addDays(today, -CHANGEABLE_DAYS)) return refuse('SMALL_STEP_DAY_INVALID');
  const others = (before.days.find((day) => day.date === date)?.done ?? []).filter((one) => one !== id);
  const day = { date, done: isDone ? [...others, id] : others };
  const days = [day, ...before.days.filter((one) => one.date !== date)]
    .filter((one) => one.done.length > 0 && one.date >= addDays(today, -STORED_DAYS))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  return accept({ ...before, days });
}
