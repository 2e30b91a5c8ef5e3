import { describe, expect, it } from 'vitest';
import { isWholeTier, sampleOf } from '../../../../testing/tier/tier.ts';
import { weekdayOf } from '../time/local-date.ts';
import { insightFiguresOf } from './figures-of.ts';
import { type Life, live, TAG_NAMES } from './noise.harness.ts';

const TODAY = '2026-11-21';
const PEOPLE = isWholeTier ? 300 : 100;
/** Share of days logged, entries a day and persistence of the mood. */
const HABITS: readonly (readonly [logging: number, perDay: number, persistence: number])[] = [
  [1, 1, 0],
  [1, 4, 0.5],
  [0.9, 2, 0.5],
  [0.9, 1, 0.8],
  [0.6, 2, 0.5],
];

/** The percentage of simulated people whose figures satisfy the condition. */
function shareOf(life: Omit<Life, 'today'>, holds: (figures: ReturnType<typeof insightFiguresOf>) => boolean): number {
  const seen = Array.from({ length: PEOPLE }, (_, person) =>
    insightFiguresOf(live(person * 7919 + 1, { today: TODAY, ...life }), { today: TODAY, tagNames: TAG_NAMES }),
  ).filter(holds);
  return Math.round((seen.length / PEOPLE) * 1000) / 10;
}

describe(`insightFiguresOf() for ${PEOPLE} simulated people whose mood depends on nothing`, () => {
  it.each(sampleOf(HABITS, 1))(
    'rarely finds an effect: share of days logged %d, up to %i entries a day, persistence %d',
    (logging, perDay, persistence) => {
      const share = shareOf({ logging, perDay, persistence }, ({ weekdays, timesOfDay, tags }) =>
        [weekdays, timesOfDay, tags].some(({ length }) => length > 0),
      );
      process.stdout.write(`any effect by chance (${logging}, ${perDay}, ${persistence}): ${share} %\n`);
      expect(share).toBeLessThan(15);
    },
  );
});

describe(`insightFiguresOf() for ${PEOPLE} simulated people with moods lower by two points`, () => {
  it('on Mondays finds this for more than 90 % of the people', () => {
    const effect: Life['effect'] = ({ date }) => (weekdayOf(date) === 1 ? -2 : 0);
    expect(
      shareOf({ persistence: 0.5, effect }, ({ weekdays }) => weekdays.some(({ weekday }) => weekday === 1)),
    ).toBeGreaterThan(90);
  });
});
