import { fold } from '../words/fold.ts';
import { setOf, type WordSet } from './word-set.ts';

/**
 * A pattern is a sequence of words. `a|b` is an alternative, `x?` is optional, `!x` forbids x as the next word, `~2`
 * allows up to two words in between, `x*` is any word with this prefix, `@class` any word of a class of the lexicon,
 * `{phrase}` any of a named list of patterns. Fillers may be anywhere in between, but the end of a sentence, a negation
 * or a change of person may not.
 */
export type Step = {
  /** The step's own words; null if it has phrases only. */
  readonly words: WordSet | null;
  readonly phrases: readonly Phrase[];
  readonly isOptional: boolean;
  readonly isForbidden: boolean;
  readonly gap: number;
};
export type Pattern = {
  readonly steps: readonly Step[];
  /** Labels with which a match can start, and their set. */
  readonly firstLabels: readonly string[];
  readonly first: WordSet;
  /** Sets of which a text must contain a word each. */
  readonly required: readonly WordSet[];
  /** Steps with phrases, of which a text must contain a word or a phrase each. */
  readonly requiredPhrases: readonly Step[];
};
/** A named list of patterns. */
export type Phrase = { readonly number: number; readonly patterns: readonly Pattern[] };
export type Phrases = ReadonlyMap<string, Phrase>;

/**
 * `x*` is any word with this prefix. The next vowel decides how the prefix's last letter sounds, so both sounds count.
 */
function labelsOf(one: string): string[] {
  if (one.startsWith('@')) return [one];
  if (!one.endsWith('*')) return [fold(one)];
  return [...new Set(['a', 'e'].map((vowel) => `${fold(one.slice(0, -1) + vowel).slice(0, -1)}*`))];
}

type Written = { readonly step: Step; readonly labels: readonly string[] };

function compileStep(source: string, gap: number, phrases: Phrases): Written {
  const isForbidden = source.startsWith('!');
  const isOptional = source.endsWith('?');
  const alternatives = source.slice(isForbidden ? 1 : 0, isOptional ? -1 : undefined).split('|');
  const labels = alternatives.filter((one) => !one.startsWith('{')).flatMap(labelsOf);
  const step = {
    words: labels.length > 0 ? setOf(labels) : null,
    phrases: alternatives.filter((one) => one.startsWith('{')).flatMap((one) => phrases.get(one.slice(1, -1)) ?? []),
    isOptional,
    isForbidden,
    gap,
  };
  return { step, labels };
}

function firstOf(written: readonly Written[]): string[] {
  const first = new Set<string>();
  for (const { step, labels } of written) {
    if (step.isForbidden) continue;
    for (const label of labels) first.add(label);
    for (const { patterns } of step.phrases)
      for (const { firstLabels } of patterns) for (const label of firstLabels) first.add(label);
    if (!step.isOptional) break;
  }
  return [...first];
}

function compile(source: string, phrases: Phrases): Pattern {
  const written: Written[] = [];
  let gap = 0;
  for (const part of source.split(/\s+/)) {
    if (part.startsWith('~')) gap = Number(part.slice(1));
    else {
      written.push(compileStep(part, gap, phrases));
      gap = 0;
    }
  }
  const firstLabels = firstOf(written);
  const needed = written.filter(({ step }) => !step.isOptional && !step.isForbidden);
  return {
    steps: written.map(({ step }) => step),
    firstLabels,
    first: setOf(firstLabels),
    // Rarest first, so that most texts are rejected at once: prefixes and few words are rarer than classes and many
    // words.
    required: needed
      .filter(({ step }) => step.phrases.length === 0)
      .sort((one, other) => commonness(one.labels) - commonness(other.labels))
      .flatMap(({ step }) => step.words ?? []),
    requiredPhrases: needed.filter(({ step }) => step.phrases.length > 0).map(({ step }) => step),
  };
}

/** Words that most texts contain. */
const EVERYDAY = new Set(
  'a o e de do da em no na com por pra ke se me eu minha meu un uma nao mais esta ja so'.split(' '),
);
/** How many words a class counts for, and how many an everyday word does. */
const CLASS_WORDS = 30;
const EVERYDAY_WORDS = 60;

function commonness(labels: readonly string[]): number {
  let sum = 0;
  for (const label of labels) {
    if (EVERYDAY.has(label)) sum += EVERYDAY_WORDS;
    else sum += label.startsWith('@') ? CLASS_WORDS : 1;
  }
  return sum;
}

/** Compiles one pattern per line; empty lines and lines with # are comments. */
export const compileAll = (lines: string, phrases: Phrases = new Map()): Pattern[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => compile(line, phrases));
