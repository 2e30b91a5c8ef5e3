import {
  type AllowedStatements,
  isAnyFigure,
  isDays,
  isDifference,
  isEntries,
  isScore,
  isWeeks,
  type SaidNumber,
} from './allowed-statements.ts';
import { type ReadableText, take } from './readable-text.ts';

/** Words of 0 to 19. */
const SMALL = (
  'zero um/uma dois/duas tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis ' +
  'dezessete dezoito dezenove'
)
  .split(' ')
  .map((words) => words.split('/'));
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const LARGE: readonly [string, number][] = [
  ['cem', 100],
  ['cento', 100],
  ['duzentos', 200],
  ['duzentas', 200],
  ['trezentos', 300],
  ['mil', 1000],
  ['milhares', 1000],
  ['centenas', 100],
  ['dezena', 10],
  ['dezenas', 10],
  ['meia duzia', 6],
  ['duzia', 12],
  ['duzias', 12],
];

const VALUES = new Map<string, number>([
  ...SMALL.flatMap((words, value) => words.map((word): [string, number] => [word, value])),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...LARGE,
]);

const wordsFrom = (from: number, to: number): string => SMALL.slice(from, to).flat().join('|');
const tens = TENS.join('|');
/** Pattern of number words. `um` and `uma` are also articles, so they count as numbers only after tens. */
const WORDS = `(?:cento e )?(?:${tens}) e (?:${wordsFrom(1, 10)})|(?:cento e )?(?:${tens})|cento e (?:${wordsFrom(1, 20)})|${LARGE.map(([word]) => word).join('|')}|${wordsFrom(0, 1)}|${wordsFrom(2, 20)}`;
const DECIMALS = `(?: (?:virgula|ponto) (?:${wordsFrom(0, 10)})\\b)?`;
/** Pattern of half a point or one point, without `um ponto de vista` and similar phrases. */
const POINT =
  'meio(?= ponto\\b)|um(?= ponto\\b(?! (?:de|do|da|em|que|final|forte|fraco|alto|importante|positivo|negativo)\\b))';

/**
 * Pattern of a number in folded text, as digits or as words, in one group. `um` and `uma` match only after tens. A sign
 * is part of the number unless it can be a hyphen between two numbers, as in `15-21`.
 */
export const NUMBER = `((?:(?<![^\\s("*_:])[+-] ?)?\\d+(?:[.,]\\d+)*|\\b(?:${WORDS})\\b${DECIMALS}|\\b(?:${POINT}))`;
/** Pattern of a suffix that adds one half. */
export const AND_HALF = '((?: pontos?)? e mei[oa]\\b)?';

const valueOfWords = (words: string): number | null => {
  let total = 0;
  for (const word of words.split(' e ')) {
    const value = VALUES.get(word);
    if (value === undefined) return null;
    total += value;
  }
  return total;
};

function readWords(text: string): SaidNumber | null {
  if (text === 'meio') return { value: 0.5, decimals: 1, sign: null };
  const [whole = '', decimal] = text.split(/ (?:virgula|ponto) /);
  const value = valueOfWords(whole);
  if (value === null) return null;
  if (decimal === undefined) return { value, decimals: 0, sign: null };
  const tenths = valueOfWords(decimal);
  return tenths === null ? null : { value: value + tenths / 10, decimals: 1, sign: null };
}

/** Parses a match of `NUMBER`. Returns null for notations that our texts never contain (`1.234,5`). */
export function readNumber(text: string, half?: string): SaidNumber | null {
  const digits = /^([+-]?) ?(\d+)(?:[.,](\d+))?$/.exec(text);
  const said: SaidNumber | null = digits
    ? {
        value: Number(`${digits[2]}.${digits[3] ?? 0}`),
        decimals: digits[3]?.length ?? 0,
        sign: digits[1] === '+' || digits[1] === '-' ? digits[1] : null,
      }
    : readWords(text);
  if (!said || !half) return said;
  return said.decimals === 0 ? { ...said, value: said.value + 0.5, decimals: 1 } : null;
}

type Judge = (allowed: AllowedStatements, said: SaidNumber) => boolean;

const isPoints: Judge = (allowed, said) => isDifference(allowed, said) || isScore(allowed, said);
const never: Judge = () => false;

/** The check of a number by the noun after it, which determines what the number counts. */
const UNITS: readonly [noun: RegExp, judge: Judge][] = [
  [/^(dias?|domingos?|sabados?|segundas|tercas|quartas|quintas|sextas)$/, isDays],
  [/^(registros?|entradas?|anotac(ao|oes)|vez(es)?|marcac(ao|oes))$/, isEntries],
  [/^semanas?$/, isWeeks],
  [/^(pontos?|decimos?)$/, isPoints],
  // The figures contain no times, quantities, sums of money or measures.
  [/^(h|hs|horas?|min|minutos?|segundos?|mes|meses|anos?|noites?|manhas?|tardes?|madrugadas?)$/, never],
  [/^(passos?|kg|quilos?|km|quilometros?|litros?|copos?|reais|pessoas?|respirac(ao|oes)|x)$/, never],
];

