import { fold } from './fold.ts';
import type { Token } from './tokens.ts';

/**
 * A pattern is words in order. `a|b` is either, `x?` may lack, `!x` forbids x next, `~2` lets up to two
 * words lie between, `x*` any word that begins so, `@class` any word of a class of the lexicon, `{phrase}` any of a named list of
 * patterns. Fillers may lie anywhere; a sentence's end, a negation and a change of person nowhere.
 */
type Step = { labels: string[]; phrases: string[]; isOptional: boolean; isForbidden: boolean; gap: number };
/** `first` are the labels a match can start with. */
export type Pattern = { readonly steps: readonly Step[]; readonly first: ReadonlySet<string> };

/** A phrase's alternatives, by its name. */
export type Phrases = ReadonlyMap<string, readonly Pattern[]>;

/** Fillers skipped in a row at most: what keeps the search linear. */
const MAX_FILLERS = 5;

/** `x*` is any word that begins so. A vowel decides how the stem's last letter sounds: both kinds count. */
function labelsOf(one: string): string[] {
  if (one.startsWith('@')) return [one];
  if (!one.endsWith('*')) return [fold(one)];
  return [...new Set(['a', 'e'].map((vowel) => `${fold(one.slice(0, -1) + vowel).slice(0, -1)}*`))];
}

function compileStep(source: string, gap: number): Step {
  const isForbidden = source.startsWith('!');
  const isOptional = source.endsWith('?');
  const alternatives = source.slice(isForbidden ? 1 : 0, isOptional ? -1 : undefined).split('|');
  return {
    labels: alternatives.filter((one) => !one.startsWith('{')).flatMap(labelsOf),
    phrases: alternatives.filter((one) => one.startsWith('{')).map((one) => one.slice(1, -1)),
    isOptional,
    isForbidden,
    gap,
  };
}

function compile(source: string, phrases: Phrases): Pattern {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of source.split(/\s+/)) {
    if (part.startsWith('~')) gap = Number(part.slice(1));
    else {
      steps.push(compileStep(part, gap));
      gap = 0;
    }
  }
  const first = new Set<string>();
  for (const step of steps) {
    if (step.isForbidden) continue;
    for (const label of step.labels) first.add(label);
    for (const name of step.phrases)
      for (const one of phrases.get(name) ?? []) for (const label of one.first) first.add(label);
    if (!step.isOptional) break;
  }
  return { steps, first };
}

/** One pattern a line; empty lines and lines that start with # are for the reader. */
export const compileAll = (lines: string, phrases: Phrases = new Map()): Pattern[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => compile(line, phrases));

/** Patterns by the labels they can start with. */
export function indexByFirst<T extends { readonly pattern: Pattern }>(items: readonly T[]): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const item of items)
    for (const label of item.pattern.first) {
      const list = index.get(label);
      if (list) list.push(item);
      else index.set(label, [item]);
    }
  return index;
}

const startsAt = (pattern: Pattern, token: Token): boolean => {
  for (const label of token.labels) if (pattern.first.has(label)) return true;
  return false;
};

/** Looks patterns up in one text; what a phrase found at a place is kept. */
export class Finder {
  readonly #tokens: readonly Token[];
  readonly #phrases: Phrases;
  readonly #labels = new Set<string>();
  readonly #found = new Map<string, (readonly number[] | undefined)[]>();
  readonly #possible = new Map<Pattern, boolean>();

  constructor(tokens: readonly Token[], phrases: Phrases) {
    this.#tokens = tokens;
    this.#phrases = phrases;
    for (const { labels } of tokens) for (const label of labels) this.#labels.add(label);
  }

  /** Places right after the pattern, read from `start` on; empty where it isn't there. */
  ends(pattern: Pattern, start: number): readonly number[] {
    let places = [start];
    let isFirst = true;
    for (const step of pattern.steps) {
      const next: number[] = step.isOptional ? [...places] : [];
      for (const place of places) {
        if (!step.isForbidden) this.#step(step, place, isFirst, next);
        else if (this.#step(step, place, false, []) === 0) next.push(place);
      }
      if (next.length === 0) return next;
      places = next;
      isFirst &&= step.isForbidden;
    }
    return places[0] === start ? places.slice(1) : places;
  }

  /** Whether the text has a word for every step that needs one. */
  isPossible(pattern: Pattern): boolean {
    const known = this.#possible.get(pattern);
    if (known !== undefined) return known;
    const isPossible = pattern.steps.every(
      ({ labels, phrases, isOptional, isForbidden }) =>
        isOptional || isForbidden || phrases.length > 0 || labels.some((label) => this.#labels.has(label)),
    );
    this.#possible.set(pattern, isPossible);
    return isPossible;
  }

  /** Adds the places after one step taken from `place`, over fillers and the step's gap; tells how many there are. */
  #step(step: Step, place: number, isFirst: boolean, ends: number[]): number {
    let { gap } = step;
    let fillers = 0;
    const add = (end: number): void => {
      if (!ends.includes(end)) ends.push(end);
    };
    for (let at = place; at < this.#tokens.length; at += 1) {
      const labels = this.#tokens[at]?.labels;
      if (labels === undefined) break;
      for (const label of step.labels)
        if (labels.has(label)) {
          add(at + 1);
          break;
        }
      for (const phrase of step.phrases) for (const end of this.#phraseEnds(phrase, at)) add(end);
      if (isFirst || labels.has('.')) break;
      if (fillers < MAX_FILLERS && labels.has('@filler')) fillers += 1;
      else if (gap > 0 && !labels.has('@barrier')) gap -= 1;
      else break;
    }
    return ends.length;
  }

  #phraseEnds(name: string, at: number): readonly number[] {
    const found = this.#found.get(name) ?? [];
    this.#found.set(name, found);
    const known = found[at];
    if (known !== undefined) return known;
    const token = this.#tokens[at];
    const ends = new Set<number>();
    for (const pattern of this.#phrases.get(name) ?? [])
      if (token !== undefined && startsAt(pattern, token)) for (const end of this.ends(pattern, at)) ends.add(end);
    const list = [...ends];
    found[at] = list;
    return list;
  }
}
