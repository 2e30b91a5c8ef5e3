import { describe, expect, it } from 'vitest';
import { FREE_FAILURES, LONGEST_WAIT_SECONDS, unusedSince, usedOn, waitAfterTry } from './limits.ts';

describe('the wait between sign-in attempts from unknown devices', () => {
  it('doubles with each failure after the 20th, up to 15 minutes', () => {
    const waits = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, place) => waitAfterTry(from + place));
    expect(waits(0, FREE_FAILURES).every((wait) => wait === 0)).toBe(true);
    expect(waits(21, 33)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(waitAfterTry(1_000_000)).toBe(LONGEST_WAIT_SECONDS);
  });
});

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
