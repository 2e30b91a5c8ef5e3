import type { AnalyticsEntry } from '../analytics/entry.ts';
import { clearTagEffects } from '../analytics/influence.ts';
import { CLEAR_STANDARD_ERRORS } from '../analytics/limits.ts';
import { partOfEntry, TIMES_OF_DAY } from '../analytics/time-of-day.ts';
import { dayAverages, mean } from '../mood-entry/day-averages.ts';
import { comparableTagIds } from '../mood-entry/emotions.ts';
import { WEEK_DAYS } from '../mood-entry/limits.ts';
import { DAY_MS, type LocalDate, weekdayOf } from '../time/local-date.ts';
import type { InsightEffect, InsightFigures } from './figures.ts';
import {
  INSIGHT_EFFECT_MIN_DIFFERENCE,
  INSIGHT_EFFECT_MIN_FREEDOM,
  INSIGHT_EFFECT_MIN_SIDE,
  INSIGHT_EFFECTS_MAX,
} from './limits.ts';

/** A value, its week, and whether it has the mark (for example, whether it is of a Monday or of a morning). */
type WeekValue = { week: number; value: number; isMarked: boolean };

/** Variance that rounding to integer scores causes, even if the mood is constant. */
const WHOLE_SCORE_VARIANCE = 1 / 12;

