import type { Filter } from '../query/query.ts';

const DIGITS = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco'];
const N = '([0-5]|zeros?|um|uns|dois|tres|quatros?|cincos?)';

function scoreOf(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  const word = text === 'uns' ? 'um' : text.replace(/(zero|quatro|cinco)s$/, '$1');
  return DIGITS.indexOf(word);
}

type Range = Filter['scores'];
const between = (one: string, other: string): Range => {
  const [low, high] = [scoreOf(one), scoreOf(other)].sort((a, b) => a - b);
  return [low ?? 0, high ?? 5];
};
const from = (low: number): Range => [Math.min(low, 5), 5];
const upTo = (high: number): Range => [0, Math.max(high, 0)];

/** Words before a number that make it a score. */
const BEFORE =
  '(?:notas?|marquei|anotei|registrei|avaliei|dei|deu|dou|dava|dar|tirei|botei|coloquei|lancei|pus|ultim[oa]|quant[oa]s?|nota foi|com|foi|recebeu|receberam|tirou|um|sou|so os|so|de|os|tive|no|num|o)';

/** Ways to say a range of scores, against folded text without its periods; the first that matches wins. */
const WAYS: readonly (readonly [expression: RegExp, range: (parts: string[]) => Range])[] = [
  [new RegExp(`\\b${N}\\b (?:a )?${N} (?:ou|e|a) ${N}\\b`), ([a = '', , c = '']) => between(a, c)],
  [
    new RegExp(`\\b${N} (?:e|ou|a|ate) (?:nota )?${N}\\b(?! (?:dias|semanas|meses|vezes|horas))`),
    ([a = '', b = '']) => between(a, b),
  ],
  [new RegExp(`\\b(?:de |notas? )?${N} (?:para cima|ou mais|acima)\\b`), ([a = '']) => from(scoreOf(a))],
  [new RegExp(`\\b(?:de |notas? )?${N} (?:para baixo|ou menos|abaixo)\\b`), ([a = '']) => upTo(scoreOf(a))],
  [
    new RegExp(`\\b(?:acima|mais|maior(?:es)?) (?:de|do|que|do que) (?:nota )?(?:o )?${N}\\b`),
    ([a = '']) => from(scoreOf(a) + 1),
  ],
  [
    new RegExp(`\\b(?:abaixo|menos|menor(?:es)?) (?:de|do|que|do que) (?:nota )?(?:o )?${N}\\b`),
    ([a = '']) => upTo(scoreOf(a) - 1),
  ],
  [/\bzerad[oa]s?\b|\bnotas? minimas?\b/, () => [0, 0]],
  [/\bnotas? (?:maximas?|cheias?|top)\b|\b(?:pontuacao|humor) maxim[oa]\b/, () => [5, 5]],
  [
    /\bdias? (?:de |(?:bem |tao |muito )?)(?:bosta|merda|lixo|cao|horrivel|horriveis|terrivel|terriveis|pessim[oa]s?|pavoros[oa]s?|fodid[oa]s?)\b/,
    () => [0, 1],
  ],
  [
    /\b(?:notas? (?:altas|boas))\b|\bdias? (?:(?:foram|sao|eram) )?bo(?:ns|m)\b(?! (?:e|ou) ruim|(?: e| ou) ruins)/,
    () => [4, 5],
  ],
  [
    /\b(?:notas? (?:baixas|ruins))\b|\bdias? (?:(?:foram|sao|eram) )?(?:mais )?(?:ruins?|ruim|pessim[oa]s?)\b/,
    () => [0, 1],
  ],
  [
    new RegExp(
      `\\b${BEFORE} (?:um |uns )?${N}\\b(?! (?:dias?|semanas?|mes|meses|anos?|vez|vezes|horas?|casas|registros?|primeir|por|%))`,
    ),
    ([a = '']) => between(a, a),
  ],
  [/\b(?:zeros?)\b/, () => [0, 0]],
];

/** Good and bad days beside each other are all of them. */
const BOTH =
  /\bbo(?:ns|m|as|a) (?:do )?(?:que|ou|e) (?:os |dias? )*ru(?:ins|im)\b|\bru(?:ins|im) (?:do )?(?:que|ou|e) (?:os |dias? )*bo(?:ns|m|as|a)\b/;

/** Whether a text is only about scores: "e 4?", "e zero". */
const BARE = new RegExp(`^(?:e |so |os |nos |nas |no |o |de |nota |com |agora |eu disse |nao )*${N}(?: nao .*)?$`);

/**
 * The range of scores that a folded text names; null if it names none.
 *
 * @param goesOn whether the question before was about scores, so that a bare number is one.
 */
export function scoresIn(folded: string, goesOn: boolean): Range {
  if (BOTH.test(folded)) return null;
  const text = folded.replace(/\bquant[oa]s? um\b/g, 'quantos').replace(/\bum (?=dia|mes|ano|pouco|bom|que)/g, '');
  for (const [expression, range] of WAYS) {
    const found = expression.exec(text);
    if (!found) continue;
    // "um" and "dois" are too common to be scores by themselves.
    const parts = found.slice(1);
    if (
      parts.length === 1 &&
      /^(?:um|uns|dois|tres)$/.test(parts[0] ?? '') &&
      !/\b(?:notas?|dei|deu|tirei|botei|coloquei)\b|cima|baixo|acima|abaixo|menos|mais|maior|menor/.test(found[0])
    )
      continue;
    const named = range(parts);
    // "De 0 a 5" is the scale.
    return named?.[0] === 0 && named[1] === 5 ? null : named;
  }
  if (goesOn && /^(?:e |so |os |nos |dias )*bo(?:ns|as)$/.test(text)) return from(4);
  if (goesOn && /^(?:e |so |os |nos |dias )*ruins$/.test(text)) return upTo(1);
  const bare = goesOn ? BARE.exec(text)?.[1] : undefined;
  return bare === undefined ? null : between(bare, bare);
}
