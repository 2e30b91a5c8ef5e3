import { CLEAR_STANDARD_ERRORS } from '../analytics/limits.ts';
import { INSIGHT_EFFECT_MIN_FREEDOM, INSIGHT_EFFECT_MIN_SIDE } from './limits.ts';

/** A value, its week, and whether it has the mark (for example, whether it is of a Monday or of a morning). */
export type WeekValue = { week: number; value: number; isMarked: boolean };

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
export function clearnessWithinWeeks(values: readonly WeekValue[]): number {
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
