import { describe, expect, it } from 'vitest';
import { noticeEnded, unusedSince, usedOn } from './inactivity.ts';

const at = (text: string): number => Date.parse(text);

describe('unusedSince', () => {
  it.each([
    ['2026-11-23T12:00:00Z', 24, '2024-11-23'],
    ['2026-01-05T00:00:00Z', 1, '2025-12-05'],
    ['2026-03-31T10:00:00Z', 1, '2026-02-28'],
    ['2024-02-29T10:00:00Z', 12, '2023-02-28'],
    ['2026-02-28T10:00:00Z', 24, '2024-02-28'],
  ])('is at %s, %d months before, %s', (now, months, day) => {
    expect(unusedSince(at(now), months)).toBe(day);
  });
});

it('usedOn is the UTC day, also where it is another day already', () => {
  expect(usedOn(at('2026-03-14T23:30:00-03:00'))).toBe('2026-03-15');
});

it('noticeEnded lies the days of the notice before now', () => {
  expect(noticeEnded(at('2026-06-12T15:00:00Z'), 90)).toBe(at('2026-03-14T15:00:00Z'));
});
