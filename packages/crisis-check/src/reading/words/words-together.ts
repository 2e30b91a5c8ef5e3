import { once } from '../once.ts';
import { soundOf } from './fold.ts';
import { isKey, KEYS } from './keys.ts';
import { lexicon } from './lexicon.ts';

/** Recursion depth when splitting. */
const DEPTH = 2;

/** Groups of letters that may sound the same, depending on their neighbours. Letters in no group may be silent. */
const ALIKE = ['a', 'b', 'cksxzq', 'd', 'e', 'pf', 'gj', 'iy', 'mn', 'o', 'r', 't', 'vw'];
const FIRST_LETTER = 97;
const alike: readonly string[] = Array.from(
  { length: 26 },
  (_, at) => ALIKE.find((letters) => letters.includes(String.fromCharCode(FIRST_LETTER + at)))?.charAt(0) ?? '',
);

/**
 * What remains of a word whatever the neighbours of each letter are. It is equal for the written and the phonetic form
 * of a part, so a word without the outline of a key word has no part that sounds like one.
 */
export function outlineOf(word: string): string {
  let outline = '';
  let last = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = alike[word.charCodeAt(at) - FIRST_LETTER] ?? '';
    if (letter === '' || letter === last) continue;
    outline += letter;
    last = letter;
  }
  return outline;
}

const keyOutlines = once(() => new RegExp([...new Set(KEYS.map(outlineOf))].join('|')));

const isKnown = (sound: string): boolean => lexicon().has(sound) || isKey(sound);

/** Splits words written together, as in hashtags: "queromorrer", "mematar". One of the first two must be a key word. */
export function split(word: string, depth = DEPTH): string[] | undefined {
  if (!keyOutlines().test(outlineOf(word))) return undefined;
  for (let at = word.length - 3; at >= 2; at -= 1) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    const tailSound = soundOf(tail);
    if (!isKnown(tailSound) || (tail.length < 4 && depth < DEPTH)) continue;
    const headSound = soundOf(head);
    if ((isKey(headSound) || isKey(tailSound)) && isKnown(headSound)) return [head, tail];
    const rest = depth > 0 ? split(head, depth - 1) : undefined;
    if (rest) return [...rest, tail];
  }
  return undefined;
}
