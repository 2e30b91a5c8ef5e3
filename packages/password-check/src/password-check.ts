import { checkNewPassword } from '@alento/domain/account/password';
import {
  guessableCode,
  holdsAnonymousName,
  PASSWORD_JUDGED_LENGTH,
  PASSWORD_MIN_GUESSES,
  type PasswordContext,
  personalWords,
  type RecognisedPart,
} from '@alento/domain/account/password-context';
import { type Result, refuse } from '@alento/domain/result';
import { type Match, type Options, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { shiftings, withoutShift } from './shift-key.ts';
import { isCommonPassword, kindOfWord, longestWord, noRanks, RANKS, withoutAccents } from './word-ranks.ts';

/**
 * Maximum number of interpretations of a word with leetspeak (`s3nh4`). More take time and rarely find further words.
 */
const LEET_READINGS = 10;
/**
 * Names of the dictionaries with the person's own words and the product's words. If both contain a word, the first one
 * is used.
 */
const PERSONAL = 'personal';
const KNOWN = 'known';

type Recognised = Match & { dictionaryName?: string; matchedWord?: string };
type Estimate = { guesses: number; sequence: readonly Recognised[] };

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
function estimateGuesses(text: string, words: readonly string[]): Estimate {
  const ranks = noRanks();
  let longest = 0;
  for (const word of words) {
    ranks[word] = 1;
    longest = Math.max(longest, word.length);
  }
  setRanks(PERSONAL, ranks, longest);
  return scoring.mostGuessableMatchSequence(text, matching.match(text), true);
}

const PATTERNS: Record<string, RecognisedPart['kind']> = {
  date: 'date',
  regex: 'date', // zxcvbn's only regular expression matches recent years.
  spatial: 'sequence',
  sequence: 'sequence',
  repeat: 'repeat',
};

function partOf({ pattern, dictionaryName, matchedWord, token }: Recognised): RecognisedPart {
  const { length } = token;
  if (pattern !== 'dictionary') return { kind: PATTERNS[pattern] ?? 'unknown', length };
  return { kind: dictionaryName === PERSONAL ? 'personal' : kindOfWord(matchedWord ?? ''), length };
}

/**
 * The lowest number of guesses. zxcvbn doesn't recognise the sequence in `Abcd` or `1@3$`. Therefore the text is also
 * estimated without Shift, and the result is multiplied by the number of ways to use Shift.
 */
function fewestGuesses(text: string, words: readonly string[]): Estimate {
  const asTyped = estimateGuesses(text, words);
  const keys = withoutShift(text);
  if (asTyped.guesses < PASSWORD_MIN_GUESSES || keys === text) return asTyped;
  const byKeys = estimateGuesses(keys, words);
  const guesses = byKeys.guesses * shiftings(text);
  return guesses < asTyped.guesses ? { ...byKeys, guesses } : asTyped;
}

/**
 * The beginning and the end of a text that is too long to be judged as a whole. The text is at least as hard to guess
 * as the harder of the two.
 */
function judgedEnds(text: string): string[] {
  if (text.length <= PASSWORD_JUDGED_LENGTH) return [text];
  return [text.slice(0, PASSWORD_JUDGED_LENGTH), text.slice(-PASSWORD_JUDGED_LENGTH)];
}

/** Number of units to which a long word of the person, such as an address, is shortened. */
const WORD_LENGTH = 16;
const shortened = (word: string): string => word.slice(0, WORD_LENGTH);

/** Shortens every long word of the person in the text, so that cutting the text doesn't cut the word. */
function withShortWords(text: string, words: readonly string[]): string {
  let short = text;
  for (const word of words) {
    const lower = short.toLowerCase();
    if (word.length > WORD_LENGTH && lower.includes(word)) short = lower.replaceAll(word, shortened(word));
  }
  return short;
}

/**
 * Checks a new password, both on the server and in the browser. It applies the specification's strength rule, then the
 * list of common passwords, then the number of guesses for an attacker who knows this person's name and address.
 */
export function checkPassword(password: string, context: PasswordContext): Result<string> {
  const checked = checkNewPassword(password);
  if (!checked.ok) return checked;
  if (holdsAnonymousName(password)) return refuse('PASSWORD_PERSONAL');
  const text = withoutAccents(password);
  if (isCommonPassword(text)) return refuse('PASSWORD_COMMON');
  const words = personalWords(context);
  let refusal: Result<string> = checked;
  for (const end of judgedEnds(withShortWords(text, words))) {
    const { guesses, sequence } = fewestGuesses(end, words.map(shortened));
    if (guesses >= PASSWORD_MIN_GUESSES) return checked;
    refusal = refuse(guessableCode(sequence.map(partOf)));
  }
  return refusal;
}
