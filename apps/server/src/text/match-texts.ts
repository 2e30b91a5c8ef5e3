import { foldForSearch } from '@alento/domain/text/plain-text';
import { termsOf, wordsOf } from './search-terms.ts';

const EXCERPT = 160;
/** Letters a word begins with that tell it from most others: only texts that have them are looked at closely. */
const BEGINNING = 3;
/** Words whose terms are remembered: people use the same few thousand over and over. */
const REMEMBERED_MAX = 50_000;

/** How many of the wanted words a text has, and the sentence around the first of them. */
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

/** The text around a word, cut to a few lines. */
function excerptOf(text: string, word: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const at = Math.max(0, flat.indexOf(word));
  const start = flat.length <= EXCERPT ? 0 : Math.max(0, at - EXCERPT / 2);
  const part = flat.slice(start, start + EXCERPT).trim();
  return `${start > 0 ? '…' : ''}${part}${start + EXCERPT < flat.length ? '…' : ''}`;
}

/** The terms to look for, word by word of a query; without those too common to tell anything. */
export const wantedTerms = (query: string): string[][] =>
  [...new Set(wordsOf(query))].map(termsOf).filter((terms) => terms.length > 0);

/** Looks for words at their stems, accents ignored. Null where the text has none of them. */
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
