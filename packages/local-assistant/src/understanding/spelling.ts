import { isSlip } from '@alento/diary-query/language/slip';

/** Minimum length of a word that is corrected. Shorter words are too similar to others. */
const LENGTH_MIN = 6;
/** Corrected words that are remembered. */
const KNOWN_MAX = 20_000;

/** Whether the difference is an inflection and not a typing error. */
const isInflection = (written: string, meant: string): boolean =>
  [`${meant}s`, `${meant}r`].includes(written) || [`${written}s`, `${written}r`].includes(meant);

/** Corrects one wrong, missing, additional or swapped letter of folded words, by a list of words, most frequent first. */
export function spellingBy(vocabulary: readonly string[]): (word: string) => string {
  const right = new Set(vocabulary);
  const byStart = Map.groupBy(
    vocabulary.filter(({ length }) => length >= LENGTH_MIN),
    (word) => word.charAt(0),
  );
  const known = new Map<string, string>();
  return (word) => {
    if (word.length < LENGTH_MIN - 1 || right.has(word)) return word;
    const before = known.get(word);
    if (before !== undefined) return before;
    const meant = byStart.get(word.charAt(0))?.find((one) => isSlip(word, one) && !isInflection(word, one)) ?? word;
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(word, meant);
    return meant;
  };
}
