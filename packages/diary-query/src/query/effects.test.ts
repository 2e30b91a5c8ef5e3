import { detailOf } from '@alento/domain/analytics/detail';
import type { AnalyticsPeriod } from '@alento/domain/analytics/period';
import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { addDays } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { anyEntry, TAGS, TODAY } from './any-entry.harness.ts';
import { answerOf } from './compute.ts';
import { NO_FILTER, NOTHING_RECENT, type Query } from './query.ts';

const diary = fc.array(anyEntry(120), { minLength: 40, maxLength: 160 });
const queryOf = (measure: Query['measure'], tags: readonly string[] = []): Query => ({
  measure,
  period: null,
  filter: { ...NO_FILTER, tags },
  than: null,
  recent: NOTHING_RECENT,
});
const diaryOf = (entries: readonly DiaryEntry[]) => ({ today: TODAY, entries, tags: TAGS, noted: [] });

/** What /analises shows of a period. */
const analysesOf = (entries: readonly DiaryEntry[], period: AnalyticsPeriod) =>
  detailOf(
    entries.map(({ date, tags, ...rest }) => ({ ...rest, localDate: date, tagIds: tags })),
    period,
    TODAY,
    new Set(TAGS),
  );

it('tells of effects, weekdays and parts of the day exactly what /analises shows of 30 days and of everything', () => {
  fc.assert(
    fc.property(diary, (entries) => {
      // With an entry older than 30 days, so that both periods are looked at.
      const all = [...entries, { date: addDays(TODAY, -121), recordedAt: 0, offsetMinutes: 0, score: 3, tags: [] }];
      for (const [place, period] of (['30', 'all'] as const).entries()) {
        const analyses = analysesOf(all, period);
        const patterns = (measure: Query['measure']) => answerOf(queryOf(measure), diaryOf(all)).patterns[place];
        expect(patterns('lifts')?.effects.map(({ tags: [tagId], ...rest }) => ({ tagId, ...rest }))).toEqual(
          analyses.influences,
        );
        expect(patterns('weekdays')?.weekdays).toEqual(analyses.weekdays);
        expect(patterns('parts')?.parts).toEqual(analyses.timesOfDay);
      }
    }),
    { numRuns: runs(15) },
  );
});

it('leaves words for feelings out, unless the question names one', () => {
  const entries = Array.from({ length: 20 }, (_, ago) => ({
    date: addDays(TODAY, -ago),
    recordedAt: 0,
    offsetMinutes: 0,
    score: ago % 2 === 0 ? 1 : 4,
    tags: ago % 2 === 0 ? ['Tristeza', 'Café'] : [],
  }));
  const named = (query: Query) =>
    answerOf(query, { ...diaryOf(entries), tags: ['Café', 'Tristeza'] }).patterns[0]?.effects.map(
      ({ tags }) => tags[0],
    );
  expect(named(queryOf('lifts'))).toEqual(['Café']);
  expect(named(queryOf('effect', ['Tristeza']))).toEqual(['Tristeza']);
});

it('compares the days with several tags with all others, day by day', () => {
  fc.assert(
    fc.property(diary, (entries) => {
      const [effect] =
        answerOf(
          { ...queryOf('effect', ['Café', 'Família']), period: { start: '2026-01-01', end: TODAY } },
          diaryOf(entries),
        ).patterns[0]?.effects ?? [];
      const dates = [...new Set(entries.map(({ date }) => date))];
      const valueOn = (date: string): number => {
        const own = entries.filter((one) => one.date === date);
        return own.reduce((sum, { score }) => sum + score, 0) / own.length;
      };
      const isMarked = (date: string): boolean =>
        ['Café', 'Família'].every((tag) => entries.some((one) => one.date === date && one.tags.includes(tag)));
      for (const [side, isIn] of [
        ['with', true],
        ['without', false],
      ] as const) {
        const own = dates.filter((date) => isMarked(date) === isIn);
        const mean = own.reduce((sum, date) => sum + valueOn(date), 0) / own.length;
        expect(effect?.sameDay[side].days).toBe(own.length);
        if (own.length < 5) expect(effect?.sameDay[side].average).toBeNull();
        else expect(effect?.sameDay[side].average).toBeCloseTo(mean, 9);
        const next = own.filter((date) => dates.includes(addDays(date, 1)));
        expect(effect?.nextDay[side].days).toBe(next.length);
      }
    }),
    { numRuns: runs(20) },
  );
});
