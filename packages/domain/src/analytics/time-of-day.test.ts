import { describe, expect, it } from 'vitest';
import { localDateAndOffset } from '../time/local-date.ts';
import { partOfEntry, TIMES_OF_DAY, timeOfDayOf, timesOfDayOf } from './time-of-day.ts';

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

it('partOfEntry() is null for an entry of a past day and one of Pixels, which count in no part of the day', () => {
  const noon = { score: 1, ...at('2026-03-14T15:00:00Z', 'America/Sao_Paulo') };
  expect(
    (['app', 'past', 'daylio', 'pixels', undefined] as const).map((source) => partOfEntry({ ...noon, source })),
  ).toEqual(['afternoon', null, 'afternoon', null, 'afternoon']);
  const entries = (['past', 'past', 'past', 'app'] as const).map((source) => ({ ...noon, source }));
  expect(timesOfDayOf(entries).map((part) => part.entries)).toEqual([0, 0, 1, 0]);
});

it('timesOfDayOf() returns an average only for parts with at least three entries', () => {
  const mornings = [1, 2, 3].map((score) => ({ score, ...at('2026-03-14T12:00:00Z', 'America/Sao_Paulo') }));
  const evening = { score: 5, ...at('2026-03-14T23:00:00Z', 'America/Sao_Paulo') };
  const parts = timesOfDayOf([...mornings, evening]);
  expect(parts.map(({ part }) => part)).toEqual([...TIMES_OF_DAY]);
  expect(parts[1]).toEqual({ part: 'morning', average: 2, entries: 3, days: 1 });
  expect(parts[3]).toEqual({ part: 'evening', average: null, entries: 1, days: 1 });
});
