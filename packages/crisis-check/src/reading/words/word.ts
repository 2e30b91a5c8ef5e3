import { addCode, addText, hashOf, placeOf, SPACE } from '../hash.ts';
import { tables } from '../matching/tables.ts';
import { indexLabels, type Label, type WordSet } from '../matching/word-set.ts';
import { once } from '../once.ts';
import { lexicon } from './lexicon.ts';

/** Number of a class that no list has, as when somebody writes "@12". Nothing is cached for it. */
const UNLISTED = -1;

/** A class of words in features, with hashes of the prefixes of its features. */
class WordClass {
  readonly label: string;
  /** Index of the class alone in the table of weights. */
  readonly place: number;
  readonly beforeWord: number;
  readonly beforeSecondWord: number;
  readonly #number: number;
  readonly #beforeClass: number;
  readonly #beforeSecondClass: number;
  readonly #withNext: number[] = [];
  readonly #withSecond: number[] = [];

  constructor(label: string, number = UNLISTED) {
    this.label = label;
    this.place = placeOf(hashOf(`c:${label}`));
    this.beforeWord = hashOf(`cw:${label} `);
    this.beforeSecondWord = hashOf(`csw:${label} _ `);
    this.#number = number;
    this.#beforeClass = hashOf(`cc:${label} `);
    this.#beforeSecondClass = hashOf(`csc:${label} _ `);
  }

  /** Index of this class with another one right after it. */
  withNext(next: WordClass): number {
    return this.#place(next, this.#withNext, this.#beforeClass);
  }

  /** Index of this class with another one after one word in between. */
  withSecond(second: WordClass): number {
    return this.#place(second, this.#withSecond, this.#beforeSecondClass);
  }

  #place(other: WordClass, known: number[], before: number): number {
    const cached = known[other.#number];
    if (cached !== undefined) return cached;
    const place = placeOf(addText(before, other.label));
    if (other.#number !== UNLISTED) known[other.#number] = place;
    return place;
  }
}

/** Longest run of letters that is read as a word or as words written together. */
export const LONGEST_WORD = 40;
/** Shortest prefix that patterns may use. */
const SHORTEST_STEM = 3;
/** Forms that are not spoken infinitives by themselves: "esse calor me mata". */
const NO_INFINITIVE = new Set(['mata', 'morre']);

const ALONE = hashOf('w:');
const PAIR = hashOf('b:');
const TRIPLE = hashOf('t:');
const BEFORE_CLASS = hashOf('wc:');

/** One word, sign or emoji, and the sets it is in. */
export class Word {
  /** Phonetic form; a sign as written. */
  readonly text: string;
  readonly sets: readonly WordSet[];
  readonly classes: readonly WordClass[];
  /** Those of its labels that patterns use. */
  readonly labels: readonly Label[];
  /** Its index in the table of weights, and hashes of the prefixes of features with its neighbours. */
  readonly place: number;
  readonly pair: number;
  readonly triple: number;
  readonly beforeClass: number;

  constructor(text: string, sets: readonly WordSet[], classes: readonly WordClass[], labels: readonly Label[]) {
    this.text = text;
    this.sets = sets;
    this.classes = classes;
    this.labels = labels;
    this.place = placeOf(addText(ALONE, text));
    this.pair = addCode(addText(PAIR, text), SPACE);
    this.triple = addCode(addText(TRIPLE, text), SPACE);
    this.beforeClass = addCode(addText(BEFORE_CLASS, text), SPACE);
  }

  isOf(set: WordSet): boolean {
    return this.sets.includes(set);
  }
}

type Vocabulary = {
  readonly labels: ReadonlyMap<string, Label>;
  /** Prefixes without the asterisk. */
  readonly stems: ReadonlyMap<string, Label>;
  readonly longestStem: number;
};

/** Every label that patterns and conditions use. Compiles the patterns first, because they create most of the sets. */
const vocabulary = once((): Vocabulary => {
  tables();
  const labels = indexLabels();
  const stems = new Map(
    [...labels].flatMap(([label, known]) => (label.endsWith('*') ? [[label.slice(0, -1), known] as const] : [])),
  );
  const longestStem = Math.max(...[...stems.keys()].map((stem) => stem.length));
  return { labels, stems, longestStem };
});

/** Labels without information for the score. */
const UNTELLING = new Set(['@filler', '@barrier']);
const classes = new Map<string, WordClass>();
function classOf(label: string): WordClass {
  const known = classes.get(label) ?? new WordClass(label, classes.size);
  classes.set(label, known);
  return known;
}

/** A word's labels that start with @: its classes, or a writer's own "@12". */
function classesOf(text: string, own: readonly string[]): readonly WordClass[] {
  if (!text.startsWith('@')) return own.filter((label) => label.startsWith('@') && !UNTELLING.has(label)).map(classOf);
  const written = new Set([text]);
  for (let length = SHORTEST_STEM; length <= Math.min(text.length, LONGEST_WORD); length += 1)
    written.add(`${text.slice(0, length)}*`);
  return [...written].map((label) => new WordClass(label));
}

/** The labels of a text that patterns use: its own, its spoken infinitive, its prefixes. */
function namedLabels(text: string, own: readonly string[]): Label[] {
  const { labels, stems, longestStem } = vocabulary();
  const named: Label[] = [];
  const add = (label: Label | undefined): void => {
    if (label !== undefined) named.push(label);
  };
  for (const label of own) add(labels.get(label));
  const last = text.at(-1);
  const mayBeInfinitive = (last === 'a' || last === 'e' || last === 'i') && text.length > 2;
  if (mayBeInfinitive && !NO_INFINITIVE.has(text)) add(labels.get(`${text}r`));
  for (let length = SHORTEST_STEM; length <= Math.min(text.length, longestStem); length += 1)
    add(stems.get(text.slice(0, length)));
  return named;
}

const setsByLabels = new Map<string, readonly WordSet[]>();
/** The sets of these labels; words with the same labels share the array. */
function setsOfLabels(named: readonly Label[]): readonly WordSet[] {
  if (named.length < 2) return named[0]?.sets ?? [];
  const key = named.map(({ text }) => text).join(' ');
  const known = setsByLabels.get(key) ?? [...new Set(named.flatMap(({ sets }) => sets))];
  setsByLabels.set(key, known);
  return known;
}

const make = (text: string, own: readonly string[], named: readonly Label[]): Word =>
  new Word(text, setsOfLabels(named), classesOf(text, own), named);

/** A token for a sign, with only the given labels. */
export function signOf(text: string, own: readonly string[]): Word {
  const { labels } = vocabulary();
  return make(
    text,
    own,
    own.flatMap((label) => labels.get(label) ?? []),
  );
}

const YEAR = /^(?:19|20)\d\d$/;
const known = new Map<string, Word>();
/** Whether the lexicon or a pattern lists the word. Other words, which people wrote, are not cached. */
export const isListed = (word: Word): boolean => known.has(word.text);

/** The token of a word in phonetic form. */
export function wordOf(text: string): Word {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const listed = lexicon().get(text);
  const own = [...(listed ?? [text])];
  if (YEAR.test(text) && !own.includes('@passado')) own.push('@passado');
  const word = make(text, own, namedLabels(text, own));
  if (listed !== undefined || vocabulary().labels.has(text)) known.set(text, word);
  return word;
}

/** The token of an emoji, which may be anywhere in a pattern. */
export const emojiOf = (text: string): Word => signOf(text, [...(lexicon().get(text) ?? [text]), '@filler']);
