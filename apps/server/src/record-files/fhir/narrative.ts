import type { Narrative } from './fhir-types.ts';

export const LANGUAGE = 'pt-BR';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that a FHIR string or XML can't contain. */
const INVALID = /[\p{Cc}\uFFFE\uFFFF]/gu;

/**
 * A text without characters that FHIR or XML forbid and without spaces at its ends; empty if nothing is left. Lone
 * surrogates become U+FFFD.
 */
export const validText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(INVALID, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();

const escapeXhtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => escapeXhtml(line.trim()))
    .filter((line) => line !== '');

/** The text as paragraphs: an empty line starts a new one. */
const paragraphsOf = (text: string): string[] =>
  validText(text)
    .split(/\n\s*\n/)
    .map(linesOf)
    .filter((lines) => lines.length > 0)
    .map((lines) => `<p>${lines.join('<br/>')}</p>`);

export type Table = { columns: readonly string[]; rows: readonly (readonly string[])[] };

const rowOf = (cell: 'th' | 'td', texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${cell}>${linesOf(validText(text)).join('<br/>')}</${cell}>`).join('')}</tr>`;

const tableOf = ({ columns, rows }: Table): string =>
  rows.length === 0
    ? ''
    : `<table><thead>${rowOf('th', columns)}</thead><tbody>${rows.map((row) => rowOf('td', row)).join('')}</tbody></table>`;

/**
 * A narrative with a paragraph for each text, then the table.
 *
 * @param texts at least one that is not empty after `validText`. Throws without it, because FHIR forbids an empty
 * `div`.
 */
export function narrativeOf(status: Narrative['status'], texts: readonly string[], table?: Table): Narrative {
  const paragraphs = texts.flatMap(paragraphsOf).join('');
  if (paragraphs === '') throw new RangeError('A narrative needs a text');
  const opening = `<div xmlns="http://www.w3.org/1999/xhtml" lang="${LANGUAGE}" xml:lang="${LANGUAGE}">`;
  return { status, div: `${opening}${paragraphs}${table ? tableOf(table) : ''}</div>` };
}
