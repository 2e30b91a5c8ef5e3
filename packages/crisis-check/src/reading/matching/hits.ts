import type { CrisisKind } from '../../patterns/pattern-table.ts';
import type { Word } from '../words/word.ts';
import { Finder } from './finder.ts';
import { type SignPattern, tables } from './tables.ts';
import type { TextSets } from './text-sets.ts';
import { anyOf } from './word-set.ts';

/** Tokens from `start` to `end`, `end` excluded. */
export type Span = { readonly start: number; readonly end: number };
/** `theme` is that of a weak sign; null for a sign that is sufficient for a crisis. */
export type Hit = Span & {
  readonly kind: CrisisKind;
  readonly theme: string | null;
  readonly rank: number;
  readonly isCourtesy: boolean;
};

const STOP = anyOf('.', ',');
type Candidate = { readonly hit: Hit; readonly label: number; readonly order: number };

/** Index of the word's label with which the pattern starts: patterns are tried in the order of a word's labels. */
const labelAt = (word: Word | undefined, { pattern }: SignPattern): number =>
  word?.labels.findIndex(({ text }) => pattern.firstLabels.includes(text)) ?? 0;

function candidates(words: readonly Word[], text: TextSets, finder: Finder): Candidate[] {
  const found: Candidate[] = [];
  finder.each(tables().signs, (sign, start, ends) => {
    let end = Math.min(...ends);
    while (end > start + 1 && text.is(end - 1, STOP)) end -= 1;
    const { kind, theme, rank, isCourtesy, order } = sign;
    found.push({ hit: { start, end, kind, theme, rank, isCourtesy }, label: labelAt(words[start], sign), order });
  });
  return found.sort((a, b) => a.hit.start - b.hit.start || a.label - b.label || a.order - b.order);
}

/** Finds the signs in a text and, if there are any, the harmless spans. */
export function findAll(
  words: readonly Word[],
  text: TextSets,
): { hits: readonly Hit[]; harmless: readonly Span[]; past: readonly Span[] } {
  const finder = new Finder(text, tables().phrases);
  const hits: Hit[] = [];
  const harmless: Span[] = [];
  const past: Span[] = [];
  const seen = new Set<string>();
  for (const { hit } of candidates(words, text, finder)) {
    const key = `${hit.start} ${hit.end} ${hit.rank} ${hit.theme}`;
    if (!seen.has(key)) hits.push(hit);
    seen.add(key);
  }
  if (hits.length > 0) {
    finder.each(tables().harmless, (_, start, ends) => harmless.push({ start, end: Math.max(...ends) }));
    finder.each(tables().past, (_, start) => past.push({ start, end: start + 1 }));
  }
  return { hits: hits.sort((a, b) => a.rank - b.rank), harmless, past };
}
