import { PATTERN_TABLES } from '../patterns/all.ts';
import { HARMLESS } from '../patterns/harmless.ts';
import { PAST } from '../patterns/past.ts';
import type { CrisisKind } from '../patterns/pattern-table.ts';
import { PHRASES } from '../patterns/phrases.ts';
import { WEAK_SIGNS } from '../patterns/weak-signs.ts';
import { compileAll, Finder, indexByFirst, type Pattern } from './pattern.ts';
import type { Token } from './tokens.ts';

/** Tokens from `start` up to `end`, without it. */
export type Span = { readonly start: number; readonly end: number };
/** `theme` is that of a weak sign; null for one that is a crisis by itself. */
export type Hit = Span & {
  readonly kind: CrisisKind;
  readonly theme: string | null;
  readonly rank: number;
  readonly isCourtesy: boolean;
};

const phrases = new Map(Object.entries(PHRASES).map(([name, lines]) => [name, compileAll(lines)]));
const harmless = indexByFirst(compileAll(HARMLESS, phrases).map((pattern) => ({ pattern })));
const past = indexByFirst(compileAll(PAST, phrases).map((pattern) => ({ pattern })));
const signs = indexByFirst([
  ...PATTERN_TABLES.flatMap(({ kind, signs }, rank) =>
    compileAll(signs, phrases).map((pattern) => ({ pattern, kind, theme: null, rank, isCourtesy: false })),
  ),
  ...WEAK_SIGNS.flatMap(({ kind, theme, signs, isCourtesy = false }) =>
    compileAll(signs, phrases).map((pattern) => ({ pattern, kind, theme, rank: PATTERN_TABLES.length, isCourtesy })),
  ),
]);

/** What can start at a token in this text, each once; kept by word. */
function starters<T extends { readonly pattern: Pattern }>(
  index: ReadonlyMap<string, readonly T[]>,
  finder: Finder,
): (token: Token) => readonly T[] {
  const kept = new Map<string, readonly T[]>();
  return ({ word, labels }) => {
    const known = kept.get(word);
    if (known) return known;
    const starting = new Set<T>();
    for (const label of labels) for (const item of index.get(label) ?? []) starting.add(item);
    const possible = [...starting].filter(({ pattern }) => finder.isPossible(pattern));
    kept.set(word, possible);
    return possible;
  };
}

/** Everything the tables find in a text: signs, and spans known to be harmless. */
export function findAll(tokens: readonly Token[]): { hits: Hit[]; harmless: Span[]; past: Span[] } {
  const finder = new Finder(tokens, phrases);
  const hits: Hit[] = [];
  const spans: Span[] = [];
  const pasts: Span[] = [];
  const [signsAt, harmlessAt, pastAt] = [starters(signs, finder), starters(harmless, finder), starters(past, finder)];
  const seen = new Set<string>();
  tokens.forEach((token, start) => {
    for (const { pattern, ...sign } of signsAt(token)) {
      const ends = finder.ends(pattern, start);
      if (ends.length === 0) continue;
      let end = Math.min(...ends);
      while (end > start + 1 && (tokens[end - 1]?.labels.has('.') || tokens[end - 1]?.labels.has(','))) end -= 1;
      const key = `${start} ${end} ${sign.rank} ${sign.theme}`;
      if (!seen.has(key)) hits.push({ ...sign, start, end });
      seen.add(key);
    }
    for (const { pattern } of harmlessAt(token)) {
      const ends = finder.ends(pattern, start);
      if (ends.length > 0) spans.push({ start, end: Math.max(...ends) });
    }
    for (const { pattern } of pastAt(token))
      if (finder.ends(pattern, start).length > 0) pasts.push({ start, end: start + 1 });
  });
  return { hits: hits.sort((a, b) => a.rank - b.rank), harmless: spans, past: pasts };
}
