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
import { AND_HALF, NUMBER, readNumber } from './number-words.ts';
import { type ReadableText, take } from './readable-text.ts';

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
