/** Shorter key words are compared by slips of typing only; a changed letter makes another word of them. */
const LONG_ENOUGH_FOR_SUBSTITUTION = 7;
/** From this length on, two slips still leave the word beyond doubt. */
const LONG_ENOUGH_FOR_TWO = 10;

/** Whether one slip (a letter lost, doubled, swapped with its neighbour or changed) leads from one word to the other. */
function isOneSlip(word: string, key: string): boolean {
  let from = 0;
  while (from < word.length && word[from] === key[from]) from += 1;
  const a = word.slice(from);
  const b = key.slice(from);
  if (a.length === b.length) {
    if (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return true;
    return key.length >= LONG_ENOUGH_FOR_SUBSTITUTION && a.slice(1) === b.slice(1);
  }
  if (a.length + 1 === b.length) return a === b.slice(1);
  return a.length === b.length + 1 && a.slice(1) === b;
}

/** Letters hidden behind asterisks ("m*rrer", "su**ídio"): the same length, and every letter shown agrees. */
const isCensored = (word: string, key: string): boolean =>
  word.length === key.length && [...word].every((letter, at) => letter === '*' || letter === key[at]);

/** Two slips, tried as: drop one letter of the longer word, then one slip. */
const isTwoSlips = (word: string, key: string): boolean =>
  [...word].some((_, at) => isOneSlip(word.slice(0, at) + word.slice(at + 1), key)) ||
  [...key].some((_, at) => isOneSlip(word, key.slice(0, at) + key.slice(at + 1)));

/** The key word a misspelt one stands for, if any. Starts alike, or has its first two letters swapped. */
export function nearestKey(word: string, keys: readonly string[]): string | undefined {
  if (word.length < 4 || word.length > 24) return undefined;
  const isStarred = word.includes('*');
  return keys.find((key) => {
    if (isStarred) return isCensored(word, key) && word.replaceAll('*', '').length >= 2;
    if (Math.abs(key.length - word.length) > 2) return false;
    if (word[0] !== key[0] && !(word[0] === key[1] && word[1] === key[0])) return false;
    return isOneSlip(word, key) || (key.length >= LONG_ENOUGH_FOR_TWO && isTwoSlips(word, key));
  });
}
