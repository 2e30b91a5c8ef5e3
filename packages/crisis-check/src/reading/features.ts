import { plain } from './fold.ts';
import type { Found } from './signs.ts';
import type { Token } from './tokens.ts';

/** Places of the table of weights: features share them by hash. */
export const FEATURE_PLACES = 1 << 16;

/** Shortest and longest run of letters looked at. */
const RUN_MIN = 3;
const RUN_MAX = 5;
/** Words up to which a text counts as that long. */
const LENGTHS = [5, 10, 20, 40] as const;

/** FNV-1a (Fowler, Noll and Vo), letter by letter. */
const START = 2166136261;
const step = (hash: number, code: number): number => Math.imul(hash ^ code, 16777619);

/** A hash mixed once more, as MurmurHash3 does, to a place of the table. */
function placed(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % FEATURE_PLACES;
}

function hashOf(feature: string): number {
  let hash = START;
  for (let at = 0; at < feature.length; at += 1) hash = step(hash, feature.charCodeAt(at));
  return hash;
}

const placeOf = (feature: string): number => placed(hashOf(feature));

const UNTELLING = new Set(['@filler', '@barrier']);
const classes = new WeakMap<ReadonlySet<string>, string[]>();

/** The classes of a token's word; words of a text that come again share theirs. */
function classesOf({ labels }: Token): string[] {
  const known = classes.get(labels);
  if (known) return known;
  const own = [...labels].filter((label) => label.startsWith('@') && !UNTELLING.has(label));
  classes.set(labels, own);
  return own;
}

function* wordFeatures(tokens: readonly Token[]): Generator<string> {
  const all = tokens.map(classesOf);
  for (const [at, { word }] of tokens.entries()) {
    const next = tokens[at + 1]?.word;
    const second = tokens[at + 2]?.word;
    yield `w:${word}`;
    if (next !== undefined) yield `b:${word} ${next}`;
    if (second !== undefined) yield `t:${word} ${next} ${second}`;
    for (const own of all[at] ?? []) {
      yield `c:${own}`;
      if (at > 0) yield `wc:${tokens[at - 1]?.word} ${own}`;
      if (next !== undefined) yield `cw:${own} ${next}`;
      for (const other of all[at + 1] ?? []) yield `cc:${own} ${other}`;
      if (second !== undefined) yield `csw:${own} _ ${second}`;
      for (const other of all[at + 2] ?? []) yield `csc:${own} _ ${other}`;
    }
  }
}

const RUN = hashOf('h:');

/** Places of the runs of letters: hashed as they grow, since there are many. */
function addLetters(text: string, places: Set<number>): void {
  const letters = ` ${plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .trim()} `;
  for (let from = 0; from + RUN_MIN <= letters.length; from += 1) {
    let hash = RUN;
    for (let length = 1; length <= RUN_MAX && from + length <= letters.length; length += 1) {
      hash = step(hash, letters.charCodeAt(from + length - 1));
      if (length >= RUN_MIN) places.add(placed(hash));
    }
  }
}

/**
 * What a text is weighed by: its words as they sound, alone and in a row, their classes, runs of letters,
 * and what the patterns found. Each feature once.
 *
 * @returns places in the table of weights.
 */
export function featuresOf(text: string, tokens: readonly Token[], { level, kind, about }: Found): number[] {
  const places = new Set([placeOf('bias'), placeOf(`e:${level}`), placeOf(`e:${level}${kind}${about}`)]);
  places.add(placeOf(`len:${LENGTHS.filter((length) => tokens.length >= length).length}`));
  for (const feature of wordFeatures(tokens)) places.add(placeOf(feature));
  addLetters(text, places);
  return [...places];
}
