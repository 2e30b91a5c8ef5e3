import { plain } from './fold.ts';
import type { Found } from './signs.ts';
import type { Token } from './tokens.ts';

/** Places of the table of weights: features share them by hash. */
export const FEATURE_PLACES = 1 << 16;

/** Lengths of the runs of letters looked at. */
const RUNS = [3, 4, 5] as const;
/** Words up to which a text counts as that long. */
const LENGTHS = [5, 10, 20, 40] as const;

/** FNV-1a with a last mix (Fowler, Noll and Vo; the mix as in MurmurHash3), to a place of the table. */
function placeOf(feature: string): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) % FEATURE_PLACES;
}

const classesOf = ({ labels }: Token): string[] =>
  [...labels].filter((label) => label.startsWith('@') && label !== '@filler' && label !== '@barrier');

function* wordFeatures(tokens: readonly Token[]): Generator<string> {
  const classes = tokens.map(classesOf);
  for (const [at, { word }] of tokens.entries()) {
    const next = tokens[at + 1]?.word;
    const second = tokens[at + 2]?.word;
    yield `w:${word}`;
    if (next !== undefined) yield `b:${word} ${next}`;
    if (second !== undefined) yield `t:${word} ${next} ${second}`;
    for (const own of classes[at] ?? []) {
      yield `c:${own}`;
      if (at > 0) yield `wc:${tokens[at - 1]?.word} ${own}`;
      if (next !== undefined) yield `cw:${own} ${next}`;
      for (const other of classes[at + 1] ?? []) yield `cc:${own} ${other}`;
      if (second !== undefined) yield `csw:${own} _ ${second}`;
      for (const other of classes[at + 2] ?? []) yield `csc:${own} _ ${other}`;
    }
  }
}

function* letterFeatures(text: string): Generator<string> {
  const letters = ` ${plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .trim()} `;
  for (const length of RUNS)
    for (let at = 0; at + length <= letters.length; at += 1) yield `h:${letters.slice(at, at + length)}`;
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
  for (const feature of letterFeatures(text)) places.add(placeOf(feature));
  return [...places];
}
