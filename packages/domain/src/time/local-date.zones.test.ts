import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { isTimeZone, localDateAndOffset, localDateOf } from './local-date.ts';

/** Any UTF-16 code units, including lone surrogates. */
const _anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

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
    // Both changes of summer time in New York
    ['America/New_York', '2026-03-08T06:59:59.000Z', '2026-03-08', -300],
    ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08', -240],
    ['America/New_York', '2026-11-01T05:59:59.000Z', '2026-11-01', -240],
    ['America/New_York', '2026-11-01T06:00:00.000Z', '2026-11-01', -300],
    // Apia skipped 2011-12-30.
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29', -600],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31', 840],
    // Offsets that are not whole hours, and the largest offsets
    ['Asia/Kathmandu', '2026-11-20T18:14:59.000Z', '2026-11-20', 345],
    ['Asia/Kathmandu', '2026-11-20T18:15:00.000Z', '2026-11-21', 345],
    ['Pacific/Kiritimati', '2026-11-21T09:59:59.000Z', '2026-11-21', 840],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00.000Z', '2026-11-22', 840],
    ['Pacific/Pago_Pago', '2026-11-21T10:59:59.000Z', '2026-11-20', -660],
    // Leap day and New Year
    ['America/Sao_Paulo', '2024-03-01T02:59:59.000Z', '2024-02-29', -180],
    ['America/Sao_Paulo', '2027-01-01T02:59:59.000Z', '2026-12-31', -180],
    ['UTC', '2000-01-01T00:00:00.000Z', '2000-01-01', 0],
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

  it('accepts every zone of the runtime', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !isTimeZone(name))).toEqual([]);
  });

  it('keeps the formatter cache within its limit after thousands of spellings', () => {
    const spell = (bits: number): string =>
      [...'america/argentina/comodrivadavia']
        .map((letter, index) => ((bits >> (index % 12)) & 1 ? letter.toUpperCase() : letter))
        .join('');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let bits = 0; bits < 4096; bits += 1) expect(isTimeZone(spell(bits))).toBe(true);
    const before = made.mock.calls.length;
    isTimeZone(spell(4095));
    expect(made.mock.calls.length).toBe(before);
    isTimeZone(spell(0));
    expect(made.mock.calls.length).toBe(before + 1);
    made.mockRestore();
  });
});
