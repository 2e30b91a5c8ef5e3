import { featuresOf } from './reading/features.ts';
import { kindByWords } from './reading/kind-by-words.ts';
import { scoreOf } from './reading/score.ts';
import type { Found } from './reading/signs.ts';
import { findSigns } from './reading/signs.ts';
import { isTelling } from './reading/telling.ts';
import { tokenize, type WordCache } from './reading/tokens.ts';
import { windowsOf } from './reading/windows.ts';
import type { Word } from './reading/words/word.ts';

export type CrisisLevel = Found['level'];
export type CrisisCheck = {
  readonly level: CrisisLevel;
  /** What the strongest sign tells of; null where there is none. */
  readonly kind: Found['kind'];
  /** Whether the writer tells of themselves or of somebody else. */
  readonly about: Found['about'];
};

/** How much more a part of a long text has to weigh: many parts are many chances to be wrong. */
const PART_MARGIN = 0.5;

type Part = { words: readonly Word[]; found: Found; score: number };

/** Numbers that stand alone. */
const NUMBER = /\p{N}/u;
const NUMBERS = /(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/gu;

function weigh(text: string, cache: WordCache): Part {
  const reading = tokenize(text, cache);
  const found = findSigns(reading);
  const score = isTelling(reading, found)
    ? scoreOf(featuresOf(reading, found), found.level !== 'none')
    : Number.NEGATIVE_INFINITY;
  return { words: reading.words, found, score };
}

/**
 * Plain words of a crisis are weighed without the numbers beside them too: a number says nothing of how
 * somebody is, but shares its place in the table of weights with words that do.
 */
function read(text: string, cache: WordCache): Part {
  const part = weigh(text, cache);
  if (part.found.level !== 'crisis' || !NUMBER.test(text)) return part;
  const bare = text.replace(NUMBERS, ' ');
  if (bare === text) return part;
  const other = weigh(bare, cache);
  return other.score > part.score ? other : part;
}

const RANK: Readonly<Record<CrisisLevel, number>> = { none: 0, concern: 1, crisis: 2 };

/**
 * Whether a text in Portuguese tells of suicide, self-harm, violence or an acute crisis (issue 4, §3;
 * decision D22): an open list of patterns finds signs, and a table of weights learned from an open list
 * of phrases judges them with the words around. Deterministic; docs/safety.md tells how it works, how
 * well, and what it can't do.
 */
export function checkCrisis(text: string): CrisisCheck {
  const cache: WordCache = new Map();
  const parts = windowsOf(text).map((part) => read(part, cache));
  const margin = PART_MARGIN * Math.log(parts.length);
  const worst = parts.reduce((one, other) => (other.score > one.score ? other : one));
  if (worst.score > margin) {
    const { kind, about } = worst.found;
    return { level: 'crisis', kind: kind ?? kindByWords(worst.words), about };
  }
  const { found } = parts.reduce((one, other) => (RANK[other.found.level] > RANK[one.found.level] ? other : one));
  return found.level === 'none' ? found : { ...found, level: 'concern' };
}
