import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import {
  addDays,
  canonicalTimeZone,
  DAY_MS,
  instantAt,
  isLocalDate,
  isSameTimeZone,
  isTimeZone,
  lastDays,
  localDateAndOffset,
  localDateOf,
  monthOf,
  weekdayOf,
} from './local-date.ts';

const recentDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isLocalDate()', () => {
  it.each([
    '2026-11-21',
    '2024-02-29', // A leap year
    '2000-02-29', // The year is divisible by 400.
    '0001-01-01',
    '9999-12-31',
    '2018-11-04', // This day had no midnight in São Paulo.
    '2011-12-30', // Apia skipped this day, but it is a valid calendar date.
  ])('accepts %s', (text) => expect(isLocalDate(text)).toBe(true));

  it.each([
    '2026-02-29',
    '1900-02-29', // The year is divisible by 100, but not by 400.
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '02026-01-01',
    '+02026-01-01',
    '2026-01-01T00:00:00Z',
    '2026-01-01\n',
    ' 2026-01-01',
    '2026/01/01',
    '٢٠٢٦-٠١-٠١',
    '',
  ])('refuses %j', (text) => expect(isLocalDate(text)).toBe(false));

  it('is true exactly for days that exist in the calendar', () => {
    const number = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), number, number, (year, month, day) => {
        const text = [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-');
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(isLocalDate(text)).toBe(exists);
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('monthOf()', () => {
  it.each([
    ['2026-02-28', '2026-02-01', '2026-03-01'],
    ['2028-02-29', '2028-02-01', '2028-03-01'],
    ['2026-12-31', '2026-12-01', '2027-01-01'],
    ['2026-01-31', '2026-01-01', '2026-02-01'],
  ])('of %s is from %s until before %s', (date, first, next) => expect(monthOf(date)).toEqual({ first, next }));
});

describe('addDays()', () => {
  it('is reversed by the same number of negative days', () => {
    fc.assert(
      fc.property(recentDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(isLocalDate(moved)).toBe(true);
        expect(addDays(moved, -days)).toBe(date);
        expect(Date.parse(moved) - Date.parse(date)).toBe(days * DAY_MS);
      }),
    );
  });
});

describe('lastDays()', () => {
  it('returns the given number of days, today last', () => {
    expect(lastDays('2024-03-01', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
  });
});

describe('weekdayOf()', () => {
  it('returns the same weekday as Intl', () => {
    const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
    fc.assert(
      fc.property(recentDate, (date) => {
        expect(names[weekdayOf(date)]).toBe(format.format(Date.parse(date)));
      }),
    );
  });
});

describe('canonicalTimeZone() and isSameTimeZone()', () => {
  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['america/SAO_paulo', 'America/Sao_Paulo'],
    ['Etc/UTC', 'UTC'],
    ['Mars/Olympus', 'Mars/Olympus'],
  ])('treat %s and %s as the same zone', (a, b) => {
    expect(isSameTimeZone(a, b)).toBe(true);
    expect(isSameTimeZone(b, a)).toBe(true);
  });

  it('return one name for all spellings of a zone', () => {
    expect(canonicalTimeZone('america/SAO_paulo')).toBe('America/Sao_Paulo');
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const name = canonicalTimeZone(zone);
      expect(canonicalTimeZone(name)).toBe(name);
      expect(canonicalTimeZone(zone.toLowerCase())).toBe(name);
    }
  });
});

const at = (iso: string): number => Date.parse(iso);
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kathmandu');
/** Any instant from the earliest allowed timestamp to the end of the century. */
const instant = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z') });

/** Local date and offset by an independent implementation: Intl's ISO-like date and its name of the offset. */
function intlSays(instantMs: number, timeZone: string): { localDate: string; offsetMinutes: number } {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instantMs)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name ?? '') ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  return {
    localDate: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instantMs),
    offsetMinutes: sign === '-' ? -offset : offset,
  };
}

