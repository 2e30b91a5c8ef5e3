import { describe, expect, it } from 'vitest';
import { localDateAndOffset } from '../time/local-date.ts';
import { TIMES_OF_DAY, timeOfDayOf, timesOfDayOf } from './time-of-day.ts';

const at = (iso: string, timeZone: string) => {
  const recordedAt = Date.parse(iso);
  return { recordedAt, ...localDateAndOffset(recordedAt, timeZone) };
};
const partOf = (iso: string, timeZone = 'America/Sao_Paulo') => {
  const { recordedAt, offsetMinutes } = at(iso, timeZone);
  return timeOfDayOf(recordedAt, offsetMinutes);
};

describe('timeOfDayOf()', () => {
  it.each([
    ['2026-03-14T03:00:00.000Z', 'night'], // 0:00 local time
    ['2026-03-14T07:59:59.999Z', 'night'],
    ['2026-03-14T08:00:00.000Z', 'morning'], // 5:00 local time
    ['2026-03-14T14:59:59.999Z', 'morning'],
    ['2026-03-14T15:00:00.000Z', 'afternoon'], // 12:00 local time
    ['2026-03-14T20:59:59.999Z', 'afternoon'],
    ['2026-03-14T21:00:00.000Z', 'evening'], // 18:00 local time
    ['2026-03-15T02:59:59.999Z', 'evening'],
  ])('for %s in São Paulo returns %s', (iso, part) => {
    expect(partOf(iso)).toBe(part);
  });
});

it('timesOfDayOf() returns an average only for parts with at least three entries', () => {
  const mornings = [1, 2, 3].map((score) => ({ score, ...at('2026-03-14T12:00:00Z', 'America/Sao_Paulo') }));
  const evening = { score: 5, ...at('2026-03-14T23:00:00Z', 'America/Sao_Paulo') };
  const parts = timesOfDayOf([...mornings, evening]);
  expect(parts.map(({ part }) => part)).toEqual([...TIMES_OF_DAY]);
  expect(parts[1]).toEqual({ part: 'morning', average: 2, entries: 3, days: 1 });
  expect(parts[3]).toEqual({ part: 'evening', average: null, entries: 1, days: 1 });
});
