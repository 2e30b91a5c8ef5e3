import { BARE_ADDRESSES } from '@alento/domain/voice/bare-addresses';
import { PICTOGRAPHS } from '@alento/domain/voice/pictographs';
import { plainWords } from '../../message/plain-words.ts';
import { deviceCopy as copy } from './device.copy.ts';

/** A longer sentence is divided at its commas, because Chrome stops some voices after about 15 seconds. */
const SENTENCE_MAX = 180;

const LINK = /!?\[[^\]]*\]\((?!tel:|mailto:)[^)]*\)/g;
/** A block of code, up to its end or that of the reply. */
const CODE_BLOCK = /^[ \t]*```[\s\S]*?(?:^[ \t]*```[ \t]*$|(?![\s\S]))/gm;
const STRUCK = /~~[^~\n]*~~/g;
const HTML = /<\/?[a-z][^<>]*>/gi;
const FOOTNOTE = /\[\^[^\]\s]+\]:?/g;
/** The box of a task, with the mark of its item. */
const BOX = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?\[([ xX])\]\s+/;
/** The line below the head of a table. */
const RULE = /^[\s:|-]*-[\s:|-]*$/;
/** Something that can be pronounced. */
const HAS_WORD = /[\p{Letter}\p{Number}]/u;

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });

const divided = (sentence: string): string[] =>
  sentence.length <= SENTENCE_MAX ? [sentence] : sentence.split(/(?<=[,;:])\s+/);

/** Replaces a link by its text, unless the text is the address itself. */
const withoutLinks = (line: string): string =>
  line
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(BARE_ADDRESSES, '')
    .replaceAll('<>', '')
    .replaceAll(HTML, '')
    .replaceAll(PICTOGRAPHS, '');

const withoutMarks = (line: string): string =>
  line
    .replaceAll(STRUCK, '')
    .replaceAll(FOOTNOTE, '')
    .replace(BOX, (_, tick: string) => (tick === ' ' ? '' : copy.done))
    .replaceAll('~', '');

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const isRule = (line = ''): boolean => line.includes('|') && RULE.test(line);

/** Writes the rows of tables as "column: value". */
function withoutTables(lines: readonly string[]): string[] {
  let columns: readonly string[] | null = null;
  return lines.flatMap((line, index) => {
    const cells = cellsOf(line);
    if (!line.includes('|')) columns = null;
    else if (columns !== null) {
      if (isRule(line)) return [];
      const names: readonly string[] = columns;
      const named = cells.map((cell, column) => cell && [names[column], cell].filter(Boolean).join(': '));
      return [named.filter(Boolean).join('; ')];
    } else if (isRule(lines[index + 1])) {
      columns = cells;
      // Each row names its columns. Without rows, the names are what there is to say.
      return lines[index + 2]?.includes('|') ? [] : [cells.filter(Boolean).join('; ')];
    }
    return [cells.join(', ')];
  });
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** The sentences of a reply for listening: without Markdown, addresses and pictographs. */
export function spokenSentences(markdown: string): string[] {
  const text = markdown.replaceAll(CODE_BLOCK, '');
  const links = count(text, LINK) + count(text.replaceAll(LINK, ''), BARE_ADDRESSES);
  const sentences = withoutTables(text.split('\n').map((line) => withoutMarks(withoutLinks(line))))
    // The space before a removed address is left before the mark that followed it.
    .map((line) => plainWords(line).replaceAll(/ +(?=[.,;:])/g, ''))
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment.trim()))
    .flatMap(divided)
    .filter((sentence) => HAS_WORD.test(sentence));
  if (links === 0) return sentences;
  return [...sentences, links === 1 ? copy.linkLeft : copy.linksLeft];
}
