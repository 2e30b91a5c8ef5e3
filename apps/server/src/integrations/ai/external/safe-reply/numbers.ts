import { AND_HALF, NUMBER, readNumber } from '@alento/domain/insight/said-numbers';
import { foldForSearch } from '@alento/domain/text/plain-text';
import type { ModelInput } from './model-input.ts';

const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const MONTH = new RegExp(`\\b(${MONTHS.join('|')})\\b`, 'g');

/** Matches sentences about the person's diary or past. Their numbers must be figures of the person. */
const ABOUT_DIARY = new RegExp(
  [
    '\\b(?:medias?|registr\\w+|anot(?:ou|ad[ao]s?|ac\\w+)|humor|diario|marcador\\w*|historico|tendencia|sequencia|desvio)\\b',
    '\\b(?:sua|suas|seu|seus) (?:\\w+ )?(?:notas?|dias?|semanas?|mes|meses|semana|noites?)\\b',
    '\\b(?:melhor|melhores|pior|piores|mais (?:leves?|pesad[ao]s?|dificil|dificeis)) (?:dias?|notas?)\\b',
    '\\bdias? (?:mais|com|sem|seguidos?)\\b|\\bpor cento\\b|%',
    '\\bvoce (?:ja |nao |so |se |me |tambem )*(?:teve|fez|foi|veio|esteve|tem (?:tido|estado|ficado)|\\w{2,}(?:ou|eu|iu|ava|avam))\\b',
  ].join('|'),
);

/** The kinds of things that a number of words counts in a diary. Other number words are ordinary language. */
const COUNTS =
  /^ (?:\w+ ){0,2}?(?:dias?|registros?|entradas?|vez(?:es)?|pontos?|semanas?|mes(?:es)?|anos?|noites?|manhas?|tardes?|por cento)\b|^ (?:de|em) (?:cinco|5)\b/;

/** Numbers of instructions, which no diary contains: "por 4 segundos", "conte até 10", "5 coisas que você vê". */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b\d+(?: (?:a|ou|e) \d+)? (?:segundos?|minutos?|respirac\w+|inspirac\w+|expirac\w+|ciclos?|coisas?|passos?|sons?|cheiros?|copos?|linhas?|frases?)\b/g,
  /\b(?:conte|contar|contando|conta) (?:\w+ ){0,3}?(?:ate|de) \d+(?: (?:a|ate) \d+)?\b/g,
  /\b(?:repita|repetir|respire|faca|tente|experimente)\b[^.!?]{0,40}?\b\d+ vezes\b/g,
  /\b(?:4-7-8|5-4-3-2-1|5 4 3 2 1)\b/g,
];
/** Phone numbers of help lines with their names, and their hours. */
const HELP: readonly RegExp[] = [
  /\b(?:188|192)\b/g,
  /\b190\b(?=.{0,40}\bpolicia\b)|(?<=\b(?:policia|ligue|disque)\b.{0,40})\b190\b/g,
  /(?<=\b(?:ligue|disque|central)\b.{0,40})\b1(?:80|00)\b/g,
  /\b24 ?h(?:oras)?\b/g,
];
/** The lengths of the periods that a prompt's figures are of. */
const PERIODS: readonly RegExp[] = [
  /\b(?:ultim[oa]s|proxim[oa]s) (?:7|14|28|30|sete|catorze|quatorze|vinte e oito|trinta) dias\b/g,
  /\b(?:ultimas|proximas) (?:4|quatro) semanas\b|\bquatro semanas antes\b|\bde (?:7|sete) dias\b/g,
];
const ALWAYS = [...HELP, ...PERIODS];
const LIST_MARKER = /^\s*\d{1,2}[.)](?=\s)/gm;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

const plain = (text: string): string =>
  foldForSearch(text.normalize('NFKC'))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\*\*|__/g, '');

/** Numbers as digits in a plain text, with the month numbers of month names. */
function numbersIn(text: string): number[] {
  const folded = plain(text);
  const digits = [...folded.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(',', '.')));
  return [...digits, ...[...folded.matchAll(MONTH)].map(([, month = '']) => MONTHS.indexOf(month) + 1)];
}

/** Numbers of the scale of moods. */
const SCALE: readonly number[] = [0, 5];

export type InputNumbers = Omit<ModelInput, 'addresses'> & {
  /** Whether a sentence contains only numbers of the input. */
  covers(sentence: string): boolean;
};

/**
 * Collects the numbers that a model gets, and checks the sentences of its reply against them. In doubt a sentence
 * is refused: the local assistant then replies.
 *
 * Not detected: a number of the input that the sentence says of something else, and counts in words like "a maioria".
 */
export function inputNumbers(): InputNumbers {
  const figures = new Set(SCALE);
  const texts = new Set<number>();
  let allTexts = '';

  function covers(sentence: string): boolean {
    let left = plain(
      sentence.replace(LINK, (_, label: string) => (allTexts.includes(plain(label)) ? ' ' : label)),
    ).replace(LIST_MARKER, ' ');
    const isAboutDiary = ABOUT_DIARY.test(left);
    for (const allowed of isAboutDiary ? ALWAYS : [...ALWAYS, ...INSTRUCTIONS]) left = left.replace(allowed, ' ');
    const isInInput = (value: number) => figures.has(value) || (!isAboutDiary && texts.has(value));
    for (const match of left.matchAll(new RegExp(`${NUMBER}${AND_HALF}`, 'g'))) {
      const [whole, number = '', half] = match;
      const isDigits = /\d/.test(number);
      const countsOfDiary = isAboutDiary && COUNTS.test(left.slice(match.index + whole.length));
      if (!isDigits && !countsOfDiary) continue;
      const said = readNumber(number, half);
      if (!said || !isInInput(said.value)) return false;
    }
    return true;
  }

  return {
    figures(data) {
      for (const number of numbersIn(data)) figures.add(number);
    },
    texts(data) {
      allTexts += `\n${plain(data)}`;
      for (const number of numbersIn(data)) texts.add(number);
    },
    covers,
  };
}