/** Subtracts from each value the mean of its week. */
function withoutWeeks(values: readonly WeekValue[], numberOf: (value: WeekValue) => number): number[] {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const value of values) {
    const known = sums.get(value.week) ?? { sum: 0, count: 0 };
    sums.set(value.week, { sum: known.sum + numberOf(value), count: known.count + 1 });
  }
  return values.map((value) => {
    const { sum, count } = sums.get(value.week) ?? { sum: 0, count: 1 };
    return numberOf(value) - sum / count;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The difference between marked values and the other values of the same weeks, in standard errors. It is 0 if such a
 * difference often occurs by chance, or if there is too little data.
 *
 * The circular-shift test used for tags (analytics/rotation.ts) doesn't work here, because weekdays and times of day
 * are periodic. Values are compared within each week because moods are autocorrelated: a good month raises both sides
 * equally. The calculation is a regression on the mark with one intercept per week. The standard error is the larger of
 * the pooled one (eight Mondays that happen to be equal say little about how Mondays vary) and the
 * heteroscedasticity-consistent one (White 1980), and at least the rounding error of integer scores. Eleven weekdays
 * and times of day are tested: with a threshold of 3 standard errors at most one person in twenty sees a false effect
 * (figures-of.noise.test.ts prints the share).
 */
function clearnessWithinWeeks(values: readonly WeekValue[]): number {
  const marked = values.filter(({ isMarked }) => isMarked).length;
  if (marked < INSIGHT_EFFECT_MIN_SIDE || values.length - marked < INSIGHT_EFFECT_MIN_SIDE) return 0;
  const freedom = values.length - new Set(values.map(({ week }) => week)).size - 1;
  if (freedom < INSIGHT_EFFECT_MIN_FREEDOM) return 0;
  const marks = withoutWeeks(values, ({ isMarked }) => Number(isMarked));
  const moods = withoutWeeks(values, ({ value }) => value);
  const weight = sum(marks.map((mark) => mark * mark));
  // If all values of each week are marked, or none, there is nothing to compare within the weeks.
  if (weight < 1) return 0;
  const effect = sum(marks.map((mark, index) => mark * (moods[index] ?? 0))) / weight;
  const squares = marks.map((mark, index) => ((moods[index] ?? 0) - effect * mark) ** 2);
  const pooled = Math.max(sum(squares) / freedom, WHOLE_SCORE_VARIANCE) / weight;
  const own = (sum(marks.map((mark, index) => mark * mark * (squares[index] ?? 0))) * values.length) / freedom;
  const clearness = effect / Math.sqrt(Math.max(pooled, own / weight ** 2));
  return Math.abs(clearness) >= CLEAR_STANDARD_ERRORS ? clearness : 0;
}

type Valued = { value: number; isMarked: boolean };
type Judged<E> = { effect: E; clearness: number };

function effectOf(values: readonly Valued[]): InsightEffect {
  const sideOf = (marked: boolean) => values.flatMap(({ value, isMarked }) => (isMarked === marked ? [value] : []));
  const [own, others] = [sideOf(true), sideOf(false)];
  return { average: mean(own), n: own.length, otherAverage: mean(others), otherN: others.length };
}

/**
 * Whether an effect is mentioned: it needs a minimum difference, and the same sign over all weeks as within weeks,
 * because the overall averages can have the opposite sign.
 */
function isReportable<E extends InsightEffect>({ effect, clearness }: Judged<E>): boolean {
  const difference = effect.average - effect.otherAverage;
  return Math.abs(difference) >= INSIGHT_EFFECT_MIN_DIFFERENCE && difference * clearness > 0;
}

/** The clearest effects first. Equally clear ones keep the given order. */
const clearest = <E extends InsightEffect>(judged: readonly Judged<E>[]): E[] =>
  judged
    .filter(isReportable)
    .sort((a, b) => Math.abs(b.clearness) - Math.abs(a.clearness))
    .slice(0, INSIGHT_EFFECTS_MAX)
    .map(({ effect }) => effect);

/** The index of the week, counted from `start`, that contains the date. */
const weekOf = (start: LocalDate, date: LocalDate): number =>
  Math.floor((Date.parse(date) - Date.parse(start)) / (WEEK_DAYS * DAY_MS));

/** The weekdays whose daily averages differ from those of the other days of the same weeks. */
export function weekdayEffects(entries: readonly AnalyticsEntry[], start: LocalDate): InsightFigures['weekdays'] {
  const days = dayAverages(entries);
  return clearest(
    Array.from({ length: WEEK_DAYS }, (_, weekday) => {
      const values: WeekValue[] = days.map(({ date, average }) => ({
        week: weekOf(start, date),
        value: average,
        isMarked: weekdayOf(date) === weekday,
      }));
      return { effect: { weekday, ...effectOf(values) }, clearness: clearnessWithinWeeks(values) };
    }),
  );
}

/**
 * The parts of the day whose moods differ from those of the other parts in the same weeks. The shown averages are per
 * entry. The significance is computed from one value per part and day, because entries a few minutes apart are not
 * independent.
 */
export function timeOfDayEffects(entries: readonly AnalyticsEntry[], start: LocalDate): InsightFigures['timesOfDay'] {
  const timed = entries.flatMap((entry) => {
    const part = partOfEntry(entry);
    return part === null ? [] : [{ ...entry, part }];
  });
  const moments = [...Map.groupBy(timed, ({ localDate, part }) => `${localDate} ${part}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, list]) => {
      const [first] = list;
      if (!first) return [];
      return [{ part: first.part, week: weekOf(start, first.localDate), value: mean(list.map(({ score }) => score)) }];
    });
  return clearest(
    TIMES_OF_DAY.map((part) => ({
      effect: {
        part,
        ...effectOf(timed.map(({ score, part: own }) => ({ value: score, isMarked: own === part }))),
      },
      clearness: clearnessWithinWeeks(
        moments.map(({ part: own, week, value }) => ({ week, value, isMarked: own === part })),
      ),
    })),
  );
}

/** All tags with a clear difference over the last 365 days, see `clearTagEffects`. */
export const tagEffects = (
  entries: readonly AnalyticsEntry[],
  today: LocalDate,
  tagNames: ReadonlyMap<string, string>,
): InsightFigures['tags'] =>
  clearTagEffects(entries, { today, tagIds: comparableTagIds(tagNames) }).flatMap(({ tagId, ...effect }) => {
    const name = tagNames.get(tagId);
    return name === undefined ? [] : [{ name, ...effect }];
  });
