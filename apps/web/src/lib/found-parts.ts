import { foldedWords, foldForSearch } from '@alento/domain/text/plain-text';

export type TextPart = { text: string; isFound: boolean; start: number };
type Span = readonly [start: number, end: number];

const WORD = /[\p{L}\p{N}]+/gu;
/** A word that the text doesn't contain marks words that begin as it does: this part of it, and at least four letters. */
const SAME_BEGINNING = 0.6;
const BEGINNING_MIN = 4;
const SHORT = /^[\p{L}\p{N}]{1,2}$/u;

/** The text without case and accents, and for each of its letters the place in the text. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = letter < '\u0080' ? letter.toLowerCase() : foldForSearch(letter);
    folded += plain;
    for (let at = 0; at < plain.length; at += 1) places.push(place);
    place += letter.length;
  }
  places.push(text.length);
  return { folded, places };
}

/** The words of a text that fulfil the condition. */
const wordsThat = (folded: string, is: (word: string) => boolean): Span[] =>
  [...folded.matchAll(WORD)].filter(([found]) => is(found)).map(({ 0: found, index }) => [index, index + found.length]);

function spansOf(folded: string, word: string): Span[] {
  // One or two letters are in nearly every word.
  if (SHORT.test(word)) return wordsThat(folded, (found) => found === word);
  const spans: Span[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    spans.push([at, at + word.length]);
  if (spans.length > 0) return spans;
  const beginning = word.slice(0, Math.max(BEGINNING_MIN, Math.ceil(word.length * SAME_BEGINNING)));
  if (beginning.length < BEGINNING_MIN) return [];
  return wordsThat(folded, (found) => found.startsWith(beginning));
}

/**
 * Splits a text into the parts that a search has found and those between them, without regard to case and accents. The
 * server also finds other forms of a word, of which the beginning is compared here.
 */
export function foundParts(text: string, query: string): TextPart[] {
  const words = foldedWords(query);
  if (words.length === 0) return [{ text, isFound: false, start: 0 }];
  const { folded, places } = foldWithPlaces(text);
  const spans = words.flatMap((word) => spansOf(folded, word)).sort(([a], [b]) => a - b);
  const parts: TextPart[] = [];
  let end = 0;
  const add = (until: number, isFound: boolean): void => {
    if (until <= end) return;
    const last = parts.at(-1);
    const isSame = last?.isFound === isFound;
    const start = isSame ? last.start : end;
    if (isSame) parts.pop();
    parts.push({ text: text.slice(start, until), isFound, start });
    end = until;
  };
  for (const [from, to] of spans) {
    add(places[from] ?? end, false);
    add(places[to] ?? end, true);
  }
  add(text.length, false);
  return parts;
}

/** Letters before the first word that was found, in an excerpt. */
const BEFORE = 40;

/** The text from shortly before the first part that a search has found, if that is not in the text's beginning. */
export function fromFirstFound(text: string, query: string, beginning: number): string {
  const first = foundParts(text, query).find(({ isFound }) => isFound);
  if (!first || first.start + first.text.length <= beginning) return text;
  const from = first.start - BEFORE;
  if (from <= 0) return text;
  // From the beginning of a word, if one begins before the found one.
  const space = text.slice(from - 1, first.start).search(/\s/);
  return `…${text.slice(from + Math.max(0, space))}`;
}
