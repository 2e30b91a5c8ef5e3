import { foldForSearch } from '../text/plain-text.ts';

/**
 * A text for a sequence of checks. Each check blanks out what it has recognised, so that the next sees only
 * the rest. Offsets stay the same, so that wrong parts can be shown as written.
 */
export type ReadableText = {
  /** The folded text (lowercase, no accents), with recognised parts blanked out. */
  left: string;
  /** The text as written, of the same length. */
  readonly shown: string;
  readonly wrong: { at: number; what: string }[];
};

/** Private-use characters stand for tags. They are removed from the input, so that it can't imitate a tag. */
const PRIVATE = /[\uE000-\uF8FF]/g;

/** Replaces look-alike characters by one spelling: dashes, minus signs, spaces, quotes. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(PRIVATE, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'");

/** Folds each character by itself, so that offsets stay the same. */
const fold = (text: string): string =>
  Array.from(text, (character) => foldForSearch(character).padEnd(character.length).slice(0, character.length)).join(
    '',
  );

/** Normalises a name or a text for comparison. */
export const readable = (text: string): string => fold(plain(text));

export function readableTextOf(text: string): ReadableText {
  const shown = plain(text);
  return { left: fold(shown), shown, wrong: [] };
}

/**
 * Applies a judge to every match of a pattern. Recognised matches are blanked, wrong ones are recorded and
 * blanked. `null` leaves the match for later checks.
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
