import { BARE_ADDRESSES } from '@alento/domain/voice/bare-addresses';
import { plainWords } from '../../message/plain-words.ts';
import { deviceCopy as copy } from './device.copy.ts';

/** A longer sentence is divided at its commas, because Chrome stops some voices after about 15 seconds. */
const SENTENCE_MAX = 180;

const LINK = /!?\[[^\]]*\]\((?!tel:|mailto:)[^)]*\)/g;
const CODE_FENCE = /^\s*```.*$/gm;
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;
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
    .replaceAll(PICTOGRAPH, '');

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** The sentences of a reply for listening: without Markdown, addresses and pictographs (decision D42). */
export function spokenSentences(markdown: string): string[] {
  const text = markdown.replaceAll(CODE_FENCE, '');
  const links = count(text, LINK) + count(text.replaceAll(LINK, ''), BARE_ADDRESSES);
  const sentences = text
    .split(/\n+/)
    // The space before a removed address is left before the mark that followed it.
    .map((line) => plainWords(withoutLinks(line)).replaceAll(/ +(?=[.,;:])/g, ''))
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment.trim()))
    .flatMap(divided)
    .filter((sentence) => HAS_WORD.test(sentence));
  if (links === 0) return sentences;
  return [...sentences, links === 1 ? copy.linkLeft : copy.linksLeft];
}
