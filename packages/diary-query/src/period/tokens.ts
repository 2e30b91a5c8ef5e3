import { foldForSearch } from '@alento/domain/text/plain-text';
import { lengthened } from '../language/shortened.ts';
import { isSlip } from '../language/slip.ts';
import { MONTHS, NUMBERS, SPELLINGS, WEEKDAYS } from './vocabulary.ts';

/** One word, number or sign of a text, folded and corrected, with its place in the text. */
export type Token = { text: string; from: number; to: number };

/** Words that are corrected by one wrong, missing, doubled or swapped letter. */
const CORRECTED = [
  ...Object.keys(MONTHS),
  ...Object.keys(WEEKDAYS),
  ...Object.keys(WEEKDAYS).map((day) => `${day}s`),
  ...'hoje ontem anteontem semana semanas ultimo ultima ultimos ultimas passado passada retrasado retrasada desde meses'.split(
    ' ',
  ),
];
/** Shortest word that is corrected; shorter ones are too similar to others. */
const CORRECTED_MIN = 5;
const uncorrected = new Set([
  ...CORRECTED,
  ...Object.keys(NUMBERS),
  // Words of everyday language that differ from one above by a letter.
  ...'desse deste quinto quarto sextas terceira segundo semanal passando passo mais meio outro outra ultimato marca marcou marcos maior maioria junto juntos sabendo quarta-feira passei passar passou passa messes meus'.split(
    ' ',
  ),
]);

function corrected(word: string): string {
  const spelled = Object.hasOwn(SPELLINGS, word) ? SPELLINGS[word] : undefined;
  if (spelled !== undefined) return spelled;
  const long = lengthened(word);
  if (long !== null) return long;
  const plain = word.replace(/([a-z])\1{2,}/g, '$1');
  if (plain.length < CORRECTED_MIN || uncorrected.has(plain)) return plain;
  return CORRECTED.find((one) => one.length >= CORRECTED_MIN && isSlip(plain, one)) ?? plain;
}

/** Words before the name of a month. */
const BEFORE_MONTH = new Set(
  'em de do desde ate entre e a mes para so foi fim final comeco inicio meio meados'.split(' '),
);

/** "marco" without its cedilla is the verb, unless a word stands before it that stands before months. */
const isMarch = (written: string, before: Token | undefined): boolean =>
  /ç/i.test(written) || (before !== undefined && BEFORE_MONTH.has(before.text));

const WORD = /\d+|\p{L}+|[/.\-–º°ª]/gu;

/**
 * The words, numbers and date signs of a text. Numbers stay digits, number words become digits except "um", "uma" and
 * "dez", which mean other things too.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const from = match.index;
    const to = from + match[0].length;
    for (const word of corrected(foldForSearch(match[0])).split(' ')) {
      const isVerb = word === 'marco' && !isMarch(match[0], tokens.at(-1));
      tokens.push({ text: isVerb ? 'marcar' : word, from, to });
    }
  }
  return tokens;
}
