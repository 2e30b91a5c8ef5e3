import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { addDays } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf } from './compute.ts';
import { NO_FILTER, type Query } from './query.ts';

const TODAY = '2026-06-18';
const TAGS = ['Terapia', 'Café', 'Família'];

const entry = fc
  .record({
    back: fc.integer({ min: 0, max: 40 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    score: fc.integer({ min: 0, max: 5 }),
    tags: fc.subarray(TAGS),
  })
  .map(({ back, minute, score, tags }): DiaryEntry => {
    const date = addDays(TODAY, -back);
    return {
      date,
      recordedAt: Date.parse(`${date}T00:00:00Z`) + (minute + 180) * 60_000,
      offsetMinutes: -180,
      score,
      tags,
    };
  });
const period = fc.tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 45 })).map(([one, other]) => ({
  start: addDays(TODAY, -Math.max(one, other)),
  end: addDays(TODAY, -Math.min(one, other)),
}));
const query = fc.record({
  measure: fc.constant('average' as const),
  period: fc.option(period),
  filter: fc.record({
    tags: fc.subarray(TAGS, { maxLength: 2 }),
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 3 }),
    part: fc.option(fc.constantFrom('night' as const, 'morning' as const, 'afternoon' as const, 'evening' as const)),
    scores: fc.option(fc.constantFrom([0, 1] as const, [3, 3] as const, [2, 5] as const)),
  }),
  than: fc.option(period),
});

/** A second, slow implementation, day by day, that shares no code with the first. */
function slow(asked: Query, entries: readonly DiaryEntry[], range: Query['period']) {
  const hits: DiaryEntry[] = [];
  for (let back = 60; back >= 0; back -= 1) {
    const date = new Date(Date.parse(TODAY) - back * 86_400_000).toISOString().slice(0, 10);
    if (range && (date < range.start || date > range.end)) continue;
    const ofDay = entries.filter((one) => one.date === date);
    const tags = ofDay.flatMap((one) => one.tags);
    if (asked.filter.tags.some((tag) => !tags.includes(tag))) continue;
    if (asked.filter.weekdays.length > 0 && !asked.filter.weekdays.includes(new Date(date).getUTCDay())) continue;
    for (const one of ofDay) {
      const hour = new Date(one.recordedAt + one.offsetMinutes * 60_000).getUTCHours();
      const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
      if (asked.filter.part && asked.filter.part !== part) continue;
      if (asked.filter.scores && (one.score < asked.filter.scores[0] || one.score > asked.filter.scores[1])) continue;
      hits.push(one);
    }
  }
  const dates = [...new Set(hits.map(({ date }) => date))];
  const averageOn = (date: string): number => {
    const own = hits.filter((one) => one.date === date);
    return own.reduce((sum, { score }) => sum + score, 0) / own.length;
  };
  let run = 0;
  let longest = 0;
  for (let back = 60; back >= 0; back -= 1) {
    run = dates.includes(addDays(TODAY, -back)) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const sum = hits.reduce((total, { score }) => total + score, 0);
  const averages = dates.map(averageOn);
  const mean = averages.reduce((total, one) => total + one, 0) / averages.length;
  return {
    entries: hits.length,
    days: dates.length,
    average: hits.length === 0 ? null : sum / hits.length,
    best: dates.filter((date) => averageOn(date) >= Math.max(...averages) - 1e-9),
    worst: dates.filter((date) => averageOn(date) <= Math.min(...averages) + 1e-9),
    longest,
    deviation:
      averages.length < 2 ? null : Math.sqrt(averages.reduce((t, one) => t + (one - mean) ** 2, 0) / averages.length),
    scores: [0, 1, 2, 3, 4, 5].map((score) => hits.filter((one) => one.score === score).length),
    tags: Object.fromEntries(
      TAGS.map((tag) => [tag, new Set(hits.filter(({ tags }) => tags.includes(tag)).map(({ date }) => date)).size]),
    ),
    first: dates[0] ?? null,
    last: dates.at(-1) ?? null,
  };
}

describe('answerOf()', () => {
  it('returns the same as a slow second implementation, for any diary and query', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), query, (entries, asked) => {
        const answer = answerOf(asked, entries);
        const wanted = slow(asked, entries, asked.period);
        expect(answer.figure.entries).toBe(wanted.entries);
        expect(answer.figure.days).toBe(wanted.days);
        if (wanted.average === null) expect(answer.figure.average).toBeNull();
        else expect(answer.figure.average).toBeCloseTo(wanted.average, 9);
        expect(answer.best?.dates ?? []).toEqual(wanted.best);
        expect(answer.worst?.dates ?? []).toEqual(wanted.worst);
        expect(answer.streak?.days ?? 0).toBe(wanted.longest);
        if (wanted.deviation === null) expect(answer.deviation).toBeNull();
        else expect(answer.deviation).toBeCloseTo(wanted.deviation, 9);
        expect(answer.scores.map(({ entries: count }) => count)).toEqual(wanted.scores);
        for (const tag of TAGS) expect(answer.tags.find(({ name }) => name === tag)?.days ?? 0).toBe(wanted.tags[tag]);
        expect([answer.first, answer.last]).toEqual([wanted.first, wanted.last]);
        expect(answer.other?.entries ?? null).toBe(asked.than ? slow(asked, entries, asked.than).entries : null);
      }),
      { numRuns: 400 },
    );
  });

  it('returns all days that share the best average', () => {
    const on = (date: string, score: number): DiaryEntry => ({
      date,
      score,
      recordedAt: 0,
      offsetMinutes: 0,
      tags: [],
    });
    const asked: Query = { measure: 'best', period: null, filter: NO_FILTER, than: null };
    const entries = [on('2026-06-01', 4), on('2026-06-03', 4), on('2026-06-05', 2)];
    expect(answerOf(asked, entries).best).toEqual({ average: 4, dates: ['2026-06-01', '2026-06-03'] });
  });
});
