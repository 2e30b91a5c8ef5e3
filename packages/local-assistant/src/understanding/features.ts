import { SLANG } from '@alento/diary-query/language/slang';
import { foldForSearch } from '@alento/domain/text/plain-text';
import { stemOf } from '../language/words.ts';

/** Lengths of the pieces of a word that are features. They recognise words with typing errors. */
const PIECES = [3, 4, 5];
const WORDS_MAX = 120;
/** Words after a negation that it reaches. */
const NEGATED = 3;
const NEGATIONS = new Set(['nao', 'nem', 'nunca', 'sem']);

/** The words of a message, folded, with abbreviations written out; question marks are words too. */
export function modelWords(text: string): string[] {
  const folded = foldForSearch(text).replace(/([a-z])\1{2,}/g, '$1');
  return (folded.match(/[a-z0-9ñ]+|\?/g) ?? [])
    .slice(0, WORDS_MAX)
    .flatMap((word) => (Object.hasOwn(SLANG, word) ? (SLANG[word] ?? word).split(' ') : [word]))
    .filter((word) => word !== '');
}

/**
 * The features of a message for the trained model: words, stems, pairs of words, pieces of words, the first and last
 * words, and the length in steps of two.
 *
 * @param spelling corrects a word that the model doesn't know.
 */
export function featuresOf(text: string, spelling: (word: string) => string = (word) => word): Set<string> {
  const words = modelWords(text).map(spelling);
  const features = new Set<string>([
    `n${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`,
    `^${words[0] ?? ''}`,
    `^${words.slice(0, 2).join(' ')}`,
    `$${words.at(-1) ?? ''}`,
  ]);
  for (const [at, word] of words.entries()) {
    features.add(`w${word}`);
    features.add(`s${stemOf(word)}`);
    if (words.slice(Math.max(0, at - NEGATED), at).some((one) => NEGATIONS.has(one))) features.add(`!${stemOf(word)}`);
    const next = words[at + 1];
    if (next !== undefined) features.add(`b${word} ${next}`);
    const edged = `^${word}$`;
    for (const length of PIECES)
      for (let from = 0; from + length <= edged.length; from += 1) features.add(`c${edged.slice(from, from + length)}`);
  }
  return features;
}
