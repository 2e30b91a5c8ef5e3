import { addCode, addText, FEATURE_PLACES, hashOf, placeOf, SPACE } from './hash.ts';
import type { Found } from './signs.ts';
import type { Reading } from './tokens.ts';
import type { Word } from './words/word.ts';

/** Shortest and longest n-gram of letters. */
const RUN_MIN = 3;
const RUN_MAX = 5;
/** Upper limits, in words, of the classes of text length. */
const LENGTHS = [5, 10, 20, 40] as const;

/** Set of indexes into the table of weights, in order of insertion. */
class Places {
  readonly list: number[] = [];
  readonly #added = new Uint32Array(FEATURE_PLACES / 32);

  clear(): void {
    this.list.length = 0;
    this.#added.fill(0);
  }

  add(place: number): void {
    const at = place >>> 5;
    const known = this.#added[at] ?? 0;
    const bit = 1 << (place & 31);
    if ((known & bit) !== 0) return;
    this.#added[at] = known | bit;
    this.list.push(place);
  }
}

function addWord(places: Places, words: readonly Word[], at: number): void {
  const word = words[at];
  if (word === undefined) return;
  const before = words[at - 1];
  const next = words[at + 1];
  const second = words[at + 2];
  const { place, pair, triple } = word;
  places.add(place);
  if (next) places.add(placeOf(addText(pair, next.text)));
  if (next && second) places.add(placeOf(addText(addCode(addText(triple, next.text), SPACE), second.text)));
  for (const own of word.classes) {
    places.add(own.place);
    if (before) places.add(placeOf(addText(before.beforeClass, own.label)));
    if (next) {
      places.add(placeOf(addText(own.beforeWord, next.text)));
      for (const other of next.classes) places.add(own.withNext(other));
    }
    if (second) {
      places.add(placeOf(addText(own.beforeSecondWord, second.text)));
      for (const other of second.classes) places.add(own.withSecond(other));
    }
  }
}

const isLetter = (code: number): boolean => code >= 97 && code <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * Letters and digits of a plain text, one space for anything else and at both ends; three or more equal letters become
 * one.
 */
function lettersOf(text: string): Uint8Array {
  const letters = new Uint8Array(text.length + 2);
  letters[0] = SPACE;
  let length = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      let end = at + 1;
      while (text.charCodeAt(end) === code) end += 1;
      const times = end - at > 2 ? 1 : end - at;
      for (let time = 0; time < times; time += 1) letters[length + time] = code;
      length += times;
      at = end - 1;
    } else if (isDigit(code)) {
      letters[length] = code;
      length += 1;
    } else if (letters[length - 1] !== SPACE) {
      letters[length] = SPACE;
      length += 1;
    }
  }
  if (length === 1 || letters[length - 1] !== SPACE) {
    letters[length] = SPACE;
    length += 1;
  }
  return letters.subarray(0, length);
}

const RUN = hashOf('h:');

/** Adds the letter n-grams, hashed incrementally, because there are many. */
function addRuns(places: Places, text: string): void {
  const letters = lettersOf(text);
  for (let from = 0; from + RUN_MIN <= letters.length; from += 1) {
    let hash = RUN;
    const end = Math.min(from + RUN_MAX, letters.length);
    for (let at = from; at < end; at += 1) {
      hash = addCode(hash, letters[at] ?? 0);
      if (at - from + 1 >= RUN_MIN) places.add(placeOf(hash));
    }
  }
}

/** Reused for every text, because clearing it takes less time than allocating it. */
const places = new Places();
const BIAS = placeOf(hashOf('bias'));

/**
 * Features of a text: its words by sound, alone and in pairs, their classes, letter n-grams, and the result of the
 * patterns. Each feature once.
 *
 * @returns indexes into the table of weights, valid until the next call.
 */
export function featuresOf({ words, plain }: Reading, { level, kind, about }: Found): readonly number[] {
  places.clear();
  places.add(BIAS);
  places.add(placeOf(hashOf(`e:${level}`)));
  places.add(placeOf(hashOf(`e:${level}${kind}${about}`)));
  places.add(placeOf(hashOf(`len:${LENGTHS.filter((length) => words.length >= length).length}`)));
  for (let at = 0; at < words.length; at += 1) addWord(places, words, at);
  addRuns(places, plain);
  return places.list;
}
