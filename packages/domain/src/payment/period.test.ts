import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, prepaidEnd } from './limits.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

describe('months of a paid period', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i more end on %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('end in the wanted month, on the wanted day or the last one', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 36 }), (day, months) => {
        const date = day.toISOString().slice(0, 10);
        const result = addMonths(date, months);
        const [year = 0, month = 0] = date.split('-').map(Number);
        const wanted = year * 12 + month - 1 + months;
        expect(Number(result.slice(0, 4)) * 12 + Number(result.slice(5, 7)) - 1).toBe(wanted);
        const lastDay = new Date(Date.UTC(Math.floor(wanted / 12), (wanted % 12) + 1, 0)).getUTCDate();
        expect(Number(result.slice(8))).toBe(Math.min(Number(date.slice(8)), lastDay));
      }),
    );
  });
});

describe('the end of a prepaid period', () => {
  it.each([
    ['2026-01-31T15:30:20.250Z', '30d', '2026-03-02T15:30:20.250Z'],
    ['2026-11-23T10:00:00.000Z', '12m', '2027-11-23T10:00:00.000Z'],
    // 21:30 on 29 February in São Paulo, which is 1 March in UTC.
    ['2028-03-01T00:30:00.000Z', '12m', '2029-03-01T00:30:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '12m', '2029-02-28T12:00:00.000Z'],
    // Summer time began on 4 November 2018 and ended on 17 February 2019: the time of day stays.
    ['2018-10-20T12:00:00.000Z', '30d', '2018-11-19T11:00:00.000Z'],
    ['2019-02-01T11:00:00.000Z', '30d', '2019-03-03T12:00:00.000Z'],
    // 00:30 does not exist on 4 November 2018 in São Paulo.
    ['2018-10-05T03:30:00.000Z', '30d', '2018-11-04T03:30:00.000Z'],
  ] as const)('bought at %s for %s is %s', (start, period, end) => {
    expect(iso(prepaidEnd(Date.parse(start), period))).toBe(end);
  });
});
