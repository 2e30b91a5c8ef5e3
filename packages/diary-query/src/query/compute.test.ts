import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { addDays } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import type { Period } from '../period/calendar.ts';
import { anyEntry, type Noted, TAGS, TODAY } from './any-entry.harness.ts';
import { type Answer, answerOf } from './compute.ts';
import { NO_FILTER, NOTHING_RECENT, type Query, type Than } from './query.ts';

const BACK_MAX = 70;

const period = fc.tuple(fc.integer({ min: 0, max: 65 }), fc.integer({ min: 0, max: 65 })).map(([one, other]) => ({
  start: addDays(TODAY, -Math.max(one, other)),
  end: addDays(TODAY, -Math.min(one, other)),
}));
const than = fc.oneof(
  fc.record({ kind: fc.constant('period' as const), period: fc.option(period) }),
  fc.constantFrom<Than>({ kind: 'without' }, { kind: 'other-days' }, { kind: 'next-day' }),
);
const filter = fc.record({
  tags: fc.subarray(TAGS, { maxLength: 2 }),
  apart: fc.constant(false),
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 3 }),
  part: fc.option(fc.constantFrom('night' as const, 'morning' as const, 'afternoon' as const, 'evening' as const)),
  scores: fc.option(fc.constantFrom([0, 1] as const, [3, 3] as const, [2, 5] as const)),
  words: fc.option(fc.constant('praia')),
});
const query = fc.record({
  measure: fc.constantFrom('average' as const, 'change' as const, 'words' as const, 'sleep' as const),
  period: fc.option(period),
  filter,
  than: fc.option(than),
  recent: fc.constant(NOTHING_RECENT),
});

const dateAt = (back: number): string => new Date(Date.parse(TODAY) - back * 86_400_000).toISOString().slice(0, 10);

/** The entries that meet a query's conditions, day by day. */
function slowHits(question: Query, entries: readonly Noted[], range: Period | null): Noted[] {
  const hits: Noted[] = [];
  for (let back = BACK_MAX; back >= 0; back -= 1) {
    const date = dateAt(back);
    if (range && (date < range.start || date > range.end)) continue;
    const ofDay = entries.filter((one) => one.date === date);
    const tags = ofDay.flatMap((one) => one.tags);
    if (question.filter.tags.some((tag) => !tags.includes(tag))) continue;
    if (question.filter.words !== null && !ofDay.some(({ note }) => note)) continue;
    if (question.filter.weekdays.length > 0 && !question.filter.weekdays.includes(new Date(date).getUTCDay())) continue;
    for (const one of ofDay) {
      const hour = new Date(one.recordedAt + one.offsetMinutes * 60_000).getUTCHours();
      const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
      if (question.filter.part && (one.source === 'past' || question.filter.part !== part)) continue;
      if (question.filter.scores && (one.score < question.filter.scores[0] || one.score > question.filter.scores[1]))
        continue;
      hits.push(one);
    }
  }
  return hits;
}

