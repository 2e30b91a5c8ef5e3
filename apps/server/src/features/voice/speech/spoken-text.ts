import { fromMarkdown } from 'mdast-util-from-markdown';
import { voiceCopy } from '../voice.copy.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });
const PICTURES = /\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|\u{20E3}/gu;
/** Addresses that are written without a mark. Their last point ends the sentence. */
const ADDRESSES = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/gi;
/** Links that the parser leaves as they are, as within code. */
const UNREAD_LINKS = /\[([^\]]*)\]\([^)]*\)/g;
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
      const words = node.value.replace(UNREAD_LINKS, '$1').replace(ADDRESSES, '');
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
      return '';
    default:
      return 'children' in node ? node.children.map((child) => wordsOf(child, seen)).join('') : '';
  }
}

/** The lines of a block: paragraphs, headings and items of lists, each with a mark at its end. */
function linesOf(node: Nodes, seen: Seen): string[] {
  if (node.type === 'paragraph' || node.type === 'heading') {
    const line = wordsOf(node, seen).replace(PICTURES, '').replace(/\s+/g, ' ').trim();
    return line === '' ? [] : [ENDS.test(line) ? line : `${line}.`];
  }
  return 'children' in node ? node.children.flatMap((child) => linesOf(child, seen)) : [];
}

/**
 * The sentences of a reply, written for the ear: without Markdown and pictures, numbers of help lines digit by digit,
 * and no address read out. A reply with links ends by saying that they are in the conversation.
 *
 * @param markdown the reply, or its beginning.
 * @param isWhole whether the reply is complete. If it isn't, the last sentence may still grow.
 */
export function spokenSentences(markdown: string, isWhole: boolean): string[] {
  const seen: Seen = { hasLink: false };
  const said = linesOf(fromMarkdown(markdown), seen).flatMap((line) =>
    Array.from(sentences.segment(line), ({ segment }) => segment.trim()).filter((sentence) =>
      /[\p{L}\p{N}]/u.test(sentence),
    ),
  );
  return isWhole && seen.hasLink ? [...said, voiceCopy.linkLeft] : said;
}
