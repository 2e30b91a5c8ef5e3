import { stemOf } from '../language/words.ts';
import { FEELING_SIGNS } from './feeling.intents.ts';
import { FIGURE_SIGNS } from './figures.intents.ts';
import type { IntentSigns } from './intent.ts';
import { PRODUCT_SIGNS } from './product.intents.ts';
import { TALK_SIGNS } from './talk.intents.ts';

export type FeelingId = (typeof FEELING_SIGNS)[number]['id'];
export type IntentId =
  | FeelingId
  | (typeof FIGURE_SIGNS)[number]['id']
  | (typeof PRODUCT_SIGNS)[number]['id']
  | (typeof TALK_SIGNS)[number]['id'];

export type IntentMatch = { id: IntentId; score: number };

/** What is asked for goes before what is felt, and what is beyond the assistant before both, where scores tie. */
const TABLE: readonly IntentSigns<IntentId>[] = [...TALK_SIGNS, ...PRODUCT_SIGNS, ...FIGURE_SIGNS, ...FEELING_SIGNS];

const PHRASE = 3;
/** What each further word of a phrase adds: the more exact one wins. */
const PHRASE_WORD = 0.25;
const STRONG = 2;
/** What an intent that says little loses. */
const GENERIC = 1;
/** The least that counts as recognised. */
const ENOUGH = 1;

/** A phrase of the tables as an expression over words that are one space apart. */
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

/** What is said not to be. */
const DENIED = /\bnao (?:estou|me sinto|sinto|ando|sou|e|era|tenho|esta) (?:mais |tao |muito |com |nada )?[a-z]+/g;

/** What a text may be asking for or telling, the likeliest first; empty where nothing is recognised. */
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
