import { KEYS } from './keys.ts';

/**
 * Shorter key words are only compared for lost, doubled and swapped letters; a replaced letter makes another word of
 * them.
 */
const LONG_ENOUGH_FOR_SUBSTITUTION = 7;
/** From this length on, two errors are accepted. */
const LONG_ENOUGH_FOR_TWO = 10;
/**
 * How many letters two words within two errors can lack of each other: the first error removes and adds one, the second
 * removes one.
 */
const MOST_OTHER_LETTERS = 3;

/** Whether both are equal from these positions to their ends. */
function goOnAlike(word: string, from: number, key: string, fromKey: number): boolean {
  if (word.length - from !== key.length - fromKey) return false;
  for (let at = 0; from + at < word.length; at += 1)
    if (word.charCodeAt(from + at) !== key.charCodeAt(fromKey + at)) return false;
  return true;
}

/** Whether the words differ by one error: a letter lost, doubled, swapped with its neighbour or replaced. */
function isOneSlip(word: string, key: string): boolean {
  const longer = word.length - key.length;
  if (longer > 1 || longer < -1) return false;
  let at = 0;
  while (at < word.length && word.charCodeAt(at) === key.charCodeAt(at)) at += 1;
  if (longer === 1) return goOnAlike(word, at + 1, key, at);
  if (longer === -1) return goOnAlike(word, at, key, at + 1);
  const isSwapped =
    at + 1 < word.length &&
    word.charCodeAt(at) === key.charCodeAt(at + 1) &&
    word.charCodeAt(at + 1) === key.charCodeAt(at) &&
    goOnAlike(word, at + 2, key, at + 2);
  return isSwapped || (key.length >= LONG_ENOUGH_FOR_SUBSTITUTION && goOnAlike(word, at + 1, key, at + 1));
}

/** Letters replaced by asterisks ("m*rrer", "su**ídio"): the length is equal, and every other letter. */
const isCensored = (word: string, key: string): boolean =>
  word.length === key.length && [...word].every((letter, at) => letter === '*' || letter === key[at]);

/** Whether the words differ by two errors: one letter of the longer word removed, then one error. */
const isTwoSlips = (word: string, key: string): boolean =>
  [...word].some((_, at) => isOneSlip(word.slice(0, at) + word.slice(at + 1), key)) ||
  [...key].some((_, at) => isOneSlip(word, key.slice(0, at) + key.slice(at + 1)));

/** Bit mask of a word's letters. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

type Key = { readonly key: string; readonly letters: number };

/** Key words by their first or second letter, in their order. */
const byLetter = new Map<string, readonly Key[]>();
function keysWith(letter: string): readonly Key[] {
  const known = byLetter.get(letter);
  if (known !== undefined) return known;
  const keys = KEYS.filter((key) => key.startsWith(letter) || key[1] === letter).map((key) => ({
    key,
    letters: lettersOf(key),
  }));
  byLetter.set(letter, keys);
  return keys;
}

/**
 * The key word of which the word is a misspelling, if any. It must start alike, or have the first two letters swapped.
 */
export function nearestKey(word: string): string | undefined {
  if (word.length < 4 || word.length > 24) return undefined;
  if (word.includes('*')) return KEYS.find((key) => isCensored(word, key) && word.replaceAll('*', '').length >= 2);
  const letters = lettersOf(word);
  return keysWith(word.charAt(0)).find(({ key, letters: own }) => {
    if (Math.abs(key.length - word.length) > 2 || countBits(letters ^ own) > MOST_OTHER_LETTERS) return false;
    if (word[0] !== key[0] && !(word[0] === key[1] && word[1] === key[0])) return false;
    return isOneSlip(word, key) || (key.length >= LONG_ENOUGH_FOR_TWO && isTwoSlips(word, key));
  })?.key;
}
