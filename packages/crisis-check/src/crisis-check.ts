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
  /** Kind of the strongest sign; null if there is none. */
  readonly kind: Found['kind'];
  /** Whether the text is about the writer or somebody else. */
  readonly about: Found['about'];
};

/** Additional score that a part of a long text needs: many parts mean more chances of a false alarm. */
const PART_MARGIN = 0.5;

type Part = { words: readonly Word[]; found: Found; score: number };

/** Numbers that are not part of a word. */
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
 * Scores the words of a crisis without the numbers beside them too: a number says nothing about a person, but its hash
 * shares a weight with words that do.
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
 * Whether a Portuguese text is about suicide, self-harm, violence or an acute crisis (issue 4, §3; decision D22).
 * Patterns find signs; a table of weights, trained on the corpus, judges them together with the other words.
 * Deterministic. docs/safety.md describes how it works, its accuracy and its limits.
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
