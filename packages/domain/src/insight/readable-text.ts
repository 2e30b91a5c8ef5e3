import { foldForSearch } from '../text/plain-text.ts';

/**
 * A text made ready for checks that each take out what they have understood, so that the next sees
 * only the rest. All positions stay: what is wrong is shown as it was written.
 */
export type ReadableText = {
  /** Folded: small letters, no accents; understood parts blank. */
  left: string;
  /** As written, of the same length. */
  readonly shown: string;
  readonly wrong: { at: number; what: string }[];
};

/** Characters of nobody's alphabet stand for tags: nothing in the text itself may look like one. */
const PRIVATE = /[\uE000-\uF8FF]/g;

/** One spelling for signs that look alike: dashes, minus, kinds of space, quotes. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(PRIVATE, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'");

/** Folds every character by itself, so that the folded text has the same length. */
const fold = (text: string): string =>
  Array.from(text, (character) => foldForSearch(character).padEnd(character.length).slice(0, character.length)).join(
    '',
  );

/** A name or a text as both are compared. */
export const readable = (text: string): string => fold(plain(text));

export function readableTextOf(text: string): ReadableText {
  const shown = plain(text);
  return { left: fold(shown), shown, wrong: [] };
}

/**
 * Looks at every match of a pattern: understood ones are blanked, wrong ones noted and blanked, and
 * `null` leaves the match to later checks.
 */
export function take(
  text: ReadableText,
  pattern: RegExp,
  judge: (match: RegExpExecArray, text: ReadableText) => boolean | string | null,
): void {
  for (const match of [...text.left.matchAll(pattern)]) {
    const verdict = judge(match, text);
    if (verdict === null) continue;
    const [whole] = match;
    if (verdict === false) {
      text.wrong.push({ at: match.index, what: text.shown.slice(match.index, match.index + whole.length).trim() });
    }
    const blank = typeof verdict === 'string' ? verdict : '';
    text.left =
      text.left.slice(0, match.index) + blank.padEnd(whole.length) + text.left.slice(match.index + whole.length);
  }
}
