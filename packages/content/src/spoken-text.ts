import { BARE_ADDRESSES } from '@alento/domain/voice/bare-addresses';
import { PICTOGRAPHS } from '@alento/domain/voice/pictographs';
import { parseMarkdown, type Root } from './parse-markdown.ts';
import { spokenTextCopy as copy } from './spoken-text.copy.ts';

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
/** Tags of HTML between words that don't belong together. */
const BREAKS = /^<\/?(?:br|hr|p|div|li|[uo]l|t[dhr]|h[1-6])\b/i;
const ENDS = /[.!?…:;]["”’)]*$/u;

/** Digits one by one, because a help line is known as "um oito oito". */
const asDigits = (text: string): string =>
  text.replace(/\d[\d\s.()-]*\d/g, (number) => number.replace(/\D/g, '').split('').join(' '));

type Seen = { links: number };

/** The words of a part of a line. */
function wordsOf(node: Nodes, seen: Seen): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode': {
      const seeLink = (words: string): string => {
        seen.links += 1;
        return words;
      };
      return node.value
        .replace(UNREAD_LINKS, (_, words: string) => seeLink(words))
        .replace(BARE_ADDRESSES, () => seeLink(''));
    }
    case 'break':
      return ' ';
    case 'link': {
      // An address as the text is no second link.
      const words = node.children.map((child) => wordsOf(child, { links: 0 })).join('');
      if (node.url.startsWith('tel:')) return asDigits(words.replace(/^tel:/, ''));
      seen.links += 1;
      return /^(https?:\/\/|www\.|mailto:|\S+@\S+\.\S+$)/i.test(words) ? '' : words;
    }
    case 'linkReference':
      seen.links += 1;
      return node.children.map((child) => wordsOf(child, { links: 0 })).join('');
    case 'html':
      return BREAKS.test(node.value) ? ' ' : '';
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
    .replace(/\( ?\) ?/g, '')
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
  return node.type === 'listItem' && node.checked && first ? [`${copy.done} ${first}`, ...rest] : lines;
}

/**
 * The sentences of a reply, written for the ear: without Markdown and pictures, numbers of help lines digit by digit,
 * and no address read out. A whole reply with links ends by saying that they are in the conversation.
 */
export function spokenSentences(markdown: string | Root, isWhole = true): string[] {
  const seen: Seen = { links: 0 };
  const said = linesOf(typeof markdown === 'string' ? parseMarkdown(markdown) : markdown, seen).flatMap((line) =>
    Array.from(sentences.segment(line), ({ segment }) => segment.trim()).filter((sentence) =>
      /[\p{L}\p{N}]/u.test(sentence),
    ),
  );
  if (!isWhole || seen.links === 0) return said;
  return [...said, seen.links === 1 ? copy.linkLeft : copy.linksLeft];
}
