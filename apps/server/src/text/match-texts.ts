import { foldForSearch } from '@alento/domain/text/plain-text';
import { termsOf, wordsOf } from './search-terms.ts';

const EXCERPT = 160;
/** Number of first letters of a wanted word that a text must contain before its words are compared. */
const FIRST_LETTERS = 3;
/** Minimum length of a beginning of a word that matches the word. */
const BEGINNING_MIN = 3;
/** Maximum size of the cache of words. It suffices, because texts mostly consist of a few thousand different words. */
const REMEMBERED_MAX = 50_000;

/** A word to look for: its stems and, if words that begin with it match too, its letters without accents. */
export type WantedWord = { terms: readonly string[]; beginning: string | null };

/**
 * How many of the wanted words a text contains, how many of these by their stem, and an excerpt around the first of
 * them.
 */
export type TermMatch = { matches: number; stems: number; excerpt: string };

type KnownWord = { terms: readonly string[]; folded: string };
const remembered = new Map<string, KnownWord>();

function rememberedWord(word: string): KnownWord {
  const known = remembered.get(word);
  if (known) return known;
  const read = { terms: termsOf(word), folded: foldForSearch(word) };
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(word, read);
  return read;
}

/** An excerpt of the text around a word. */
function excerptOf(text: string, word: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const at = Math.max(0, flat.indexOf(word));
  const start = flat.length <= EXCERPT ? 0 : Math.max(0, at - EXCERPT / 2);
  const part = flat.slice(start, start + EXCERPT).trim();
  return `${start > 0 ? '…' : ''}${part}${start + EXCERPT < flat.length ? '…' : ''}`;
}

/** The words to look for, without stop words. */
export const wantedWords = (query: string, by: 'stems' | 'stems-and-beginnings'): WantedWord[] =>
  [...new Set(wordsOf(query))].flatMap((word) => {
    const [terms, folded] = [termsOf(word), foldForSearch(word)];
    if (terms.length === 0) return [];
    return [{ terms, beginning: by === 'stems' || folded.length < BEGINNING_MIN ? null : folded }];
  });

/** A word of a query without accents, and its parts with their stems: "terça-feira" has two. */
export type QueryWord = { folded: string; parts: readonly KnownWord[] };

/** Pronouns after a hyphen, as in "levantar-se". */
const ENCLITICS = new Set([
  'me',
  'te',
  'se',
  'lo',
  'la',
  'los',
  'las',
  'lhe',
  'lhes',
  'nos',
  'vos',
  'o',
  'a',
  'os',
  'as',
]);

/** The words of a query, for `foundForms`. */
export const queryWords = (query: string): QueryWord[] =>
  query
    .split(/\s+/)
    .map((word) => ({ folded: foldForSearch(word), parts: wordsOf(word).map(rememberedWord) }))
    .filter(({ folded }) => folded !== '');

/** Indexes of the words that the text contains anywhere, or as another form with the same stem. */
export function foundForms(text: string, words: readonly QueryWord[]): number[] {
  const folded = foldForSearch(text);
  const found = new Set(words.filter((word) => folded.includes(word.folded)));
  const hasBeginnings = ({ parts }: QueryWord): boolean =>
    parts.length > 0 &&
    parts.every(
      ({ terms }) => terms.length === 0 || terms.some((term) => folded.includes(term.slice(0, FIRST_LETTERS))),
    );
  const possible = words.filter((word) => !found.has(word) && hasBeginnings(word));
  if (possible.length > 0) {
    const ofText = wordsOf(text).map(rememberedWord);
    const stems = new Set(ofText.flatMap(({ terms }) => terms));
    const plain = new Set(ofText.map((word) => word.folded));
    // Stop words have no stems, so they have to be there as they are.
    const hasPart = ({ terms, folded: part }: KnownWord, place: number): boolean =>
      terms.length > 0 ? terms.some((term) => stems.has(term)) : plain.has(part) || (place > 0 && ENCLITICS.has(part));
    for (const word of possible) if (word.parts.every(hasPart)) found.add(word);
  }
  return words.flatMap((word, place) => (found.has(word) ? [place] : []));
}

/** Looks for words by their stems or beginnings, ignoring accents. Null if the text contains none of them. */
export function matchTerms(text: string, wanted: readonly WantedWord[]): TermMatch | null {
  const folded = foldForSearch(text);
  const mayContain = (letters: string): boolean => folded.includes(letters.slice(0, FIRST_LETTERS));
  const possible = wanted.filter(
    ({ terms, beginning }) => terms.some(mayContain) || (beginning !== null && mayContain(beginning)),
  );
  if (possible.length === 0) return null;
  const found = new Set<WantedWord>();
  const byStem = new Set<WantedWord>();
  let first = '';
  for (const word of wordsOf(text)) {
    const known = rememberedWord(word);
    // Stop words have no stems.
    if (known.terms.length === 0) continue;
    for (const want of possible) {
      const isStem = want.terms.some((term) => known.terms.includes(term));
      if (!isStem && (want.beginning === null || !known.folded.startsWith(want.beginning))) continue;
      if (found.size === 0 || (isStem && byStem.size === 0)) first = word;
      found.add(want);
      if (isStem) byStem.add(want);
    }
  }
  return found.size > 0 ? { matches: found.size, stems: byStem.size, excerpt: excerptOf(text, first) } : null;
}
