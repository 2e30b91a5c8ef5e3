import { assert, integer, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { breathingCopy, relaxingCopy } from './exercise.copy.ts';
import { breathingPhases, lengthOf, momentAt, relaxingPhases } from './phases.ts';

it('breathing of two minutes settles for 5 s, then repeats 4 s in and 6 s out until the time is over', () => {
  const phases = breathingPhases(2);
  expect(phases.map(({ ms }) => ms)).toEqual([5000, ...Array.from({ length: 12 }, () => [4000, 6000]).flat()]);
  expect(momentAt(phases, 5000)).toMatchObject({
    phase: { text: breathingCopy.in },
    index: 1,
    secondsLeft: 4,
    size: 0,
  });
  expect(momentAt(phases, 7000)).toMatchObject({ phase: { text: breathingCopy.in }, secondsLeft: 2, size: 0.5 });
  expect(momentAt(phases, 9000)).toMatchObject({ phase: { text: breathingCopy.out }, secondsLeft: 6, size: 1 });
  expect(momentAt(phases, 125_000)).toBeNull();
});

it('relaxation tenses each part for 5 s and releases it for 10 s', () => {
  const timed = relaxingPhases().filter(({ text }) => text === relaxingCopy.tense || text === relaxingCopy.release);
  expect(timed.map(({ ms }) => ms)).toEqual([5000, 10_000, 5000, 10_000, 5000, 10_000, 5000, 10_000]);
});

it('at every moment before the end there is one phase with seconds left, later ones never come first, and the circle stays in its bounds', () => {
  assert(
    property(integer({ min: 1, max: 5 }), nat(310_000), nat(310_000), (minutes, a, b) => {
      const phases = breathingPhases(minutes);
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map((at) => momentAt(phases, at));
      if (late === null || late === undefined) return Math.max(a, b) >= lengthOf(phases);
      if (early === null || early === undefined) return false;
      return (
        early.index <= late.index &&
        [early, late].every(({ size, secondsLeft }) => size >= 0 && size <= 1 && secondsLeft >= 1)
      );
    }),
  );
});
