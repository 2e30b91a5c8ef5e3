import { asOneLine } from '@alento/domain/text/one-line-name';
import { withoutPiledMarks } from '@alento/domain/text/plain-text';

const CONTROL = /[\p{Cc}--[\n\t]]/gv;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/** Text with the line breaks that editors count written as `\n`. */
export const withLineFeeds = (text: string): string => text.split('\r\n').join('\n').split('\r').join('\n');

/**
 * Text with `\n` as its only line break, no other control characters but tabs, no lone surrogates, and no piled marks,
 * which no field accepts.
 */
export const cleanText = (text: string): string =>
  withoutPiledMarks(text.toWellFormed().replace(LINE_BREAK, '\n').replace(CONTROL, '').replaceAll('\ufeff', ''));

/** The text without spaces around it. Empty if it is a word that programs write for a missing text. */
export const withoutNull = (text: string): string => text.trim().replace(/^(?:null|\(null\)|undefined)$/i, '');

/** The name of a mood or an activity on one line. Empty if nothing is left of it. */
export const cleanName = (text: string): string => withoutNull(asOneLine(cleanText(text).normalize('NFC')));
