import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { addDays, DAY_MS, HOUR_MS, localDateOf } from '../time/local-date.ts';
import { RECENT_MOOD_MS, REMINDER_LATE_MAX_MS } from './limits.ts';
import { areQuietHours, type Due, decideDue, isQuiet, moodsCountSince, nextDue, weeklyMoment } from './next-due.ts';

const at = (iso: string): number => Date.parse(iso);
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const instant = fc.integer({ min: at('2005-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') });
const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'));

describe('nextDue()', () => {
  const [SAO_PAULO, NEW_YORK] = ['America/Sao_Paulo', 'America/New_York'];
  const [APIA, HONOLULU] = ['Pacific/Apia', 'Pacific/Honolulu'];
  // Title, time and zone of the reminder, UTC now, the last day it was due, UTC when it is due, and of which day.
  it.each([
    ['later today', '09:00', SAO_PAULO, '2026-11-23T11:00', null, '2026-11-23T12:00', '2026-11-23'],
    ['tomorrow', '09:00', SAO_PAULO, '2026-11-23T12:00', null, '2026-11-24T12:00', '2026-11-24'],
    ['not twice a day', '10:00', SAO_PAULO, '2026-11-23T12:10', '2026-11-23', '2026-11-24T13:00', '2026-11-24'],
    ['a skipped time', '02:30', NEW_YORK, '2026-03-08T05:00', null, '2026-03-08T07:30', '2026-03-08'],
    ['a doubled time', '01:30', NEW_YORK, '2026-11-01T04:00', null, '2026-11-01T05:30', '2026-11-01'],
    ['after the doubled time', '01:30', NEW_YORK, '2026-11-01T05:30', '2026-11-01', '2026-11-02T06:30', '2026-11-02'],
    ['a midnight that did not exist', '00:00', SAO_PAULO, '2018-11-03T12:00', null, '2018-11-04T03:00', '2018-11-04'],
    ['a skipped day', '12:00', APIA, '2011-12-30T00:00', '2011-12-29', '2011-12-30T22:00', '2011-12-31'],
    ['west over the date line', '20:00', HONOLULU, '2026-11-24T09:00', '2026-11-24', '2026-11-26T06:00', '2026-11-25'],
  ])('%s', (_what, time, timeZone, after, lastDate, expected, date) => {
    const due = nextDue({ time, timeZone, after: at(`${after}Z`), lastDate });
    expect(due).toEqual({ at: at(`${expected}Z`), date });
  });

  /** Runs a reminder for some days and returns what was due. */
  function run(time: string, timeZone: string, start: number, days: number): Due[] {
    const dues: Due[] = [];
    let lastDate: string | null = null;
    for (let after = start; after < start + days * DAY_MS; ) {
      const due = nextDue({ time, timeZone, after, lastDate });
      dues.push(due);
      after = due.at;
      lastDate = due.date;
    }
    return dues;
  }

  it('is due exactly once on every day of a zone, also on days of a clock change', () => {
    fc.assert(
      fc.property(time, zone, instant, (time, timeZone, start) => {
        const dues = run(time, timeZone, start, 12);
        const dates = dues.map(({ date }) => date);
        expect(new Set(dates).size).toBe(dates.length);
        for (const [index, date] of dates.slice(1).entries()) {
          const before = dates[index] ?? '';
          if (addDays(before, 1) === date) continue;
          // Only a day that the zone skipped is missing.
          const noon = at(`${addDays(before, 1)}T12:00:00Z`);
          const lived = [-14, -7, 0, 7, 14].map((hours) => localDateOf(noon + hours * HOUR_MS, timeZone));
          expect(lived).not.toContain(addDays(before, 1));
        }
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('decideDue()', () => {
  const due = at('2026-11-23T12:00:00Z');
  it.each([
    ['on time', 0, null, 'send'],
    ['an hour late', REMINDER_LATE_MAX_MS, null, 'send'],
    ['more than an hour late', REMINDER_LATE_MAX_MS + 1, null, 'late'],
    ['after a mood in the three hours before', 0, -RECENT_MOOD_MS + 1, 'recent'],
    ['after a mood three hours before', 0, -RECENT_MOOD_MS, 'send'],
    ['after a mood since it was due', 60_000, 30_000, 'recent'],
    ['with a mood in the future', 0, 60_000, 'send'],
  ])('%s', (_what, lateMs, moodMs, expected) => {
    expect(decideDue(due, due + lateMs, moodMs === null ? null : due + moodMs, due - RECENT_MOOD_MS + 1)).toBe(
      expected,
    );
  });
});

it('a mood at 23:50 leaves out the reminder of 00:05 for a person who recorded today', () => {
  const due = { at: at('2026-11-23T03:05:00Z'), date: '2026-11-23', timeZone: 'America/Sao_Paulo' };
  const since = moodsCountSince(due, { skipsRecent: false, skipsToday: true });
  expect(decideDue(due.at, due.at, at('2026-11-23T02:50:00Z'), since)).toBe('recent');
});

describe('moodsCountSince()', () => {
  const due = { at: at('2026-11-23T12:00:00Z'), date: '2026-11-23', timeZone: 'America/Sao_Paulo' };
  const midnight = at('2026-11-23T03:00:00Z');
  const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

  it.each([
    ['three hours, if the person wants that', due, [true, false], due.at - RECENT_MOOD_MS + 1],
    ['the day, if the person wants that', due, [false, true], midnight],
    ['the longer of both', due, [true, true], midnight],
    [
      'three hours after midnight',
      { ...due, at: midnight + 5 * 60_000 },
      [true, true],
      midnight + 5 * 60_000 - RECENT_MOOD_MS + 1,
    ],
    [
      'three hours before a reminder shortly after midnight, because the evening is the person’s same day',
      { ...due, at: midnight + 5 * 60_000 },
      [false, true],
      midnight + 5 * 60_000 - RECENT_MOOD_MS + 1,
    ],
    ['nothing', due, [false, false], null],
    [
      'a day without a midnight, from its first hour',
      { at: at('2018-11-04T12:00:00Z'), date: '2018-11-04', timeZone: 'America/Sao_Paulo' },
      [false, true],
      at('2018-11-04T03:00:00Z'),
    ],
  ] as const)('is %s', (_what, reminder, [skipsRecent, skipsToday], expected) => {
    expect(iso(moodsCountSince(reminder, { skipsRecent, skipsToday }))).toBe(iso(expected));
  });
});

const SAO_PAULO = 'America/Sao_Paulo';
const clockAt = (time: string): number => Date.parse(`2026-03-14T${time}:00-03:00`);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minute = fc.integer({ min: 0, max: 1439 });

describe('isQuiet', () => {
  it.each([
    ['22:00', '07:30', '21:59', false],
    ['22:00', '07:30', '22:00', true],
    ['22:00', '07:30', '00:00', true],
    ['22:00', '07:30', '07:29', true],
    ['22:00', '07:30', '07:30', false],
    ['12:00', '14:00', '11:59', false],
    ['12:00', '14:00', '13:59', true],
    ['12:00', '14:00', '14:00', false],
    ['00:00', '06:00', '23:59', false],
    ['20:00', '00:00', '23:59', true],
    ['20:00', '00:00', '00:00', false],
  ])('from %s to %s is at %s %s', (from, to, time, quiet) => {
    expect(isQuiet({ from, to }, clockAt(time), SAO_PAULO)).toBe(quiet);
  });

  it('reads the time in the given zone', () => {
    const quiet = { from: '22:00', to: '07:00' };
    expect(isQuiet(quiet, clockAt('12:00'), 'Asia/Tokyo')).toBe(true);
    expect(isQuiet(quiet, clockAt('12:00'), 'Asia/Kathmandu')).toBe(false);
  });

  it('is never true without quiet hours', () => {
    expect(isQuiet(null, clockAt('03:00'), SAO_PAULO)).toBe(false);
  });

  it('is true for exactly the minutes that one passes from the beginning to the end, also over midnight', () => {
    fc.assert(
      fc.property(minute, minute, minute, (from, to, now) => {
        fc.pre(from !== to);
        const length = (to - from + 1440) % 1440;
        const isWithin = (now - from + 1440) % 1440 < length;
        const quiet = { from: clock(from), to: clock(to) };
        expect(isQuiet(quiet, clockAt(clock(now)), SAO_PAULO)).toBe(isWithin);
        expect(isQuiet({ from: quiet.to, to: quiet.from }, clockAt(clock(now)), SAO_PAULO)).toBe(!isWithin);
      }),
    );
  });
});

it('areQuietHours accepts two different times of day', () => {
  expect(areQuietHours({ from: '22:00', to: '07:00' })).toBe(true);
  expect(areQuietHours({ from: '22:00', to: '22:00' })).toBe(false);
  expect(areQuietHours({ from: '24:00', to: '07:00' })).toBe(false);
});

it.each([
  ['2026-03-15T09:59:00-03:00', 'America/Sao_Paulo', null],
  ['2026-03-15T10:00:00-03:00', 'America/Sao_Paulo', '2026-03-15'],
  ['2026-03-15T23:59:00-03:00', 'America/Sao_Paulo', '2026-03-15'],
  ['2026-03-16T09:59:00-03:00', 'America/Sao_Paulo', '2026-03-15'],
  ['2026-03-16T10:00:00-03:00', 'America/Sao_Paulo', null],
  ['2026-03-14T12:00:00-03:00', 'America/Sao_Paulo', null],
  ['2026-03-15T10:30:00+09:00', 'Asia/Tokyo', '2026-03-15'],
  // The clocks of New York change on this Sunday.
  ['2026-03-08T10:00:00-04:00', 'America/New_York', '2026-03-08'],
  ['2026-03-08T09:59:00-04:00', 'America/New_York', null],
])('weeklyMoment at %s in %s is %s', (instant, zone, sunday) => {
  expect(weeklyMoment(Date.parse(instant), zone)).toBe(sunday);
});
