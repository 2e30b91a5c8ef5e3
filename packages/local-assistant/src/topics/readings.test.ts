import { expect, it } from 'vitest';
import { LIBRARY_TEXTS } from '../dialogues/passages.harness.ts';
import { EXERCISE_READINGS } from '../exercises/readings.copy.ts';
import { TOPICS } from './topics.ts';

const readings = [...Object.values(TOPICS).map(({ reads }) => reads), ...Object.values(EXERCISE_READINGS)];
const quotes = readings.flatMap((reads) => Object.values(reads).flat());

it.each(quotes)('the library contains the quotation “%s”', (quote) => {
  expect(LIBRARY_TEXTS.some((text) => text.includes(quote))).toBe(true);
});

it('no sentence of an assistant’s text about a topic is said in another one', () => {
  const said = Object.values(TOPICS).flatMap(({ opens, helps, explains }) => [...opens, ...helps, ...explains]);
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
});
