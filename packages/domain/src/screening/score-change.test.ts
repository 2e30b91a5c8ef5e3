import { expect, it } from 'vitest';
import { isSmallChange } from './score-screening.ts';

it.each([
  ['PHQ-9', 10, 10, true],
  ['PHQ-9', 10, 14, true],
  ['PHQ-9', 10, 6, true],
  ['PHQ-9', 10, 15, false],
  ['PHQ-9', 10, 5, false],
  ['GAD-7', 10, 13, true],
  ['GAD-7', 10, 7, true],
  ['GAD-7', 10, 14, false],
  ['GAD-7', 10, 6, false],
] as const)('isSmallChange() for the %s from %i to %i is %s', (instrument, before, after, small) => {
  expect(isSmallChange(instrument, before, after)).toBe(small);
});
