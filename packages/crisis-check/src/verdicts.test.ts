import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../testing/tier/tier.ts';
import { answerOf, FILES, storedFor, textsOf } from './verdicts.harness.ts';

/** How many phrases of each stored result are checked. Only three results have more. */
const OF_EACH = 2000;

type Phrase = { text: string; stored: string };

/** The phrases of a file with their stored results. The lines after them are about misspelt phrases. */
function phrasesOf(file: string): Phrase[] {
  const [results = ''] = readFileSync(storedFor(file), 'utf8').split('\nwithout accents: ');
  const stored = results.split(/\s+/);
  const texts = textsOf(file);
  expect(stored.length, file).toBe(texts.length);
  return texts.map((text, at) => ({ text, stored: stored[at] ?? '' }));
}

const BY_RESULT = Map.groupBy(FILES.flatMap(phrasesOf), ({ stored }) => stored);

/** A sample of what verdicts.whole.test.ts compares, from every level, kind and person. */
describe('stored results of checkCrisis()', () => {
  it.each([...BY_RESULT.keys()].sort())('are still the results for phrases of the result %s', (result) => {
    const others = sampleOf(BY_RESULT.get(result) ?? [], OF_EACH)
      .map(({ text }) => `${answerOf(text)} ${text}`)
      .filter((line) => !line.startsWith(`${result} `));
    expect(others).toEqual([]);
  });
});
