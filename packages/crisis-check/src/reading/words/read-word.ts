import { soundOf, unleet } from './fold.ts';
import { isKey } from './keys.ts';
import { lexicon } from './lexicon.ts';
import { nearestKey } from './near-word.ts';
import { meant } from './spelling.ts';
import { LONGEST_WORD } from './word.ts';
import { split } from './words-together.ts';

const SIGNS = /[^a-z]/;
const REPEATED = /(.)\1{2,}/;
const ALL_REPEATED = /(.)\1{2,}/g;
/** Shortest word that may be several words written together. */
const SHORTEST_TOGETHER = 7;

/** Spellings that sound like another word. */
const AS_WRITTEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['ce', ['vose']],
  ['min', ['min']],
]);

/** The words in phonetic form that a written word represents. */
export function readWord(written: string): readonly string[] {
  const short = REPEATED.test(written) ? written.replace(ALL_REPEATED, '$1$1') : written;
  const letters = SIGNS.test(short) ? unleet(short) : short;
  const word = soundOf(letters);
  const own = AS_WRITTEN.get(written) ?? meant().get(letters === short ? word : soundOf(short)) ?? meant().get(word);
  if (own) return own;
  if (lexicon().has(word) || isKey(word) || word.length > LONGEST_WORD) return [word];
  const key = nearestKey(word);
  if (key !== undefined) return [key];
  const parts = word.length >= SHORTEST_TOGETHER ? split(letters) : undefined;
  return parts?.flatMap((part) => meant().get(soundOf(part)) ?? [soundOf(part)]) ?? [word];
}
