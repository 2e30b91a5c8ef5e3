import { CLEAR_STANDARD_ERRORS } from '../analytics/limits.ts';
import { INSIGHT_EFFECT_MIN_FREEDOM, INSIGHT_EFFECT_MIN_SIDE } from './limits.ts';

/** A value of some week, and whether it carries the mark (a Monday, a morning). */
export type WeekValue = { week: number; value: number; isMarked: boolean };

/** Scores are whole numbers: a mood that never moved would still spread by this variance. */
const WHOLE_SCORE_VARIANCE = 1 / 12;

/** Each number less the mean of its week. */
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
 * How far marked values lie from the others of their own weeks, in standard errors; 0 where that is
 * less than chance alone often makes, or there is too little to tell.
 *
 * The rotation that judges tags (analytics/rotation.ts) can't judge these: weekdays, and the parts
 * of the day of people with habits, come in an even beat. What it guards against, moods in runs, is
 * met by comparing inside each week: a good month moves both sides. That is a regression on the mark
 * with one level for each week. The standard error is the larger of two: the pooled one, since eight
 * Mondays that happen to be alike say little of how Mondays spread, and the one that lets each side
 * spread as it does (White 1980; Welch's idea for weeks), and never below what whole scores alone
 * make. Eleven weekdays and parts are looked at: at 3 standard errors one person in twenty, or fewer,
 * sees one without any effect (figures-of.noise.test.ts prints the share).
 */
export function clearnessWithinWeeks(values: readonly WeekValue[]): number {
  const marked = values.filter(({ isMarked }) => isMarked).length;
  if (marked < INSIGHT_EFFECT_MIN_SIDE || values.length - marked < INSIGHT_EFFECT_MIN_SIDE) return 0;
  const freedom = values.length - new Set(values.map(({ week }) => week)).size - 1;
  if (freedom < INSIGHT_EFFECT_MIN_FREEDOM) return 0;
  const marks = withoutWeeks(values, ({ isMarked }) => Number(isMarked));
  const moods = withoutWeeks(values, ({ value }) => value);
  const weight = sum(marks.map((mark) => mark * mark));
  // Marks that fill whole weeks have nothing beside them there.
  if (weight < 1) return 0;
  const effect = sum(marks.map((mark, index) => mark * (moods[index] ?? 0))) / weight;
  const squares = marks.map((mark, index) => ((moods[index] ?? 0) - effect * mark) ** 2);
  const pooled = Math.max(sum(squares) / freedom, WHOLE_SCORE_VARIANCE) / weight;
  const own = (sum(marks.map((mark, index) => mark * mark * (squares[index] ?? 0))) * values.length) / freedom;
  const clearness = effect / Math.sqrt(Math.max(pooled, own / weight ** 2));
  return Math.abs(clearness) >= CLEAR_STANDARD_ERRORS ? clearness : 0;
}
