import { stemOf } from '../language/words.ts';
import { FIGURE_SIGNS } from './figures.intents.ts';
import type { IntentSigns } from './intent.ts';

export type IntentId = (typeof FIGURE_SIGNS)[number]['id'];

export type IntentMatch = { id: IntentId; score: number };

const TABLE: readonly IntentSigns<IntentId>[] = FIGURE_SIGNS;

const PHRASE = 3;
/** Score added for each further word of a phrase, so that longer phrases win. */
const PHRASE_WORD = 0.25;
const STRONG = 2;
/** Score subtracted for a generic intent. */
const GENERIC = 1;
/** Minimum score of a match. */
const ENOUGH = 1;

/** Compiles a phrase of the tables to a regular expression for text with single spaces. */
function expressionOf(phrase: string): RegExp {
  const source = phrase
    .replace(/ ~(\d) /g, (_, most) => `(?: [a-z0-9ñ]+){0,${most}} `)
    .replace(/([a-z])\*/g, '$1[a-z]*');
  return new RegExp(`(?<![a-z0-9ñ])(?:${source})(?![a-z0-9ñ])`);
}

const stemsOf = (words: string | undefined): ReadonlySet<string> =>
  new Set((words ?? '').split(' ').filter(Boolean).map(stemOf));

const COMPILED = TABLE.map(({ id, phrases, strong, isGeneric }) => ({
  id,
  phrases: phrases.map(expressionOf),
  strong: stemsOf(strong),
  loses: isGeneric ? GENERIC : 0,
}));

/** Negated statements. They are removed before matching. */
const DENIED = /\bnao (?:estou|me sinto|sinto|ando|sou|e|era|tenho|esta) (?:mais |tao |muito |com |nada )?[a-z]+/g;

/** Intents that match a text, best match first. */
export function matchIntents(words: string): IntentMatch[] {
  const stems = [...new Set(words.replace(DENIED, '').split(' ').map(stemOf))];
  return COMPILED.flatMap(({ id, phrases, strong, loses }): IntentMatch[] => {
    const lengths = phrases.map((phrase) => phrase.exec(words)?.[0].split(' ').length ?? 0);
    const longest = Math.max(0, ...lengths);
    const found = longest > 0 ? PHRASE + PHRASE_WORD * longest : 0;
    const told = Math.max(found, stems.some((stem) => strong.has(stem)) ? STRONG : 0);
    const score = told - loses;
    return score >= ENOUGH ? [{ id, score }] : [];
  }).sort((one, other) => other.score - one.score);
}
