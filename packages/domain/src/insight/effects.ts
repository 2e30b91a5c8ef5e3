import type { AnalyticsEntry } from '../analytics/entry.ts';
import { clearTagEffects } from '../analytics/influence.ts';
import { TIMES_OF_DAY, timeOfDayOf } from '../analytics/time-of-day.ts';
import { dayAverages, mean } from '../mood-entry/day-averages.ts';
import { WEEK_DAYS } from '../mood-entry/limits.ts';
import { DAY_MS, type LocalDate, weekdayOf } from '../time/local-date.ts';
import type { InsightEffect, InsightFigures } from './figures.ts';
import { INSIGHT_EFFECT_MIN_DIFFERENCE, INSIGHT_EFFECTS_MAX } from './limits.ts';
import { clearnessWithinWeeks, type WeekValue } from './within-weeks.ts';

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
function isTold<E extends InsightEffect>({ effect, clearness }: Judged<E>): boolean {
  const difference = effect.average - effect.otherAverage;
  return Math.abs(difference) >= INSIGHT_EFFECT_MIN_DIFFERENCE && difference * clearness > 0;
}

/** The clearest effects first. Equally clear ones keep the given order. */
const clearest = <E extends InsightEffect>(judged: readonly Judged<E>[]): E[] =>
  judged
    .filter(isTold)
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
  const timed = entries.map((entry) => ({ ...entry, part: timeOfDayOf(entry.recordedAt, entry.offsetMinutes) }));
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
  clearTagEffects(entries, { today, tagIds: new Set(tagNames.keys()) }).flatMap(({ tagId, ...effect }) => {
    const name = tagNames.get(tagId);
    return name === undefined ? [] : [{ name, ...effect }];
  });
