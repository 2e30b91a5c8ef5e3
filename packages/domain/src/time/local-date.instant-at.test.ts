import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { instantAt, localDateAndOffset } from './local-date.ts';

const at = (iso: string): number => Date.parse(iso);
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
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
    ['plain noon', '2026-11-21', 720, 'America/Sao_Paulo', '2026-11-21T15:00:00Z'],
    ['midnight', '2026-11-21', 0, 'America/Sao_Paulo', '2026-11-21T03:00:00Z'],
    ['the last minute of a day', '2026-11-21', 1439, 'America/Sao_Paulo', '2026-11-22T02:59:00Z'],
    ['quarter-hour offset', '2026-11-21', 0, 'Asia/Kathmandu', '2026-11-20T18:15:00Z'],
    ['farthest east', '2026-11-21', 0, 'Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
    ['a midnight that did not exist', '2018-11-04', 0, 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['half past a midnight that did not exist', '2018-11-04', 30, 'America/Sao_Paulo', '2018-11-04T03:30:00Z'],
    ['first pass of a doubled hour', '2018-02-17', 1410, 'America/Sao_Paulo', '2018-02-18T01:30:00Z'],
    ['after a doubled hour', '2018-02-18', 0, 'America/Sao_Paulo', '2018-02-18T03:00:00Z'],
    ['a skipped half past two', '2026-03-08', 150, 'America/New_York', '2026-03-08T07:30:00Z'],
    ['just before the gap', '2026-03-08', 119, 'America/New_York', '2026-03-08T06:59:00Z'],
    ['just after the gap', '2026-03-08', 180, 'America/New_York', '2026-03-08T07:00:00Z'],
    ['first pass of half past one', '2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00Z'],
    ['the day before the skipped one', '2011-12-29', 1439, 'Pacific/Apia', '2011-12-30T09:59:00Z'],
    ['noon of the skipped day', '2011-12-30', 720, 'Pacific/Apia', '2011-12-30T22:00:00Z'],
    ['the day after the skipped one', '2011-12-31', 0, 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['leap day', '2024-02-29', 1200, 'America/Sao_Paulo', '2024-02-29T23:00:00Z'],
  ])('for %s: %s, minute %i, in %s is %s', (_what, date, minutes, timeZone, iso) => {
    expect(new Date(instantAt(date, minutes, timeZone)).toISOString()).toBe(new Date(iso).toISOString());
  });

  it('returns an instant with the given local time, in any zone', () => {
    fc.assert(
      fc.property(wholeMinute, zone, (instantMs, timeZone) => {
        const shown = wallClockOf(instantMs, timeZone);
        const found = instantAt(shown.date, shown.minutes, timeZone);
        expect(wallClockOf(found, timeZone)).toEqual(shown);
        // It is the same instant, or an earlier one with the same local time.
        expect(found).toBeLessThanOrEqual(instantMs);
        expect(instantMs - found).toBeLessThanOrEqual(24 * 3_600_000);
      }),
      { numRuns: runs(100) },
    );
  });
});