describe('localDateAndOffset()', () => {
  it.each([
    // Midnight in São Paulo
    ['America/Sao_Paulo', '2026-11-21T02:59:59.999Z', '2026-11-20', -180],
    ['America/Sao_Paulo', '2026-11-21T03:00:00.000Z', '2026-11-21', -180],
    // On 2018-11-04 there was no midnight: 01:00 followed 23:59:59.
    ['America/Sao_Paulo', '2018-11-04T02:59:59.999Z', '2018-11-03', -180],
    ['America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-04', -120],
    // On 2018-02-18 the last hour of the 17th was repeated.
    ['America/Sao_Paulo', '2018-02-18T01:59:59.999Z', '2018-02-17', -120],
    ['America/Sao_Paulo', '2018-02-18T02:00:00.000Z', '2018-02-17', -180],
    ['America/Sao_Paulo', '2018-02-18T03:00:00.000Z', '2018-02-18', -180],
    // Apia skipped 2011-12-30.
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29', -600],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31', 840],
    // Offsets that are not whole hours, and the largest offsets
    ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z', '2026-10-04', 660],
    ['Asia/Kathmandu', '2026-11-20T18:14:59.000Z', '2026-11-20', 345],
    ['Asia/Kathmandu', '2026-11-20T18:15:00.000Z', '2026-11-21', 345],
    ['Pacific/Pago_Pago', '2026-11-21T10:59:59.000Z', '2026-11-20', -660],
  ])('in %s at %s is %s, %i minutes', (timeZone, iso, localDate, offsetMinutes) => {
    expect(localDateAndOffset(at(iso), timeZone)).toEqual({ localDate, offsetMinutes });
    expect(localDateOf(at(iso), timeZone)).toBe(localDate);
  });

  it('is the same as computed by Intl, at any instant in any zone', () => {
    fc.assert(
      fc.property(instant, zone, (instantMs, timeZone) => {
        expect(localDateAndOffset(instantMs, timeZone)).toEqual(intlSays(instantMs, timeZone));
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('isTimeZone()', () => {
  it.each(['America/Sao_Paulo', 'Asia/Kathmandu', 'Asia/Katmandu', 'UTC', 'Etc/GMT+3'])('accepts %s', (name) =>
    expect(isTimeZone(name)).toBe(true),
  );

  it.each(['', 'Brasil', 'America/Nowhere', ' UTC', 'UTC\n', 'America/Sao_Paulo;', 'UTC\u0000', 'x'.repeat(65)])(
    'refuses %j',
    (name) => expect(isTimeZone(name)).toBe(false),
  );

  it('keeps the formatter cache within its limit after thousands of spellings', () => {
    const spell = (bits: number): string =>
      [...'america/argentina/comodrivadavia']
        .map((letter, index) => ((bits >> (index % 12)) & 1 ? letter.toUpperCase() : letter))
        .join('');
    const formatters = vi.spyOn(Intl, 'DateTimeFormat');
    for (let bits = 0; bits < 4096; bits += 1) expect(isTimeZone(spell(bits))).toBe(true);
    const before = formatters.mock.calls.length;
    isTimeZone(spell(4095));
    expect(formatters.mock.calls.length).toBe(before);
    isTimeZone(spell(0));
    expect(formatters.mock.calls.length).toBe(before + 1);
    formatters.mockRestore();
  });
});

/** Any whole minute from 2000 to 2100, ms epoch. */
const wholeMinute = fc
  .integer({ min: at('2000-01-01T00:00:00Z') / 60_000, max: at('2100-01-01T00:00:00Z') / 60_000 })
  .map((minutes) => minutes * 60_000);

/** Date and minute of the day in the zone's local time. */
function wallClockOf(instantMs: number, timeZone: string): { date: string; minutes: number } {
  const { localDate, offsetMinutes } = localDateAndOffset(instantMs, timeZone);
  const wallClockMs = instantMs + offsetMinutes * 60_000;
  return { date: localDate, minutes: Math.round((wallClockMs - at(`${localDate}T00:00:00Z`)) / 60_000) };
}

describe('instantAt()', () => {
  it.each([
    ['quarter-hour offset', '2026-11-21', 0, 'Asia/Kathmandu', '2026-11-20T18:15:00Z'],
    ['a midnight that did not exist', '2018-11-04', 0, 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['a skipped half past two', '2026-03-08', 150, 'America/New_York', '2026-03-08T07:30:00Z'],
    ['just before the gap', '2026-03-08', 119, 'America/New_York', '2026-03-08T06:59:00Z'],
    ['just after the gap', '2026-03-08', 180, 'America/New_York', '2026-03-08T07:00:00Z'],
    ['first pass of half past one', '2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00Z'],
    ['noon of the skipped day', '2011-12-30', 720, 'Pacific/Apia', '2011-12-30T22:00:00Z'],
  ])('for %s: %s, minute %i, in %s is %s', (_what, date, minutes, timeZone, iso) => {
    expect(new Date(instantAt(date, minutes, timeZone)).toISOString()).toBe(new Date(iso).toISOString());
  });

  it('returns an instant with the given local time, in any zone', () => {
    fc.assert(
      fc.property(wholeMinute, zone, (instantMs, timeZone) => {
        const local = wallClockOf(instantMs, timeZone);
        const found = instantAt(local.date, local.minutes, timeZone);
        expect(wallClockOf(found, timeZone)).toEqual(local);
        // It is the same instant, or an earlier one with the same local time.
        expect(found).toBeLessThanOrEqual(instantMs);
        expect(instantMs - found).toBeLessThanOrEqual(24 * 3_600_000);
      }),
      { numRuns: runs(100) },
    );
  });
});
