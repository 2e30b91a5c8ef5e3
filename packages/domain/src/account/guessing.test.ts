import { describe, expect, it } from 'vitest';
import { FAILURES_KEPT_MS, FREE_FAILURES, LONGEST_WAIT_SECONDS, waitAfterTry } from './guessing.ts';

describe('the wait between sign-in attempts from unknown devices', () => {
  it('doubles with each failure after the 20th, up to 15 minutes', () => {
    const waits = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, place) => waitAfterTry(from + place));
    expect(waits(0, FREE_FAILURES).every((wait) => wait === 0)).toBe(true);
    expect(waits(21, 33)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(waitAfterTry(1_000_000)).toBe(LONGEST_WAIT_SECONDS);
  });

  it('allows 125 guesses a day', () => {
    let guesses = 0;
    for (let seconds = 0; seconds * 1000 < FAILURES_KEPT_MS; seconds += waitAfterTry(guesses)) guesses += 1;
    expect(guesses).toBe(125);
  });
});
