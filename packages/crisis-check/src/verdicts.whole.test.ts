import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCrisis } from './crisis-check.ts';
import { answerOf, FILES, storedFor, textsOf } from './verdicts.harness.ts';

/** Ways to misspell a phrase. */
const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  'without accents': (text) => text.normalize('NFD').replace(/\p{Mark}/gu, ''),
  'in capitals': (text) => text.toUpperCase(),
  'letters repeated': (text) => text.replace(/([aeiou])(?=\s|$)/g, '$1$1$1$1'),
  'without signs': (text) => text.replace(/[.,?!]/g, ''),
  'a comma after each word': (text) => text.replace(/ /g, ', '),
  'words together': (text) => text.replace(/ (?=\S{4})/g, ''),
  'letters apart': (text) => [...text].join(' '),
  'digits for letters': (text) => text.replace(/a/g, '4').replace(/o/g, '0'),
  'a letter hidden': (text) => text.replace(/(\S\S)[aeiou]/g, '$1*'),
  'letters swapped': (text) => text.replace(/(\w)(\w)(?=\w*\s)/g, '$2$1'),
  'with a laugh': (text) => `${text} kkkk 😂`,
  quoted: (text) => `ela disse: "${text}"`,
  'with numbers': (text) => `${text} 46 dias, desde 2020`,
};
/** One in so many of a file's phrases is misspelt. */
const CHANGED = 7;
const LONGEST = 2000;

/** Joins phrases up to the longest text of a note. */
function longTexts(texts: readonly string[]): string[] {
  const long: string[] = [];
  for (let at = 0; at < texts.length; at += 40)
    long.push(
      texts
        .slice(at, at + 40)
        .join('. ')
        .slice(0, LONGEST),
    );
  return long;
}

/** Results per line: few, so that a difference shows near which phrase it is. */
const ON_A_LINE = 20;
const linesOf = (answers: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(answers.length / ON_A_LINE) }, (_, at) =>
    answers.slice(at * ON_A_LINE, (at + 1) * ON_A_LINE).join(' '),
  );

const digest = (answers: readonly string[]): string => createHash('sha256').update(answers.join(' ')).digest('hex');

/**
 * Regression test of the check's results. A change of patterns, words or weights changes results: review the
 * difference, then update with `ALENTO_TESTS=all npx vitest run --project unit verdicts --update`.
 */
describe('results of checkCrisis()', () => {
  it.each(FILES)('match the stored results for %s', async (file) => {
    const texts = textsOf(file);
    const some = texts.filter((_, at) => at % CHANGED === 0);
    const lines = [
      ...linesOf(texts.map(answerOf)),
      ...Object.entries(CHANGES).map(([name, change]) => `${name}: ${digest(some.map(change).map(answerOf))}`),
      `one after the other: ${digest(longTexts(texts).map(answerOf))}`,
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(storedFor(file));
  });

  it('do not depend on the text that was checked before', () => {
    const phrases = FILES.flatMap(textsOf);
    const phrase = fc.oneof(fc.constantFrom(...phrases), fc.string({ unit: 'binary', maxLength: 40 }));
    const text = fc.array(phrase, { minLength: 1, maxLength: 30 }).map((some) => some.join(', '));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const before = checkCrisis(one);
        checkCrisis(other);
        expect(checkCrisis(one)).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });
});
