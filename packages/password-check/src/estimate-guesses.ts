import { type Match, type Options, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { longestWord, noRanks, RANKS } from './word-ranks.ts';

/** Readings of digits and signs as letters (`s3nh4`) that are tried: more cost time and find hardly any word. */
const LEET_READINGS = 10;
/** The names of the two lists; the first one wins where both know a word. */
export const PERSONAL = 'personal';
const KNOWN = 'known';

export type Recognised = Match & { dictionaryName?: string; matchedWord?: string };
export type Estimate = { guesses: number; sequence: readonly Recognised[] };

/** What ZxcvbnFactory holds and does not declare. Its version is exact, and the tables of passwords are tests. */
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
 * How many guesses find the text, for someone who knows these words of its author, and as what its pieces
 * were recognised. Without zxcvbn's surcharge of 10,000 per further piece: it lets every password of three
 * pieces pass as if it were random, `Ana@2026` among them.
 *
 * @param text without accents; its time grows faster than its length.
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
