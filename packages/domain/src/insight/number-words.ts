import type { SaidNumber } from './allowed-statements.ts';

const SMALL = [
  ['zero'],
  ['um', 'uma'],
  ['dois', 'duas'],
  ['tres'],
  ['quatro'],
  ['cinco'],
  ['seis'],
  ['sete'],
  ['oito'],
  ['nove'],
  ['dez'],
  ['onze'],
  ['doze'],
  ['treze'],
  ['catorze', 'quatorze'],
  ['quinze'],
  ['dezesseis'],
  ['dezessete'],
  ['dezoito'],
  ['dezenove'],
];
const TENS = ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
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
