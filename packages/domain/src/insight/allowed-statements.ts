import { YEAR_DAYS } from '../analytics/limits.ts';
import { ROUNDING } from '../mood-entry/day-averages.ts';
import { WEEK_DAYS } from '../mood-entry/limits.ts';
import { MAX_SCORE, MIN_SCORE, moodLabelOf } from '../mood-entry/scale.ts';
import { addDays, type LocalDate, weekdayOf } from '../time/local-date.ts';
import type { InsightFigures } from './figures.ts';
import { INSIGHT_BEFORE_DAYS, INSIGHT_EFFECT_DAYS } from './limits.ts';

/** A number that a text contains: its value, its number of decimals, and its sign if it has one. */
export type SaidNumber = { value: number; decimals: number; sign: '+' | '-' | null };

/** The values that a text about the figures may contain, grouped by what they count. */
export type AllowedStatements = {
  scores: readonly number[];
  differences: readonly number[];
  /** Allowed numbers of days, of entries and of weeks. */
  days: readonly number[];
  entries: readonly number[];
  weeks: readonly number[];
  /** Maps a number of days to how many of them have entries, for phrases like `5 de 7`. */
  daysOf: ReadonlyMap<number, number>;
  scaleEnd: number;
  dates: ReadonlySet<LocalDate>;
  weekdays: ReadonlySet<number>;
  /** Labels that may be in quotes although no tag has that name. */
  labels: readonly string[];
};

/** Lists every number, date, weekday and tag that a text about the figures may contain. */
export function allowedStatementsOf(figures: InsightFigures): AllowedStatements {
  const { average, before, best, worst, change, weekdays, timesOfDay, tags } = figures;
  const rhythms = [...weekdays, ...timesOfDay];
  const effects = [...rhythms, ...tags];
  const notable = [best, worst].filter((day) => day !== null);
  const scores = [
    ...[average, before?.average].filter((score) => score !== null && score !== undefined),
    ...notable.map((day) => day.average),
    ...effects.flatMap((effect) => [effect.average, effect.otherAverage]),
  ];
  return {
    scores,
    differences: [
      ...(change === null ? [] : [change]),
      ...effects.map((effect) => effect.average - effect.otherAverage),
      ...(best && worst ? [best.average - worst.average] : []),
    ],
    days: [
      figures.days,
      WEEK_DAYS,
      ...(before ? [before.days, INSIGHT_BEFORE_DAYS] : []),
      ...(rhythms.length > 0 ? [INSIGHT_EFFECT_DAYS] : []),
      ...(tags.length > 0 ? [YEAR_DAYS] : []),
      ...[...weekdays, ...tags].flatMap(({ n, otherN }) => [n, otherN]),
    ],
    entries: [figures.entries, ...timesOfDay.flatMap(({ n, otherN }) => [n, otherN])],
    weeks: [
      1,
      ...(before ? [INSIGHT_BEFORE_DAYS / WEEK_DAYS] : []),
      ...(rhythms.length > 0 ? [INSIGHT_EFFECT_DAYS / WEEK_DAYS] : []),
    ],
    daysOf: new Map([[WEEK_DAYS, figures.days], ...(before ? [[INSIGHT_BEFORE_DAYS, before.days] as const] : [])]),
    scaleEnd: MAX_SCORE,
    dates: new Set([
      ...Array.from({ length: WEEK_DAYS }, (_, index) => addDays(figures.start, index)),
      ...notable.map(({ date }) => date),
    ]),
    weekdays: new Set([...notable.map(({ date }) => weekdayOf(date)), ...weekdays.map(({ weekday }) => weekday)]),
    labels: [...(figures.trend ? [figures.trend] : []), ...scores.map(moodLabelOf)],
  };
}

/**
 * Whether a value, rounded to one decimal or to an integer, equals the written number. Halves may be rounded up or
 * down.
 */
const reads = (value: number, { value: said, decimals }: SaidNumber): boolean =>
  decimals <= 1 && Math.abs(value - said) <= (decimals === 1 ? 0.05 : 0.5) + ROUNDING;

const isCount = (counts: readonly number[], { value, decimals, sign }: SaidNumber): boolean =>
  decimals === 0 && sign === null && counts.includes(value);

/** Whether the number is a score of the figures, or an end of the scale. */
export const isScore = ({ scores }: AllowedStatements, said: SaidNumber): boolean =>
  said.sign === null && (scores.some((score) => reads(score, said)) || isCount([MIN_SCORE, MAX_SCORE], said));

/** Whether the number is a difference between figures. If it is written with a sign, the sign has to match. */
export const isDifference = ({ differences }: AllowedStatements, said: SaidNumber): boolean =>
  differences.some(
    (difference) =>
      reads(Math.abs(difference), said) &&
      (said.sign === null || difference * (said.sign === '+' ? 1 : -1) >= -ROUNDING),
  );

export const isDays = (allowed: AllowedStatements, said: SaidNumber): boolean => isCount(allowed.days, said);
export const isEntries = (allowed: AllowedStatements, said: SaidNumber): boolean => isCount(allowed.entries, said);
export const isWeeks = (allowed: AllowedStatements, said: SaidNumber): boolean => isCount(allowed.weeks, said);

/** Whether the number equals any figure. Used for a number without a noun. */
export const isAnyFigure = (allowed: AllowedStatements, said: SaidNumber): boolean =>
  [isScore, isDifference, isDays, isEntries].some((is) => is(allowed, said));
