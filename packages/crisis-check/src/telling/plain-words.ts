import { plain } from '../reading/words/fold.ts';

/** Short forms of a phone keyboard, and the words they stand for. */
const SHORT: Readonly<Record<string, string>> = {
  n: 'nao',
  nn: 'nao',
  num: 'nao',
  q: 'que',
  oq: 'o que',
  pq: 'porque',
  p: 'para',
  pra: 'para',
  pro: 'para o',
  to: 'estou',
  tou: 'estou',
  ta: 'esta',
  tao: 'estao',
  tava: 'estava',
  tavam: 'estavam',
  eh: 'e',
  c: 'com',
  cm: 'com',
  d: 'de',
  vc: 'voce',
  ngm: 'ninguem',
  ninguen: 'ninguem',
  alg: 'alguem',
  hj: 'hoje',
  aq: 'aqui',
  aki: 'aqui',
  qro: 'quero',
  kero: 'quero',
  qria: 'queria',
  qnd: 'quando',
  tb: 'tambem',
  tbm: 'tambem',
  msm: 'mesmo',
  mto: 'muito',
  mt: 'muito',
  mta: 'muita',
  td: 'tudo',
  mlk: 'moleque',
  amg: 'amigo',
  brother: 'amigo',
  mano: 'amigo',
  mana: 'irma',
  vo: 'avo',
  painho: 'pai',
  mainha: 'mae',
  papai: 'pai',
  mamae: 'mae',
};

const normalised = (text: string): string =>
  plain(text)
    .replace(/[!?;:\n]+/g, '.')
    .replace(/(\d)[.,](?=\d)/g, '$1')
    .match(/[a-z0-9]+|\.+|,/g)
    ?.map((word) => SHORT[word] ?? (word.startsWith('.') ? '.' : word))
    .join(' ') ?? '';

/** The latest text and its words, because several rules read the same text. */
let latest = { text: '', words: '' };

/** A text as plain words with single spaces, sentences ending in " .", short forms written out. */
export function plainWordsOf(text: string): string {
  if (latest.text !== text) latest = { text, words: normalised(text) };
  return latest.words;
}

/** Source of a pattern that matches any of these as whole words. */
export const anyOfWords = (...words: readonly string[]): string => `\\b(?:${words.join('|')})(?![a-z0-9])`;
