import { type Match, type Options, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { longestWord, noRanks, RANKS } from './word-ranks.ts';

/**
 * Maximum number of interpretations of a word with leetspeak (`s3nh4`). More take time and rarely find further words.
 */
const LEET_READINGS = 10;
/**
 * Names of the dictionaries with the person's own words and the product's words. If both contain a word, the first one
 * is used.
 */
export const PERSONAL = 'personal';
const KNOWN = 'known';

export type Recognised = Match & { dictionaryName?: string; matchedWord?: string };
export type Estimate = { guesses: number; sequence: readonly Recognised[] };

/**
 * Members of ZxcvbnFactory that its types don't declare. The package's version is fixed, and the tests with password
 * tables use these members.
 */
type Inside = {
  options: Options;
  matching: { match(password: string): Match[] };
  scoring: {
    mostGuessableMatchSequence(password: string, matches: Match[], excludeAdditive: boolean): Estimate;
  };
};

const { options, matching, scoring } = new ZxcvbnFactory({
  dictionary: { [PERSONAL]: [], [KNOWN]: [] },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: LEET_READINGS,
}) as unknown as Inside;

function setRanks(name: string, ranks: Record<string, number>, longest: number): void {
  options.rankedDictionaries[name] = ranks;
  options.rankedDictionariesMaxWordSize[name] = longest;
}

setRanks(KNOWN, RANKS, longestWord);

/**
 * The number of guesses that an attacker who knows these words needs, and the kind of each recognised part. zxcvbn adds
 * 10,000 guesses for each part; they are left out, because with them every password of three parts would be accepted,
 * for example `Ana@2026`.
 *
 * @param text without accents. The time grows faster than its length.
 */
export function estimateGuesses(text: string, words: readonly string[]): Estimate {
  const ranks = noRanks();
  let longest = 0;
  for (const word of words) {
    ranks[word] = 1;
    longest = Math.max(longest, word.length);
  }
  setRanks(PERSONAL, ranks, longest);
  return scoring.mostGuessableMatchSequence(text, matching.match(text), true);
}
