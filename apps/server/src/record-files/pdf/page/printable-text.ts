import { withoutPiledMarks } from '@alento/domain/text/plain-text';
import { isInFont } from './fonts.ts';
import { EMOJI_WORDS, printableCopy, SPELLINGS } from './printable-text.copy.ts';

/** A part of the text: characters that the fonts have, or a word in place of others. */
type Part = { text: string; isWord: boolean };

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const BREAKS = /\r\n?|[\u0085\v\f\u2028\u2029]/g;
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

const literal = (text: string): Part => ({ text, isWord: false });
const word = (text: string): Part => ({ text: `[${text}]`, isWord: true });

/** Letters and digits without their marks and styles: `ř` is read as `r`, `𝐚` as `a`, `①` as `1`. */
function simplified(grapheme: string): string {
  if (/^\p{S}/u.test(grapheme)) return '';
  return [...grapheme.normalize('NFKD')].map((one) => SPELLINGS.get(one) ?? (isInFont(one) ? one : '')).join('');
}

function partOf(grapheme: string): Part {
  if (isInFont(grapheme)) return literal(grapheme);
  const [first = ''] = grapheme;
  const spelling = SPELLINGS.get(first);
  if (spelling !== undefined) return literal(spelling);
  if (PICTURE.test(grapheme)) return word(EMOJI_WORDS.get(first) ?? printableCopy.emoji);
  if (/^[\p{Z}\t]/u.test(grapheme)) return literal(' ');
  const simple = simplified(grapheme);
  if (simple !== '') return literal(simple);
  if (/^[\p{C}\p{M}]/u.test(grapheme)) return literal('');
  return word(/^\p{S}/u.test(grapheme) ? printableCopy.symbol : printableCopy.otherScript);
}

/** Puts a space between a word and the letters beside it, and writes a repeated word once. */
function joined(parts: readonly Part[]): string {
  let text = '';
  let last: Part | null = null;
  for (const part of parts) {
    if (part.text === '') continue;
    if (part.isWord) {
      if (text.trimEnd().endsWith(part.text) && !/\n\s*$/.test(text)) {
        text = text.trimEnd();
        continue;
      }
      if (/[^\s(“"'[]$/.test(text)) text += ' ';
    } else if (last?.isWord && /^[\p{L}\p{N}]/u.test(part.text)) text += ' ';
    text += part.text;
    last = part;
  }
  return text;
}

/**
 * The text with characters that the fonts have. pdfkit draws an empty box for any other character, and throws for none.
 * Emoji become a word in brackets, letters lose marks that Portuguese doesn't have, and a text in another script
 * becomes one note in brackets, so that a reader sees that something was written there. Invisible characters are
 * dropped. Line breaks are kept.
 */
export function printableText(text: string): string {
  const composed = withoutPiledMarks(text).normalize('NFC').replace(BREAKS, '\n');
  if (isInFont(composed)) return composed;
  return joined(Array.from(graphemes.segment(composed), ({ segment }) => partOf(segment)));
}
