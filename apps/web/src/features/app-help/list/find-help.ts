import type { HelpPage } from '@alento/contract/help';
import { foldForSearch } from '@alento/domain/text/plain-text';

/** Longest search, in characters. */
export const HELP_QUERY_MAX = 100;
/** Results with less than this share of the best result's score are left out. */
const SHARE_OF_BEST = 0.25;
const RESULTS_MAX = 12;
/** Scores of a word in the title, the questions and the text. */
const WEIGHTS = { title: 4, asked: 3, text: 1 } as const;

/** Words that most questions contain, without accents. */
const EMPTY_WORDS = new Set(
  (
    'a o as os um uma uns umas de do da dos das em no na nos nas por pra pro para com sem e ou que qual quais quem se ' +
    'eu me meu minha meus minhas voce seu sua seus suas como onde quando porque porq ta to esta estou e ser ter tem ' +
    'faco faz fazer posso pode poder quero queria da dar consigo preciso app aplicativo alento isso esse essa este ' +
    'nao mais muito ja so vc oq q'
  ).split(' '),
);

/** Words for the same thing. */
const SAME: readonly (readonly string[])[] = [
  ['apagar', 'excluir', 'deletar', 'remover'],
  ['tag', 'tags', 'marcador', 'etiqueta'],
  ['2fa', 'fatores', 'etapas'],
  ['bug', 'erro', 'problema', 'travou'],
  ['preco', 'custa', 'valor'],
  ['offline', 'internet', 'conexao'],
  ['lembrete', 'notificacao', 'alarme'],
  ['pdf', 'exportar', 'baixar'],
];

/** Endings vary (registro, registrar, registrei), so a long word is compared by its beginning. */
const beginningOf = (word: string): string => (word.length < 5 ? word : word.slice(0, Math.max(4, word.length - 3)));

const sameAs = (word: string): readonly string[] => SAME.find((words) => words.includes(word)) ?? [word];

const wordsOf = (text: string): string[] => foldForSearch(text).match(/[a-z0-9]+/g) ?? [];
const plainTextOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

type Words = Record<keyof typeof WEIGHTS, readonly string[]>;
const indexed = new WeakMap<HelpPage, Words>();

function indexOf(page: HelpPage): Words {
  const known = indexed.get(page);
  if (known) return known;
  const words = {
    title: wordsOf(page.title),
    asked: page.asked.flatMap(wordsOf),
    text: wordsOf(plainTextOf(page.content)),
  };
  indexed.set(page, words);
  return words;
}

function weightIn(page: HelpPage, beginnings: readonly string[]): number {
  const words = indexOf(page);
  const has = (field: keyof Words): boolean =>
    words[field].some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  if (has('title')) return WEIGHTS.title;
  if (has('asked')) return WEIGHTS.asked;
  return has('text') ? WEIGHTS.text : 0;
}

/** Searches title, questions and text of the help pages on this device, best page first. Rare words count more. */
export function findHelp(pages: readonly HelpPage[], query: string): HelpPage[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  const scores = new Map<HelpPage, number>();
  for (const word of telling.length > 0 ? telling : words) {
    const beginnings = sameAs(word).map(beginningOf);
    const found = pages
      .map((page) => ({ page, weight: weightIn(page, beginnings) }))
      .filter(({ weight }) => weight > 0);
    const rarity = Math.log(1 + pages.length / Math.max(1, found.length));
    for (const { page, weight } of found) scores.set(page, (scores.get(page) ?? 0) + weight * rarity);
  }
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= SHARE_OF_BEST * best)
    .sort(([, one], [, other]) => other - one)
    .slice(0, RESULTS_MAX)
    .map(([page]) => page);
}
