import { SLANG } from '@alento/diary-query/language/slang';
import { foldForSearch } from '@alento/domain/text/plain-text';
import { stemOf } from '../language/words.ts';
import { wordGroups } from './word-groups.ts';

/** Lengths of the pieces of a word that are features. They recognise words with typing errors. */
const PIECES = [3, 4, 5];
const WORDS_MAX = 120;
/** Words after a negation that it reaches. */
const NEGATED = 3;
/** Words after a word whose groups make a pair with its groups. */
const NEAR = 4;
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
  addGroups(features, wordGroups(words));
  return features;
}

/** The groups of meaning of the words, and pairs of groups that follow each other closely. */
function addGroups(features: Set<string>, groups: readonly (readonly string[])[]): void {
  for (const [at, names] of groups.entries()) {
    for (const name of names) features.add(`g${name}`);
    for (const others of groups.slice(at + 1, at + 1 + NEAR))
      for (const name of names) for (const other of others) features.add(`p${name} ${other}`);
  }
}

/** Features that stand for one word: the word, its stem, its groups of meaning. */
const OF_A_WORD = /^[wsg]/;
const CONTEXT_MAX = 45;

/**
 * Adds what the turn before was about, by itself and beside each word, to the features of a message.
 *
 * @param before the label of the turn before; null at the start of a conversation, undefined if it isn't known.
 */
export function withContext(features: Set<string>, before: string | null | undefined): Set<string> {
  if (before === undefined) return features;
  const kind = before?.split(':')[0] ?? 'first';
  const own = [...features];
  features.add(`@${kind}`);
  if (before === null) return features;
  features.add(`@@${before}`);
  for (const one of own.filter((feature) => OF_A_WORD.test(feature)).slice(0, CONTEXT_MAX))
    features.add(`@${kind}${one}`);
  for (const one of own.filter((feature) => /^[n^]/.test(feature))) features.add(`@${kind}${one}`);
  return features;
}
