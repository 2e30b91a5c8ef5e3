import { addDays } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { moveInYear, placeDays, placeMonths } from './year-layout.ts';

const year = (last: string) => Array.from({ length: 365 }, (_, index) => addDays(last, index - 364));

describe('placeDays and placeMonths', () => {
  // 2025-11-22 is a Saturday, the only day of its week, which starts on Sunday.
  const dates = year('2026-11-21');
  const days = placeDays(dates);

  it('place the days in weeks that start on Sunday', () => {
    expect(days[0]).toMatchObject({ date: '2025-11-22', week: 1, weekday: 7 });
    expect(days[1]).toMatchObject({ date: '2025-11-23', week: 2, weekday: 1 });
    expect(days.at(-1)).toMatchObject({ date: '2026-11-21', week: 53, weekday: 7 });
  });

  it('number the months on across the turn of the year', () => {
    expect(days.find(({ date }) => date === '2026-01-01')).toMatchObject({ month: 3, day: 1 });
    expect(days.at(-1)).toMatchObject({ month: 13, day: 21 });
  });

  it('name each month once', () => {
    const months = placeMonths(days);
    expect(months).toHaveLength(13);
    expect(months[0]).toMatchObject({ date: '2025-11-22', week: 0 });
    expect(months.filter(({ week }) => week > 0)).toHaveLength(12);
  });
});

describe('moveInYear', () => {
  const dates = year('2028-03-31');
  const at = (date: string) => dates.indexOf(date);
  const wide = moveInYear(dates, () => true);
  const narrow = moveInYear(dates, () => false);

  it.each([
    [wide, 'ArrowRight', '2028-02-01', '2028-02-08'],
    [wide, 'ArrowUp', '2028-02-01', '2028-01-31'],
    [narrow, 'ArrowRight', '2028-01-31', '2028-02-29'],
    [narrow, 'ArrowLeft', '2028-01-15', '2027-12-15'],
    [narrow, 'ArrowDown', '2027-12-31', '2028-01-01'],
    [wide, 'PageUp', '2028-03-30', '2028-02-29'],
    [wide, 'Home', '2028-03-30', dates[0] ?? ''],
    [wide, 'End', '2028-01-01', '2028-03-31'],
  ] as const)('moves to another day by a key in the wide or narrow layout (case %#)', (move, key, from, to) =>
    expect(move(key, at(from))).toBe(at(to)),
  );

  it('returns null beyond the first and the last day', () => {
    expect(wide('ArrowRight', at('2028-03-31'))).toBeNull();
    expect(narrow('ArrowRight', at('2028-03-31'))).toBeNull();
    expect(wide('ArrowUp', 0)).toBeNull();
    expect(wide('x', 5)).toBeNull();
  });
});
