import { isSlip } from './slip.ts';

/** Minimum length of a word that others are corrected to. Shorter words are too similar to others. */
const LENGTH_MIN = 6;
/** Corrections that are remembered for each list of words. */
const KNOWN_MAX = 20_000;

/** Whether the difference is an inflection and not a typing error. */
const isInflection = (written: string, meant: string): boolean =>
  [`${meant}s`, `${meant}r`].includes(written) || [`${written}s`, `${written}r`].includes(meant);

/**
 * Corrects one wrong, missing, additional or swapped letter of folded words.
 *
 * @param vocabulary words to correct to, the preferred ones first.
 * @param right further words that are written correctly.
 */
export function spellingBy(vocabulary: readonly string[], right: readonly string[] = []): (word: string) => string {
  const correct = new Set([...vocabulary, ...right]);
  const byStart = Map.groupBy(
    vocabulary.filter(({ length }) => length >= LENGTH_MIN),
    (word) => word.charAt(0),
  );
  const known = new Map<string, string>();
  return (word) => {
    if (word.length < LENGTH_MIN - 1 || correct.has(word)) return word;
    const before = known.get(word);
    if (before !== undefined) return before;
    const meant = byStart.get(word.charAt(0))?.find((one) => isSlip(word, one) && !isInflection(word, one)) ?? word;
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(word, meant);
    return meant;
  };
}
