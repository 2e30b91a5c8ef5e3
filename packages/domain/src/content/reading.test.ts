import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isContentId } from './kinds.ts';
import { afterReading, finished, NOTHING_READ, READ_SHARE, type ReadingChange, readingMinutes } from './reading.ts';

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

it('readingMinutes() is at least 1, and never falls with more words', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(500), (words, more) => {
      expect(readingMinutes(words)).toBeGreaterThanOrEqual(1);
      expect(readingMinutes(words + more)).toBeGreaterThanOrEqual(readingMinutes(words));
    }),
  );
  expect([readingMinutes(200), readingMinutes(900), readingMinutes(1000)]).toEqual([1, 5, 5]);
});

it.each(['o-que-e-ansiedade', 'a', '1-2-3'])('isContentId() accepts %s', (id) => expect(isContentId(id)).toBe(true));
it.each(['', '-a', 'a-', 'a--b', 'Ação', 'a b', 'a/b', '..', 'a'.repeat(61)])('isContentId() refuses %j', (id) =>
  expect(isContentId(id)).toBe(false),
);
