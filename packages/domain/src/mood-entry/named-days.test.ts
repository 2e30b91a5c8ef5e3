import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namedDays } from './named-days.ts';
import { moodLabelOf, roundedAverage } from './scale.ts';

const days = (...averages: number[]) => averages.map((average) => ({ average }));

it.each([
  [days(), null, null],
  [days(0), null, null],
  [days(5, 1), 5, 1],
  [days(4, 2), 4, null],
  [days(4, 4, 1), null, 1],
  [days(4, 1, 1), 4, null],
  // Both are read as 3,3.
  [days(3.32, 3.34), null, null],
])('names of %j the best and the hardest day (case %#)', (list, best, hardest) => {
  const named = namedDays(list);
  expect([named.best?.average ?? null, named.hardest?.average ?? null]).toEqual([best, hardest]);
});

it('names no day that ties, none as hard that is Neutro or better, and none that is not the extreme', () => {
  const average = fc.double({ min: 0, max: 5, noNaN: true });
  fc.assert(
    fc.property(fc.array(average, { maxLength: 8 }), (averages) => {
      const { best, hardest } = namedDays(days(...averages));
      const sameAs = (day: { average: number }) =>
        averages.filter((one) => roundedAverage(one) === roundedAverage(day.average)).length;
      for (const day of [best, hardest]) if (day) expect(sameAs(day)).toBe(1);
      if (best) expect(best.average).toBe(Math.max(...averages));
      if (hardest) {
        expect(hardest.average).toBe(Math.min(...averages));
        expect(moodLabelOf(hardest.average)).toMatch(/^(Mal|Muito mal)$/);
      }
    }),
  );
});
