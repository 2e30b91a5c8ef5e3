import { parseMarkdown, type Root } from '@alento/content/markdown';
import { BARE_ADDRESSES } from '@alento/domain/voice/bare-addresses';
import { PICTOGRAPHS } from '@alento/domain/voice/pictographs';
import { voiceCopy } from '../voice.copy.ts';

type Nodes = Root | Root['children'][number];
type Table = Extract<Nodes, { type: 'table' }>;

const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });
/** Footnotes, which the parser leaves as they are until it has read their text. */
const FOOTNOTES = /\[\^[^\]\s]+\]/g;
/** Links that the parser leaves as they are, as within code. */
const UNREAD_LINKS = /\[([^\]]*)\]\([^)]*\)/g;
/** Marks that stayed in the text, because they were never closed. */
const MARKS_WITHIN = /(?<=[\p{L}\p{N}])[*_`#[\]~|]+(?=[\p{L}\p{N}])/gu;
const MARKS = /[*_`#[\]~|]+/g;
/** A box of a task that is no item of a list. */
const BOX = /^\s*\[[ xX]\] /;
/** Characters that can begin or end a mark, or change the one before them. */
const OPEN_MARK = /[*_`[\]<~|]/;
const MARK_AT_END = /[*_`[\]<\\~|]+$/;
/** A last line that may become a list, a heading or a quotation. */
const BEGUN_LINE = /(?:^|\n)[\s\d>#=+.)-]*$/;
const ENDS = /[.!?…:;]["”’)]*$/u;

/** Digits one by one, because a help line is known as "um oito oito". */
const asDigits = (text: string): string =>
  text.replace(/\d[\d\s.()-]*\d/g, (number) => number.replace(/\D/g, '').split('').join(' '));

type Seen = { hasLink: boolean };

/** The words of a part of a line. */
function wordsOf(node: Nodes, seen: Seen): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode': {
      const words = node.value.replace(UNREAD_LINKS, '$1').replace(BARE_ADDRESSES, '');
      if (words !== node.value) seen.hasLink = true;
      return words;
    }
    case 'break':
      return ' ';
    case 'link': {
      const words = node.children.map((child) => wordsOf(child, seen)).join('');
      if (node.url.startsWith('tel:')) return asDigits(words);
      seen.hasLink = true;
      // The text of a bare address is the address.
      return /^(https?:\/\/|www\.|mailto:|\S+@\S+\.\S+$)/i.test(words) ? '' : words;
    }
    case 'html':
    case 'image':
    case 'code':
    case 'delete':
      return '';
    default:
      return 'children' in node ? node.children.map((child) => wordsOf(child, seen)).join('') : '';
  }
}

/** The words of a line or cell, without what can't be said. */
const plainWordsOf = (node: Nodes, seen: Seen): string =>
  wordsOf(node, seen)
    .replace(PICTOGRAPHS, '')
    .replace(FOOTNOTES, '')
    .replace(BOX, '')
    .replace(MARKS_WITHIN, ' ')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    // Left by what was removed.
    .replace(/ (?=[.,;:])/g, '')
    .trim();

const asLine = (words: string): string[] => (words === '' ? [] : [ENDS.test(words) ? words : `${words}.`]);

/** A line for each row, with the name of each column. Without rows, the names. */
function rowsOf({ children: [head, ...rows] }: Table, seen: Seen): string[] {
  const names = (head?.children ?? []).map((cell) => plainWordsOf(cell, seen));
  if (rows.length === 0) return asLine(names.filter(Boolean).join('; '));
  return rows.flatMap(({ children: cells }) => {
    const values = cells.map((cell) => plainWordsOf(cell, seen));
    const named = values.map((value, column) => [names[column], value].filter(Boolean).join(': '));
    return asLine(named.filter((_, column) => values[column]).join('; '));
  });
}

/** The lines of a block: paragraphs, headings, rows of tables and items of lists, each with a mark at its end. */
function linesOf(node: Nodes, seen: Seen): string[] {
  if (node.type === 'table') return rowsOf(node, seen);
  if (node.type === 'paragraph' || node.type === 'heading') return asLine(plainWordsOf(node, seen));
  if (!('children' in node)) return [];
  const lines = node.children.flatMap((child) => linesOf(child, seen));
  const [first, ...rest] = lines;
  return node.type === 'listItem' && node.checked && first ? [`${voiceCopy.done} ${first}`, ...rest] : lines;
}

/** The last paragraph or heading that isn't empty. More text can only change the marks in this one. */
function lastLine(node: Nodes): Nodes | null {
  if (!('children' in node) || node.children.length === 0) return null;
  if (node.type === 'paragraph' || node.type === 'heading') return node;
  return node.children.reduce<Nodes | null>((last, child) => lastLine(child) ?? last, null);
}

/** Where the first mark begins that isn't closed yet; null if all are closed. */
function openMarkIn(node: Nodes, markdown: string): number | null {
  if (node.type === 'text') {
    const from = node.position?.start.offset ?? 0;
    const at = markdown.slice(from, node.position?.end.offset).search(OPEN_MARK);
    return at === -1 ? null : from + at;
  }
  if (!('children' in node)) return null;
  for (const child of node.children) {
    const at = openMarkIn(child, markdown);
    if (at !== null) return at;
  }
  return null;
}

/** The beginning of an unfinished reply up to the first mark that isn't closed, because its end changes the words. */
function upToOpenMark(markdown: string): string {
  let beginning = markdown;
  for (;;) {
    const cut = beginning.replace(MARK_AT_END, '').replace(BEGUN_LINE, '');
    const line = lastLine(parseMarkdown(cut));
    const at = line && openMarkIn(line, cut);
    // Without that mark, one before it can be open.
    if (at === null) return cut;
    beginning = cut.slice(0, at);
  }
}

/**
 * The sentences of a reply, written for the ear: without Markdown and pictures, numbers of help lines digit by digit,
 * and no address read out. A reply with links ends by saying that they are in the conversation.
 *
 * @param markdown the reply, or its beginning.
 * @param isWhole whether the reply is complete. If it isn't, the last sentence may still grow, and nothing is
 * said from a mark on that isn't closed.
 */
export function spokenSentences(markdown: string, isWhole: boolean): string[] {
  const seen: Seen = { hasLink: false };
  const said = linesOf(parseMarkdown(isWhole ? markdown : upToOpenMark(markdown)), seen).flatMap((line) =>
    Array.from(sentences.segment(line), ({ segment }) => segment.trim()).filter((sentence) =>
      /[\p{L}\p{N}]/u.test(sentence),
    ),
  );
  return isWhole && seen.hasLink ? [...said, voiceCopy.linkLeft] : said;
}
