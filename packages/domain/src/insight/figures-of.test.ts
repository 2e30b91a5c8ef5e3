import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import type { AnalyticsEntry } from '../analytics/entry.ts';
import { addDays, weekdayOf } from '../time/local-date.ts';
import { insightFiguresOf } from './figures-of.ts';
import { live, TAG_NAMES } from './noise.harness.ts';

const TODAY = '2026-11-21';
const HOUR = 3_600_000;
const AT = { today: TODAY, tagNames: TAG_NAMES };

/** An entry at noon in São Paulo, the given number of days ago. */
const entry = (daysAgo: number, score: number, hour = 12): AnalyticsEntry => {
  const localDate = addDays(TODAY, -daysAgo);
  return { localDate, score, recordedAt: Date.parse(localDate) + (hour + 3) * HOUR, offsetMinutes: -180, tagIds: [] };
};

describe('insightFiguresOf()', () => {
  it('covers seven local days, and compares them with the 28 days before', () => {
    const figures = insightFiguresOf(
      [entry(0, 4), entry(0, 3), entry(3, 5), entry(6, 0), entry(7, 1), entry(20, 2), entry(34, 3), entry(35, 5)],
      AT,
    );
    expect(figures).toMatchObject({ entries: 4, days: 3, average: 3, trend: 'Estável', change: 1 });
    expect(figures.best).toEqual({ date: '2026-11-18', average: 5 });
    expect(figures.worst).toEqual({ date: '2026-11-15', average: 0 });
    expect(figures.before).toEqual({ average: 2, days: 3 });
  });

  it.each<[what: string, entries: AnalyticsEntry[], before: unknown, change: number | null]>([
    [
      'too few days before the week',
      [entry(0, 4), entry(1, 4), entry(2, 4), entry(8, 2), entry(8, 2), entry(9, 2)],
      null,
      null,
    ],
    ['too few days in the week', [0, 1, 8, 9, 10].map((ago) => entry(ago, 2)), { average: 2, days: 3 }, null],
    [
      'enough days in the week and before the week',
      [0, 1, 2, 8, 9, 10].map((ago) => entry(ago, ago < 7 ? 4 : 2)),
      { average: 2, days: 3 },
      2,
    ],
  ])(
    'returns the change from the time before the week only with enough days in both periods: %s',
    (_what, entries, before, change) => {
      expect(insightFiguresOf(entries, AT)).toMatchObject({ before, change });
    },
  );

  it.each<[what: string, entries: AnalyticsEntry[]]>([
    ['a single day', [entry(0, 1), entry(0, 5)]],
    ['days with equal averages', [entry(0, 3), entry(1, 3), entry(2, 2), entry(2, 4)]],
    ['days of which two tie at each end', [entry(0, 1), entry(1, 1), entry(2, 4), entry(3, 4)]],
  ])('returns neither a best nor a hardest day for %s', (_what, entries) => {
    expect(insightFiguresOf(entries, AT)).toMatchObject({ best: null, worst: null });
  });

  it('returns no hardest day that is Neutro or better', () => {
    const figures = insightFiguresOf([entry(0, 4), entry(1, 3), entry(2, 5)], AT);
    expect(figures).toMatchObject({ best: { date: '2026-11-19', average: 5 }, worst: null });
  });
});

describe('insightFiguresOf(), effects', () => {
  it('finds a weekday with a lower average', () => {
    const { weekdays } = insightFiguresOf(
      Array.from({ length: 56 }, (_, ago) => entry(ago, weekdayOf(addDays(TODAY, -ago)) === 1 ? 1 : 3 + (ago % 2))),
      AT,
    );
    expect(weekdays).toEqual([{ weekday: 1, average: 1, n: 8, otherAverage: 3.5, otherN: 48 }]);
  });

  it('finds parts of the day with different averages, computed per entry', () => {
    const { timesOfDay } = insightFiguresOf(
      Array.from({ length: 40 }, (_, ago) => [entry(ago, 3 + (ago % 2), 9), entry(ago, 1 + (ago % 2), 20)]).flat(),
      AT,
    );
    expect(timesOfDay).toEqual([
      { part: 'morning', average: 3.5, n: 40, otherAverage: 1.5, otherN: 40 },
      { part: 'evening', average: 1.5, n: 40, otherAverage: 3.5, otherN: 40 },
    ]);
  });

  it('finds a tag that goes with better days, unless the tag was deleted', () => {
    const entries = live(7, { today: TODAY, logging: 1, effect: ({ tagIds }) => (tagIds.includes('t7') ? 2 : 0) });
    const names = insightFiguresOf(entries, AT).tags.map(({ name }) => name);
    expect(names).toContain('Marca 7');
    expect(insightFiguresOf(entries, { ...AT, tagNames: new Map() }).tags).toEqual([]);
    expect(insightFiguresOf(entries, { ...AT, tagNames: new Map([['t7', 'Alegria']]) }).tags).toEqual([]);
  });

  it('finds no weekday effect if some weekdays were logged only in the better of two months', () => {
    const entries = Array.from({ length: 56 }, (_, ago) => ago)
      .filter((ago) => ago < 28 || weekdayOf(addDays(TODAY, -ago)) % 2 === 0)
      .map((ago) => entry(ago, (ago < 28 ? 4 : 1) + (ago % 3 === 0 ? 1 : 0)));
    expect(insightFiguresOf(entries, AT).weekdays).toEqual([]);
  });
});

const anyEntry = fc.record({
  localDate: fc.integer({ min: -70, max: 3 }).map((days) => addDays(TODAY, days)),
  score: fc.integer({ min: 0, max: 5 }),
  recordedAt: fc.integer({ min: Date.parse('2026-09-01'), max: Date.parse('2026-11-24') }),
  offsetMinutes: fc.constantFrom(-180, 0, 345, 840, -660),
  tagIds: fc.uniqueArray(fc.constantFrom(...TAG_NAMES.keys()), { maxLength: 4 }),
});
const manyEntries = fc.oneof(
  fc.array(anyEntry, { maxLength: 150, size: 'max' }),
  fc.record({ seed: fc.nat(), size: fc.integer({ min: 0, max: 3 }) }).map(({ seed, size }) =>
    live(seed, {
      today: TODAY,
      effect: ({ date, hour }) => (weekdayOf(date) === 1 ? -size : 0) + (hour > 18 ? size : 0),
    }),
  ),
);

describe('insightFiguresOf() for random entries', () => {
  it('ignores the order of entries, and entries older than 365 days', () => {
    const withShuffled = manyEntries.chain((entries) =>
      fc.tuple(
        fc.constant(entries.filter(({ localDate }) => localDate <= TODAY && localDate > addDays(TODAY, -365))),
        fc.shuffledSubarray(entries, { minLength: entries.length }),
      ),
    );
    fc.assert(
      fc.property(withShuffled, ([recent, shuffled]) => {
        expect(insightFiguresOf(shuffled, AT)).toEqual(insightFiguresOf(recent, AT));
      }),
      { numRuns: runs(15) },
    );
  });
});
