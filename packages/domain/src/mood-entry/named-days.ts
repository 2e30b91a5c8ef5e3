import { isLow, roundedAverage } from './scale.ts';

/**
 * The day that alone has the highest average, as people read it, and the day that alone has the lowest one, if that is
 * low. Null if days tie, or if there is only one day.
 */
export function namedDays<Day extends { average: number }>(
  days: readonly Day[],
): { best: Day | null; hardest: Day | null } {
  const first = (order: 1 | -1): Day | null => {
    const by = ({ average }: Day): number => roundedAverage(average) * order;
    const [one, next] = days.toSorted((a, b) => by(a) - by(b));
    return one && next && by(one) !== by(next) ? one : null;
  };
  const lowest = first(1);
  return { best: first(-1), hardest: lowest && isLow(lowest.average) ? lowest : null };
}
