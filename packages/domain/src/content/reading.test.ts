import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterReading, finished, NOTHING_READ, READ_SHARE, type ReadingChange } from './reading.ts';

const id = fc.constantFrom('um', 'dois', 'tres');
const change: fc.Arbitrary<ReadingChange> = fc.record(
  { saved: fc.boolean(), share: fc.double({ min: 0, max: 1, noNaN: true }) },
  { requiredKeys: [] },
);

it('afterReading() lists each saved piece once, newest first, and never reduces progress', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, change), { maxLength: 30 }), (changes) => {
      let reading = NOTHING_READ;
      for (const [at, [one, what]] of changes.entries()) {
        const before = reading.progress[one]?.share ?? 0;
        reading = afterReading(reading, one, what, at);
        expect(new Set(reading.saved).size).toBe(reading.saved.length);
        expect(reading.progress[one]?.share ?? 0).toBeGreaterThanOrEqual(before);
        if (what.saved !== undefined) expect(reading.saved[0] === one).toBe(what.saved);
      }
    }),
  );
});

it('finished() lists pieces from 90 % progress on', () => {
  const almost = afterReading(NOTHING_READ, 'um', { share: READ_SHARE - 0.01 }, 1);
  expect(finished(almost)).toEqual([]);
  expect(finished(afterReading(almost, 'um', { share: READ_SHARE }, 2))).toEqual(['um']);
});
