import type { HelpPage } from '@alento/contract/help';
import { foldForSearch } from '@alento/domain/text/plain-text';

/** Longest search, in characters. */
export const HELP_QUERY_MAX = 100;
/** Results with less than this share of the best result's score are left out. */
const SHARE_OF_BEST = 0.12;
const RESULTS_MAX = 12;
/** Scores of a word in the title, the questions and the text. A title outweighs questions and text together. */
const WEIGHTS = { title: 8, questions: 3, text: 1 } as const;
/** Shares of a score for the same word, another form of it, a word that begins with it, and a synonym. */
const CLOSENESS = { same: 1, form: 0.9, beginning: 0.7, synonym: 0.6 } as const;

/** Factor for a page of which the title or a question has the whole query. */
const QUESTION = 2;

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
  ['tag', 'marcador', 'etiqueta'],
  ['2fa', 'fatores', 'etapas'],
  ['bug', 'erro', 'problema', 'travou'],
  ['preco', 'custa', 'valor'],
  ['offline', 'internet', 'conexao', 'wifi'],
  ['lembrete', 'notificacao', 'alarme'],
  ['pdf', 'exportar', 'baixar', 'backup'],
  ['escuro', 'noturno', 'dark', 'tema'],
  ['celular', 'telefone', 'aparelho'],
  ['assinar', 'pagar'],
  ['teste', 'questionario', 'avaliacao'],
];

/** Endings of nouns and verbs, longest first. */
const ENDING =
  /(?:acoes|acao|icoes|icao|oes|ao|aram|eram|iram|ando|endo|indo|adas|ados|idas|idos|ada|ado|ida|ido|ava|aria|ar|er|ir|ei|eu|iu|ou|es|as|os|is|a|e|o|i|s)$/;

/** The word without its ending, so that “registrar”, “registrei” and “registros” are the same. */
function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < 3 ? word : stem;
}

/** Stems of the words for the same thing. */
function synonymsOf(word: string): readonly string[] {
  const stem = stemOf(word);
  return SAME.map((words) => words.map(stemOf)).find((stems) => stems.includes(stem)) ?? [];
}

/** Words joined by a hyphen count as one word too: “PHQ-9” is “phq9”, “phq” and “9”. */
const wordsOf = (text: string): string[] =>
  (foldForSearch(text).match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []).flatMap((word) =>
    word.includes('-') ? [word.replaceAll('-', ''), ...word.split('-')] : [word],
  );
const plainTextOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

type Word = { word: string; stem: string };
type Indexed = Record<keyof typeof WEIGHTS, readonly Word[]> & { titleAndQuestions: readonly (readonly Word[])[] };
const indexed = new WeakMap<HelpPage, Indexed>();

const stemmed = (text: string): Word[] => [...new Set(wordsOf(text))].map((word) => ({ word, stem: stemOf(word) }));

function indexOf(page: HelpPage): Indexed {
  const known = indexed.get(page);
  if (known) return known;
  const words = {
    title: stemmed(page.title),
    questions: stemmed(page.asked.join(' ')),
    text: stemmed(plainTextOf(page.content)),
    titleAndQuestions: [page.title, ...page.asked].map(stemmed),
  };
  indexed.set(page, words);
  return words;
}

type Typed = Word & { synonyms: readonly string[] };

/** How close a word of a page is to one that was typed. */
function closeness({ word, stem }: Word, typed: Typed): number {
  if (word === typed.word) return CLOSENESS.same;
  if (stem === typed.stem) return CLOSENESS.form;
  if (typed.word.length > 2 && word.startsWith(typed.word)) return CLOSENESS.beginning;
  return typed.synonyms.includes(stem) ? CLOSENESS.synonym : 0;
}

const closest = (words: readonly Word[], typed: Typed): number =>
  Math.max(0, ...words.map((word) => closeness(word, typed)));

/** The score of one typed word in a page. */
function scoreIn(page: HelpPage, typed: Typed): number {
  const words = indexOf(page);
  return Math.max(
    WEIGHTS.title * closest(words.title, typed),
    WEIGHTS.questions * closest(words.questions, typed),
    WEIGHTS.text * closest(words.text, typed),
  );
}

/** Whether the page's title or one of its questions has all words of the query, empty ones too. */
const matchesQuestion = (page: HelpPage, typed: readonly Typed[]): boolean =>
  typed.length > 1 &&
  indexOf(page).titleAndQuestions.some((words) => typed.every((word) => closest(words, word) >= CLOSENESS.form));

const typedWord = (word: string): Typed => ({ word, stem: stemOf(word), synonyms: synonymsOf(word) });

/** Words of a query without empty ones. “phq 9” is also looked for as “phq9”. */
function significantWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const significant = words.filter((word) => !EMPTY_WORDS.has(word) && (word.length > 1 || words.length === 1));
  const numbered = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && /^\d$/.test(next) ? [word + next] : [];
  });
  return [...new Set([...(significant.length > 0 ? significant : words), ...numbered])];
}

/** Searches title, questions and text of the help pages on this device, best page first. Rare words count more. */
export function findHelp(pages: readonly HelpPage[], query: string): HelpPage[] {
  const scores = new Map<HelpPage, number>();
  for (const word of significantWords(query).map(typedWord)) {
    const found = pages.map((page) => ({ page, score: scoreIn(page, word) })).filter(({ score }) => score > 0);
    const rarity = Math.log(1 + pages.length / Math.max(1, found.length));
    for (const { page, score } of found) scores.set(page, (scores.get(page) ?? 0) + score * rarity);
  }
  const typed = wordsOf(query).map(typedWord);
  for (const [page, score] of scores) if (matchesQuestion(page, typed)) scores.set(page, score * QUESTION);
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= SHARE_OF_BEST * best)
    .sort(([, one], [, other]) => other - one)
    .slice(0, RESULTS_MAX)
    .map(([page]) => page);
}
