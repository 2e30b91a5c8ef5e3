const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** What one visible character may weigh in UTF-16 units: a family emoji has 11. */
const MAX_UNITS_PER_CHARACTER = 16;

/** How many characters a person would count: "é" and a family emoji are one each. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/**
 * Whether the text has at most `limit` characters as a person counts them. Also bounds the
 * units behind them, so that a pile of combining marks can't pass as one character.
 */
export function fitsWithin(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  if (text.length > limit * MAX_UNITS_PER_CHARACTER) return false;
  return characterCount(text) <= limit;
}

/** Whether marks pile up on one character far beyond what any writing or emoji needs. */
export const hasPiledMarks = (text: string): boolean =>
  [...graphemes.segment(text)].some(({ segment }) => segment.length > MAX_UNITS_PER_CHARACTER);

/** Whether the text can be kept and given back exactly: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Folds case and accents, for search: "Ação" and "acao" meet. */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The words of a query, folded, for `foundWords`. */
export const foldedWords = (query: string): string[] => foldForSearch(query).split(/\s+/).filter(Boolean);

/** Places of the words, folded as `foldedWords` folds them, that a text has anywhere. */
export function foundWords(text: string, words: readonly string[]): number[] {
  const folded = foldForSearch(text);
  return words.flatMap((word, place) => (folded.includes(word) ? [place] : []));
}

/** Whether a note has every word of the query somewhere, folded: what a search of notes finds. */
export function matchesWords(note: string, query: string): boolean {
  const words = foldedWords(query);
  return foundWords(note, words).length === words.length;
}