/** The other side of a comparison, day by day. */
function slowOthers(question: Query, entries: readonly Noted[], range: Period | null): Noted[] | null {
  if (question.than === null) return null;
  if (question.than.kind === 'period') return slowHits(question, entries, question.than.period);
  const hits = slowHits(question, entries, range);
  const isHit = (date: string): boolean => hits.some((one) => one.date === date);
  const inRange = (date: string): boolean => !range || (date >= range.start && date <= range.end);
  if (question.than.kind === 'next-day') return entries.filter(({ date }) => isHit(addDays(date, -1)));
  if (question.than.kind === 'without')
    return slowHits({ ...question, filter: { ...question.filter, tags: [] } }, entries, range).filter(({ date }) => {
      const ofDay = entries.filter((one) => one.date === date).flatMap(({ tags }) => tags);
      return !question.filter.tags.every((tag) => ofDay.includes(tag));
    });
  const isAll = hits.length > 0 && entries.every(({ date }) => !inRange(date) || isHit(date));
  return entries.filter(({ date }) => !isHit(date) && (isAll || inRange(date)));
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const datesOf = (hits: readonly DiaryEntry[]): string[] => [...new Set(hits.map(({ date }) => date))].sort();

function slowDeviation(hits: readonly DiaryEntry[]): number | null {
  const averages = datesOf(hits).map(
    (date) => meanOf(hits.filter((one) => one.date === date).map(({ score }) => score)) ?? 0,
  );
  const mean = meanOf(averages);
  return averages.length < 2 || mean === null
    ? null
    : Math.sqrt(averages.reduce((sum, one) => sum + (one - mean) ** 2, 0) / averages.length);
}

/** A second, slow implementation that shares no code with the first. */
function slow(question: Query, entries: readonly Noted[]) {
  let range = question.period;
  let against = question.than;
  const isBare = question.measure === 'sleep' || (question.measure === 'change' && question.than === null);
  if (range === null && isBare) range = { start: dateAt(29), end: TODAY };
  if (question.measure === 'change' && against === null && range !== null) {
    const length = (Date.parse(range.end) - Date.parse(range.start)) / 86_400_000 + 1;
    against = { kind: 'period', period: { start: addDays(range.start, -length), end: addDays(range.start, -1) } };
  }
  const full = { ...question, than: against };
  const hits = slowHits(full, entries, range);
  const others = slowOthers(full, entries, range);
  const dates = datesOf(hits);
  const averageOn = (date: string): number =>
    meanOf(hits.filter((one) => one.date === date).map(({ score }) => score)) ?? Number.NaN;
  let run = 0;
  let longest = 0;
  let current = 0;
  for (let back = BACK_MAX; back >= 0; back -= 1) {
    run = dates.includes(dateAt(back)) ? run + 1 : 0;
    longest = Math.max(longest, run);
    if (back === 0 && run > 0) current = run;
    if (back === 1 && !dates.includes(TODAY)) current = run;
  }
  if (!dates.includes(TODAY) && !dates.includes(dateAt(1))) current = 0;
  const averages = dates.map(averageOn);
  const own = meanOf(hits.map(({ score }) => score));
  const other = others && meanOf(others.map(({ score }) => score));
  const enough = dates.length >= 3 && others !== null && datesOf(others).length >= 3;
  const wholeQuery = { ...full, filter: question.filter.scores ? { ...question.filter, scores: null } : NO_FILTER };
  return {
    entries: hits.length,
    days: dates.length,
    average: own,
    other: others && { entries: others.length, days: datesOf(others).length, average: other },
    difference: enough && own !== null && other !== null ? own - other : null,
    whole: slowHits(wholeQuery, entries, range).length,
    best: dates.filter((date) => averageOn(date) >= Math.max(...averages) - 1e-9),
    worst: dates.filter((date) => averageOn(date) <= Math.min(...averages) + 1e-9),
    longest,
    current,
    deviation: slowDeviation(hits),
    otherDeviation: others && slowDeviation(others),
    scores: [0, 1, 2, 3, 4, 5].map((score) => hits.filter((one) => one.score === score).length),
    tags: Object.fromEntries(
      TAGS.map((tag) => {
        const on = datesOf(hits.filter(({ tags }) => tags.includes(tag)));
        return [tag, { days: on.length, average: meanOf(on.map(averageOn)) }];
      }),
    ),
    first: dates[0] ?? null,
    last: dates.at(-1) ?? null,
    mentions:
      question.filter.words === null
        ? 0
        : entries.filter(
            ({ date, note }) => note && dates.includes(date) && (!range || (date >= range.start && date <= range.end)),
          ).length,
  };
}

const near = (value: number | null, wanted: number | null): void => {
  if (wanted === null || value === null) expect(value).toBe(wanted);
  else expect(value).toBeCloseTo(wanted, 9);
};

function compareWith(answer: Answer, wanted: ReturnType<typeof slow>): void {
  expect([answer.figure.entries, answer.figure.days]).toEqual([wanted.entries, wanted.days]);
  near(answer.figure.average, wanted.average);
  expect(answer.other && [answer.other.entries, answer.other.days]).toEqual(
    wanted.other && [wanted.other.entries, wanted.other.days],
  );
  near(answer.other?.average ?? null, wanted.other?.average ?? null);
  near(answer.difference, wanted.difference);
  expect(answer.whole.entries).toBe(wanted.whole);
  expect(answer.best?.dates ?? []).toEqual(wanted.best);
  expect(answer.worst?.dates ?? []).toEqual(wanted.worst);
  expect([answer.streak?.days ?? 0, answer.currentStreak?.days ?? 0]).toEqual([wanted.longest, wanted.current]);
  near(answer.deviation, wanted.deviation);
  near(answer.otherDeviation, wanted.otherDeviation);
  expect(answer.scores.map(({ entries: count }) => count)).toEqual(wanted.scores);
  for (const tag of TAGS) {
    const own = answer.tags.find(({ name }) => name === tag);
    expect(own?.days ?? 0).toBe(wanted.tags[tag]?.days);
    near(own?.average ?? null, wanted.tags[tag]?.average ?? null);
  }
  expect([answer.first, answer.last]).toEqual([wanted.first, wanted.last]);
  expect(answer.mentions.length).toBe(wanted.mentions);
}

const diaryWith = (entries: readonly Noted[], words: string | null) => ({
  today: TODAY,
  entries,
  tags: TAGS,
  noted: words === null ? [] : entries.filter(({ note }) => note),
});

describe('answerOf()', () => {
  it('returns the same as a slow second implementation, for any diary and query', () => {
    fc.assert(
      fc.property(fc.array(anyEntry(60), { maxLength: 80 }), query, (entries, question) => {
        compareWith(answerOf(question, diaryWith(entries, question.filter.words)), slow(question, entries));
      }),
      { numRuns: runs(60) },
    );
  });

  it('returns all days that share the best average', () => {
    const on = (date: string, score: number): Noted => ({
      date,
      score,
      recordedAt: 0,
      offsetMinutes: 0,
      tags: [],
      note: false,
    });
    const question: Query = { measure: 'best', period: null, filter: NO_FILTER, than: null, recent: NOTHING_RECENT };
    const entries = [on('2026-06-01', 4), on('2026-06-03', 4), on('2026-06-05', 2)];
    expect(answerOf(question, diaryWith(entries, null)).best).toEqual({
      average: 4,
      dates: ['2026-06-01', '2026-06-03'],
    });
  });
});
