import { expect, it } from 'vitest';
import { LIBRARY_TEXTS } from '../dialogues/passages.harness.ts';
import { READINGS } from './readings.copy.ts';

const quotes = Object.values(READINGS).flatMap((readings) => readings.flatMap(({ quotes }) => quotes));

it.each(quotes)('the library contains the quotation “%s”', (quote) => {
  expect(LIBRARY_TEXTS.some((text) => text.includes(quote))).toBe(true);
});
