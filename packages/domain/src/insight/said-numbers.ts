import { AND_HALF, NUMBER, readNumber } from './number-words.ts';
import { type ReadableText, take } from './readable-text.ts';
import {
  isAnyFigure,
  isDays,
  isDifference,
  isEntries,
  isScore,
  isWeeks,
  type SaidNumber,
  type Sayable,
} from './sayable.ts';

type Judge = (sayable: Sayable, said: SaidNumber) => boolean;

const isPoints: Judge = (sayable, said) => isDifference(sayable, said) || isScore(sayable, said);
const never: Judge = () => false;

/** What a number counts, by the noun after it. */
const UNITS: readonly [noun: RegExp, judge: Judge][] = [
  [/^(dias?|domingos?|sabados?|segundas|tercas|quartas|quintas|sextas)$/, isDays],
  [/^(registros?|entradas?|anotac(ao|oes)|vez(es)?|marcac(ao|oes))$/, isEntries],
  [/^semanas?$/, isWeeks],
  [/^(pontos?|decimos?)$/, isPoints],
  // No figure is a time, a sum of money or a measure.
  [/^(h|hs|horas?|min|minutos?|segundos?|mes|meses|anos?|noites?|manhas?|tardes?|madrugadas?)$/, never],
  [/^(passos?|kg|quilos?|km|quilometros?|litros?|copos?|reais|pessoas?|respirac(ao|oes)|x)$/, never],
];

/** Words after which a number's noun is no longer to be found. */
const ENDS_PHRASE = /^(e|ou|mas|em|no|na|nos|nas|a|as|o|ao|aos|ate|com|por|para|que|foi|foram|contra|depois|antes)$/;

/**
 * The judge for what follows a number: its noun is at most three words away, in the same breath. A
 * decimal counts nothing of a whole: `3,6 dos outros dias` is their average.
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

/** `5 de 7`, `5 dos 7 dias`, `5/7`, `3,4 de 5`: the second number says what the first is. */
function takePairs(text: ReadableText, sayable: Sayable): void {
  const link = '(?: *\\/ *| +(?:de|dos|das|em|entre os)(?: os)?(?: ultimos)? +)';
  take(text, new RegExp(`${NUMBER}${link}${NUMBER}( +dias\\b)?`, 'g'), ([, first = '', second = '', days]) => {
    const [said, of] = [readNumber(first), readNumber(second)];
    if (!said || !of || of.decimals > 0 || of.sign) return false;
    if (of.value === sayable.scaleEnd && !days) return isScore(sayable, said);
    return said.decimals === 0 && said.sign === null && sayable.daysOf.get(of.value) === said.value;
  });
}

/** Numbers of a list's lines, `1.`, `2.`, say nothing. */
function takeListMarkers(text: ReadableText): void {
  let next = 1;
  take(text, /^ *(\d+)[.)](?= )/gm, ([, marker]) => {
    if (Number(marker) !== next) return null;
    next += 1;
    return true;
  });
}

/** Shares, multiples, clocks and money: the figures hold none. */
const NEVER: readonly RegExp[] = [
  /[+-]?(?:\d+(?:[.,]\d+)*|\b[a-z]+(?: e [a-z]+)?)? *(?:%|\bpor cento\b|\bpontos? percentua\w+)/g,
  /\bmetade\b|\b(?:dobro|triplo|quadruplo|dobrou|dobraram|triplicou|triplicaram)\b/g,
  /\b(?:um|dois) tercos?\b|\b(?:um|tres) quartos?(?= d[aeo]s?\b)|\b(?:terca|quarta|quinta) parte\b/g,
  /\b\w+ em cada \w+\b|\d+ *⁄ *\d+|(?![0-9])\p{N}+/gu,
  new RegExp(`${NUMBER} vezes (?:mais|menos|maior|menor|melhor|pior)\\b`, 'g'),
  /\d+ *(?:h|:) *\d+\b|r\$ *\d+(?:[.,]\d+)*/g,
];

/** Numbers and hours of help lines are no figures, and no check may keep them from a person. */
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

/** Takes every number out of a text whose tags and dates are out already, and notes those no figure gives. */
export function takeNumbers(text: ReadableText, sayable: Sayable): void {
  takeListMarkers(text);
  for (const [number, line] of HELP) {
    take(text, number, ({ index }) => (line.test(sentenceAround(text.left, index)) ? true : null));
  }
  for (const pattern of NEVER) take(text, pattern, () => false);
  takePairs(text, sayable);
  const { left } = text;
  take(text, new RegExp(`${NUMBER}${AND_HALF}`, 'g'), (match) => {
    const [whole, number = '', half] = match;
    const said = readNumber(number, half);
    if (!said) return false;
    const judge = half?.includes('ponto') ? isPoints : judgeOf(left.slice(match.index + whole.length), said);
    return judge(sayable, said);
  });
}
