import { once } from '../once.ts';
import { soundOf } from './fold.ts';
import { isKey, KEYS } from './keys.ts';
import { lexicon } from './lexicon.ts';

/** Splits tried in the head of a split. */
const DEPTH = 2;

/** Letters that may sound alike, by what stands beside them. Those in no group may not be heard at all. */
const ALIKE = ['a', 'b', 'cksxzq', 'd', 'e', 'pf', 'gj', 'iy', 'mn', 'o', 'r', 't', 'vw'];
const FIRST_LETTER = 97;
const alike: readonly string[] = Array.from(
  { length: 26 },
  (_, at) => ALIKE.find((letters) => letters.includes(String.fromCharCode(FIRST_LETTER + at)))?.charAt(0) ?? '',
);

/**
 * What is left of a word whatever stands beside each letter: it is the same for a part of a word as it is
 * written and as it sounds, so a word without an outline of a key has no part that sounds like a key.
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

/** Words written together, hashtags among them: "queromorrer", "mematar". One of the first two has to be a key. */
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
