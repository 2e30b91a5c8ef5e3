import { foldForSearch } from '../text/plain-text.ts';
import type { AllowedStatements } from './allowed-statements.ts';

/**
 * A text for a sequence of checks. Each check replaces what it has recognised by spaces, so that the next check finds
 * only the rest. Offsets stay the same, so that wrong parts can be shown as written.
 */
export type ReadableText = {
  /** The folded text (lowercase, no accents), with spaces instead of recognised parts. */
  left: string;
  /** The text as written, with the same length as `left`. */
  readonly original: string;
  readonly wrong: { at: number; what: string }[];
};

/**
 * Private-use characters, which are used as placeholders for tags. They are removed from the input, so that no text can
 * imitate a placeholder.
 */
const PRIVATE = /[\uE000-\uF8FF]/g;

/** Replaces characters that look alike with one of them: dashes, minus signs, spaces, quotes. */
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

/** Normalises a tag's name or a text for comparison. */
export const readable = (text: string): string => fold(plain(text));

export function readableTextOf(text: string): ReadableText {
  const original = plain(text);
  return { left: fold(original), original, wrong: [] };
}

/**
 * Calls `judge` with every match of a pattern. Recognised and wrong matches are replaced by spaces, and wrong ones are
 * also recorded. A match for which `judge` returns null stays for later checks.
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
      text.wrong.push({ at: match.index, what: text.original.slice(match.index, match.index + whole.length).trim() });
    }
    const blank = typeof verdict === 'string' ? verdict : '';
    text.left =
      text.left.slice(0, match.index) + blank.padEnd(whole.length) + text.left.slice(match.index + whole.length);
  }
}

/** The private-use character that is the placeholder for a tag, by the tag's index in the figures. */
export const tagSign = (index: number): string => String.fromCharCode(0xe000 + index);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/**
 * Replaces every tag of the figures that is in quotes or bold by its placeholder, because a tag's name may contain
 * numbers (`Corrida 5 km`). After that, only labels of the figures may be in quotes.
 */
export function takeTags(text: ReadableText, names: readonly string[], allowed: AllowedStatements): void {
  const longestFirst = names
    .map((name, index) => ({ name: readable(name), index }))
    .sort((a, b) => b.name.length - a.name.length);
  for (const { name, index } of longestFirst) {
    const quoted = ['"', "'", '**', '*', '_'].map((mark) => escaped(mark) + escaped(name) + escaped(mark)).join('|');
    take(text, new RegExp(quoted, 'g'), () => tagSign(index));
  }
  const labels = allowed.labels.map(readable);
  const isLabel = (quoted: string): boolean => labels.includes(quoted.trim()) || /^[\uE000-\uF8FF\s]*$/.test(quoted);
  take(text, /"([^"\n]*)"|(?<![a-z0-9])'([^'\n]+)'(?![a-z0-9])/g, ([, double, single]) =>
    // An accepted label is not replaced, because later checks may need its words.
    isLabel(double ?? single ?? '') ? null : false,
  );
}
