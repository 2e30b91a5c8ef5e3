import type { CrisisKind } from '../patterns/pattern-table.ts';
import { Context } from './context.ts';
import { findAll, type Hit, type Span } from './matching/hits.ts';
import { TextSets } from './matching/text-sets.ts';
import { anyOf } from './matching/word-set.ts';
import { isNegated } from './negation.ts';
import type { Reading } from './tokens.ts';

/** Result of the patterns; not yet the check's (crisis-check.ts). */
export type Found = {
  readonly level: 'none' | 'concern' | 'crisis';
  /** Kind of the strongest sign; null if there is none. */
  readonly kind: CrisisKind | null;
  readonly about: 'self' | 'other';
};
type Sign = {
  readonly hit: Hit;
  readonly isCrisis: boolean;
  readonly isWeak: boolean;
  readonly about: 'self' | 'other';
};

export const NOTHING: Found = { level: 'none', kind: null, about: 'self' };

/** Spans by the tokens they cover, so that each sign is compared only with those at its position. */
function byPlace(spans: readonly Span[]): ReadonlyMap<number, readonly Span[]> {
  const places = new Map<number, Span[]>();
  for (const span of spans)
    for (let at = span.start; at < span.end; at += 1) {
      const list = places.get(at);
      if (list) list.push(span);
      else places.set(at, [span]);
    }
  return places;
}

/** Whether a harmless span explains a sign: the sign ends in it, or is mostly covered by it. */
function isExplained(hit: Span, harmless: ReadonlyMap<number, readonly Span[]>): boolean {
  if (harmless.has(hit.end - 1)) return true;
  const atStart = harmless.get(hit.start) ?? [];
  return atStart.some(({ end }) => 2 * (end - hit.start) > hit.end - hit.start);
}

const SE = anyOf('se');
const KILLED = anyOf('matou', 'suicidou', 'enforcou');
const NAO = anyOf('@nao');

/** Judges a sign in its context; null if it means something else. */
function weigh(hit: Hit, context: Context, past: readonly Span[]): Sign | null {
  const about = context.about(hit);
  if (context.isFiction(hit, about)) return null;
  const when = context.isPast(hit, past);
  if (when === 'over') return null;
  const isDone = about === 'other' && context.within(hit, SE) && context.within(hit, KILLED);
  const isWeak = when === 'past' || about === null || isDone || context.isJest(hit);
  return {
    hit,
    isCrisis: hit.theme === null && !isWeak,
    isWeak,
    about: about === 'other' || about === null ? 'other' : 'self',
  };
}

/** Whether there are two weak signs of different themes that don't overlap, both about the writer. */
function hasTwoThemes(signs: readonly Sign[]): boolean {
  const ends = new Map<string | null, number>();
  const starts = new Map<string | null, number>();
  for (const { hit, isWeak, about } of signs) {
    if (isWeak || about !== 'self') continue;
    ends.set(hit.theme, Math.min(ends.get(hit.theme) ?? hit.end, hit.end));
    starts.set(hit.theme, Math.max(starts.get(hit.theme) ?? hit.start, hit.start));
  }
  return [...ends].some(([theme, end]) => [...starts].some(([other, start]) => other !== theme && start >= end));
}

/** Finds signs by the patterns, and judges each in its context. */
export function findSigns(reading: Reading): Found {
  const text = new TextSets(reading.words);
  const { hits, harmless, past } = findAll(reading.words, text);
  if (hits.length === 0) return NOTHING;
  const context = new Context(text, reading.quoted);
  const canBeDenied = (hit: Hit): boolean => !context.within(hit, NAO);
  const explained = byPlace(harmless);
  const negated = byPlace(hits.filter((hit) => canBeDenied(hit) && isNegated(text, hit)));
  const signs: Sign[] = [];
  for (const hit of hits) {
    if (isExplained(hit, explained)) continue;
    if (canBeDenied(hit) && negated.has(hit.end - 1)) continue;
    const sign = weigh(hit, context, past);
    if (sign === null) continue;
    if (sign.isCrisis && sign.about === 'self') return { level: 'crisis', kind: hit.kind, about: 'self' };
    signs.push(sign);
  }
  const first = signs.find(({ isCrisis }) => isCrisis) ?? signs.find(({ hit }) => !hit.isCourtesy);
  if (first === undefined) return NOTHING;
  const isCrisis = first.isCrisis || hasTwoThemes(signs);
  return { level: isCrisis ? 'crisis' : 'concern', kind: first.hit.kind, about: first.about };
}
