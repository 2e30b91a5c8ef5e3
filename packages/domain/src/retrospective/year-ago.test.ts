import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS, daysBetween, isLocalDate } from '../time/local-date.ts';
import {
  isSoonAfterCrisis,
  isYearAgoDue,
  kindAverageOf,
  NEVER_SHOWN,
  type YearAgoState,
  yearBefore,
} from './year-ago.ts';

const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

describe('yearBefore()', () => {
  it.each([
    ['2026-11-30', '2025-11-30'],
    ['2024-02-29', '2023-02-28'],
    ['2025-02-28', '2024-02-28'],
    ['2025-03-01', '2024-03-01'],
  ])('of %s is %s', (date, before) => expect(yearBefore(date)).toBe(before));

  it('is a date of the year before, in the same month, for any day', () => {
    fc.assert(
      fc.property(day, (date) => {
        const before = yearBefore(date);
        expect(isLocalDate(before)).toBe(true);
        expect(before.slice(5, 7)).toBe(date.slice(5, 7));
        expect([365, 366]).toContain(daysBetween(before, date));
      }),
    );
  });
});

describe('isYearAgoDue()', () => {
  const shown = (state: Partial<YearAgoState>): YearAgoState => ({ ...NEVER_SHOWN, shownOn: '2026-11-30', ...state });

  it('stays on its day until it is closed, and comes back after a week', () => {
    expect(isYearAgoDue(NEVER_SHOWN, '2026-11-30')).toBe(true);
    expect(isYearAgoDue(shown({}), '2026-11-30')).toBe(true);
    expect(isYearAgoDue(shown({ isClosed: true }), '2026-11-30')).toBe(false);
    expect(isYearAgoDue(shown({ isClosed: true }), '2026-12-06')).toBe(false);
    expect(isYearAgoDue(shown({ isClosed: true }), '2026-12-07')).toBe(true);
    expect(isYearAgoDue(shown({}), '2026-11-29')).toBe(false);
  });

  it('is never due again once it is off', () => {
    fc.assert(fc.property(day, (today) => !isYearAgoDue(shown({ isOff: true }), today)));
  });

  it('never shows it on two days within a week, however often the app is opened', () => {
    const visits = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 });
    fc.assert(
      fc.property(visits, (gaps) => {
        let today = '2026-01-01';
        let state = NEVER_SHOWN;
        const days = new Set<string>();
        for (const gap of gaps) {
          today = addDays(today, gap);
          if (!isYearAgoDue(state, today)) continue;
          days.add(today);
          state = { ...state, shownOn: today, isClosed: false };
        }
        const list = [...days];
        for (const [index, date] of list.slice(1).entries())
          expect(daysBetween(list[index] ?? '', date)).toBeGreaterThanOrEqual(7);
      }),
    );
  });
});

describe('kindAverageOf()', () => {
  const TODAY = '2026-11-30';
  const entries = fc.array(
    fc.record({ localDate: fc.constantFrom(TODAY, addDays(TODAY, 1)), score: fc.integer({ min: 0, max: 5 }) }),
    { maxLength: 6 },
  );

  it('never shows a day with an entry below “Bem”, and always one without', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const ofDay = list.filter(({ localDate }) => localDate === TODAY);
        const isKind = ofDay.length > 0 && ofDay.every(({ score }) => score >= 3);
        expect(kindAverageOf(list, TODAY) !== null).toBe(isKind);
      }),
    );
  });

  it('is the average of the day', () => {
    expect(
      kindAverageOf(
        [3, 5].map((score) => ({ localDate: TODAY, score })),
        TODAY,
      ),
    ).toBe(4);
  });
});

it('isSoonAfterCrisis() lasts seven days, also if the sign is ahead of the clock', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  expect(isSoonAfterCrisis(null, now)).toBe(false);
  expect([now - 7 * DAY_MS + 1, now, now + DAY_MS].map((at) => isSoonAfterCrisis(at, now))).toEqual([true, true, true]);
  expect(isSoonAfterCrisis(now - 7 * DAY_MS, now)).toBe(false);
});
