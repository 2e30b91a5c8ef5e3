import { foldForSearch } from '@alento/domain/text/plain-text';
import { termsOf, wordsOf } from './search-terms.ts';

const EXCERPT = 160;
/** Number of first letters of a wanted word that a text must contain before its words are compared. */
const BEGINNING = 3;
/** Maximum size of the cache of stems. It suffices, because texts mostly consist of a few thousand different words. */
const REMEMBERED_MAX = 50_000;

/** How many of the wanted words a text contains, and an excerpt around the first of them. */
export type TermMatch = { matches: number; excerpt: string };

const remembered = new Map<string, readonly string[]>();

function rememberedTermsOf(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  const terms = termsOf(word);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(word, terms);
  return terms;
}

/** An excerpt of the text around a word. */
function excerptOf(text: string, word: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const at = Math.max(0, flat.indexOf(word));
  const start = flat.length <= EXCERPT ? 0 : Math.max(0, at - EXCERPT / 2);
  const part = flat.slice(start, start + EXCERPT).trim();
  return `${start > 0 ? '…' : ''}${part}${start + EXCERPT < flat.length ? '…' : ''}`;
}

/** The stems to look for, for each word of a query; without stop words. */
export const wantedTerms = (query: string): string[][] =>
  [...new Set(wordsOf(query))].map(termsOf).filter((terms) => terms.length > 0);

/** Looks for words by their stems, ignoring accents. Null if the text contains none of them. */
export function matchTerms(text: string, wanted: readonly (readonly string[])[]): TermMatch | null {
  const folded = foldForSearch(text);
  const possible = wanted.filter((terms) => terms.some((term) => folded.includes(term.slice(0, BEGINNING))));
  if (possible.length === 0) return null;
  const found = new Set<number>();
  let first = '';
  for (const word of wordsOf(text)) {
    const terms = rememberedTermsOf(word);
    possible.forEach((want, place) => {
      if (!want.some((term) => terms.includes(term))) return;
      if (found.size === 0) first = word;
      found.add(place);
    });
  }
  return found.size > 0 ? { matches: found.size, excerpt: excerptOf(text, first) } : null;
}
