let segmenter: Intl.Segmenter | undefined;

/** The segmenter is created at its first use, because this takes several milliseconds on a phone. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Number of user-perceived characters (grapheme clusters). "é" and a family emoji count as one each. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
}

/** UTF-16 units that a text may have for each character, as many as a flag has, and beyond that for longer emoji. */
const UNITS_PER_CHARACTER = 4;
const EXTRA_UNITS = 96;

/**
 * Maximum number of UTF-16 units of a text with at most `limit` characters. Without it, 2,000 characters with combining
 * marks were 32,000 units, which took seconds to read. UTF-8 takes at most three bytes for a unit.
 */
const unitsWithin = (limit: number): number => UNITS_PER_CHARACTER * limit + EXTRA_UNITS;

/**
 * Whether the text has at most `limit` user-perceived characters, and no more UTF-16 units than these need, or than
 * `maxUnits`.
 */
export function fitsWithin(text: string, limit: number, maxUnits = unitsWithin(limit)): boolean {
  if (text.length > maxUnits) return false;
  return text.length <= limit || characterCount(text) <= limit;
}

/** Combining marks in sequence that a text may have; scripts need up to five. To normalise more takes quadratic time. */
const PILED_MARKS = /(\p{Mark}{8})\p{Mark}+/gu;

/** The text without the marks of a sequence beyond the eighth. */
export const withoutPiledMarks = (text: string): string => text.replace(PILED_MARKS, '$1');

/**
 * The beginning of the text that `fitsWithin` the limits, without piled marks. It ends after a whole user-perceived
 * character.
 */
export function beginningWithin(written: string, limit: number, maxUnits = unitsWithin(limit)): string {
  const text = withoutPiledMarks(written);
  if (fitsWithin(text, limit, maxUnits)) return text;
  let end = 0;
  let count = 0;
  for (const { segment, index } of graphemesOf(text)) {
    const next = index + segment.length;
    if (count === limit || next > maxUnits) break;
    count += 1;
    end = next;
  }
  return text.slice(0, end);
}

/** Whether the text can be stored and read: it contains no NUL, no lone surrogate and no piled marks. */
export const isStorable = (text: string): boolean =>
  !text.includes('\u0000') && text.isWellFormed() && text.search(PILED_MARKS) < 0;

/** Removes case and accents for search: "Ação" matches "acao". */
export const foldForSearch = (text: string): string =>
  withoutPiledMarks(text)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The folded words of a query, for `foundWords`. */
export const foldedWords = (query: string): string[] => foldForSearch(query).split(/\s+/).filter(Boolean);

/** Indexes of the words that occur anywhere in the text. The words have to be folded by `foldedWords`. */
export function foundWords(text: string, words: readonly string[]): number[] {
  const folded = foldForSearch(text);
  return words.flatMap((word, place) => (folded.includes(word) ? [place] : []));
}

/** Whether a note contains every word of the query. This is the rule of the search in notes. */
export function matchesWords(note: string, query: string): boolean {
  const words = foldedWords(query);
  return foundWords(note, words).length === words.length;
}