/** Pattern of words after which a number's noun is no longer searched. */
const ENDS_PHRASE = /^(e|ou|mas|em|no|na|nos|nas|a|as|o|ao|aos|ate|com|por|para|que|foi|foram|contra|depois|antes)$/;

/**
 * Returns the check for a number, given the text after it. The number's noun is at most three words away in the same
 * phrase. A decimal before `dos outros dias` is an average, not a count.
 */
function judgeOf(after: string, { decimals }: SaidNumber): Judge {
  const [phrase = ''] = /^[ a-z*_-]*/.exec(after) ?? [];
  for (const word of phrase
    .split(/[ *_-]+/)
    .filter(Boolean)
    .slice(0, 4)) {
    const unit = UNITS.find(([noun]) => noun.test(word));
    if (unit) return unit[1];
    if (ENDS_PHRASE.test(word) || (decimals > 0 && /^d[aeo]s?$/.test(word))) break;
  }
  return isAnyFigure;
}

/**
 * Checks pairs such as `5 de 7`, `5 dos 7 dias`, `5/7` and `3,4 de 5`. The second number determines what the first one
 * counts.
 */
function takePairs(text: ReadableText, allowed: AllowedStatements): void {
  const link = '(?: *\\/ *| +(?:de|dos|das|em|entre os)(?: os)?(?: ultimos)? +)';
  take(text, new RegExp(`${NUMBER}${link}${NUMBER}( +dias\\b)?`, 'g'), ([, first = '', second = '', days]) => {
    const [said, of] = [readNumber(first), readNumber(second)];
    if (!said || !of || of.decimals > 0 || of.sign) return false;
    if (of.value === allowed.scaleEnd && !days) return isScore(allowed, said);
    return said.decimals === 0 && said.sign === null && allowed.daysOf.get(of.value) === said.value;
  });
}

/** Replaces list markers, `1.` and `2.`, by spaces. */
function takeListMarkers(text: ReadableText): void {
  let next = 1;
  take(text, /^ *(\d+)[.)](?= )/gm, ([, marker]) => {
    if (Number(marker) !== next) return null;
    next += 1;
    return true;
  });
}

/** Patterns of percentages, multiples, times and money, of which the figures contain none. */
const NEVER: readonly RegExp[] = [
  /[+-]?(?:\d+(?:[.,]\d+)*|\b[a-z]+(?: e [a-z]+)?)? *(?:%|\bpor cento\b|\bpontos? percentua\w+)/g,
  /\bmetade\b|\b(?:dobro|triplo|quadruplo|dobrou|dobraram|triplicou|triplicaram)\b/g,
  /\b(?:um|dois) tercos?\b|\b(?:um|tres) quartos?(?= d[aeo]s?\b)|\b(?:terca|quarta|quinta) parte\b/g,
  /\b\w+ em cada \w+\b|\d+ *⁄ *\d+|(?![0-9])\p{N}+/gu,
  new RegExp(`${NUMBER} vezes (?:mais|menos|maior|menor|melhor|pior)\\b`, 'g'),
  /\d+ *(?:h|:) *\d+\b|r\$ *\d+(?:[.,]\d+)*/g,
];

/** Patterns of phone numbers and hours of help lines, which are always allowed. */
const HELP: readonly [number: RegExp, line: RegExp][] = [
  [/\b188\b|\b(?:24|vinte e quatro) horas\b|\b24h\b/g, /\bcvv\b/],
  [/\b192\b/g, /\bsamu\b/],
];

const sentenceAround = (text: string, at: number): string =>
  `${
    text
      .slice(0, at)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  }${text.slice(at).split(/[.!?\n]/)[0] ?? ''}`;

/**
 * Replaces every number of a text without tags and dates by spaces, and records numbers that are not in the figures.
 */
export function takeNumbers(text: ReadableText, allowed: AllowedStatements): void {
  takeListMarkers(text);
  for (const [number, line] of HELP) {
    take(text, number, ({ index }) => (line.test(sentenceAround(text.left, index)) ? true : null));
  }
  for (const pattern of NEVER) take(text, pattern, () => false);
  takePairs(text, allowed);
  const { left } = text;
  take(text, new RegExp(`${NUMBER}${AND_HALF}`, 'g'), (match) => {
    const [whole, number = '', half] = match;
    const said = readNumber(number, half);
    if (!said) return false;
    const judge = half?.includes('ponto') ? isPoints : judgeOf(left.slice(match.index + whole.length), said);
    return judge(allowed, said);
  });
}
