import { describe, expect, it } from 'vitest';
import { FAILURES_KEPT_MS, FREE_FAILURES, LONGEST_WAIT_SECONDS, waitAfterTry } from './guessing.ts';

describe('the wait between tries from unknown devices', () => {
  it('begins after twenty, doubles, and ends at a quarter of an hour', () => {
    const waits = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, place) => waitAfterTry(from + place));
    expect(waits(0, FREE_FAILURES).every((wait) => wait === 0)).toBe(true);
    expect(waits(21, 33)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(waitAfterTry(1_000_000)).toBe(LONGEST_WAIT_SECONDS);
  });

  it('leaves some 125 guesses a day, from however many networks', () => {
    let guesses = 0;
    for (let seconds = 0; seconds * 1000 < FAILURES_KEPT_MS; seconds += waitAfterTry(guesses)) guesses += 1;
    expect(guesses).toBe(125);
  });
});
