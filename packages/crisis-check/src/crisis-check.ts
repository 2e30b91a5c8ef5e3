import type { CrisisKind } from './patterns/pattern-table.ts';
import { mayBeDanger, saysDangerPlainly } from './plain/plain-danger.ts';
import { withoutHarmless } from './plain/plain-harmless.ts';
import { featuresOf } from './reading/features.ts';
import { anyOf, type WordSet } from './reading/matching/word-set.ts';
import { scoreOf } from './reading/score.ts';
import type { Found } from './reading/signs.ts';
import { findSigns, NOTHING } from './reading/signs.ts';
import { isTelling } from './reading/telling.ts';
import { tokenize, type WordCache } from './reading/tokens.ts';
import type { Word } from './reading/words/word.ts';
import { plainWordsOf } from './telling/plain-words.ts';
import { type HelpKind, tellingOf } from './telling/telling-of.ts';

/**
 * Length of a part of a long text and distance between parts, in words: a sign may be a single clause in a long story.
 */
const PART_WORDS = 60;
const STEP_WORDS = 30;

/** Splits a long text into overlapping parts to be scored separately; a short text is one part. */
function windowsOf(text: string): string[] {
  if (text.length < 2 * PART_WORDS) return [text];
  const words = [...text.matchAll(/\S+/g)];
  if (words.length <= PART_WORDS) return [text];
  const parts: string[] = [];
  for (let at = 0; at === 0 || at + STEP_WORDS < words.length; at += STEP_WORDS) {
    const next = words[at + PART_WORDS];
    parts.push(text.slice(words[at]?.index ?? 0, next?.index ?? text.length));
    if (!next) break;
  }
  return parts;
}

/** Longest clause, in words, of a text without punctuation, and distance between such clauses. */
const CLAUSE_WORDS = 10;
const CLAUSE_STEP = 5;

/** Splits a text into its sentences, and sentences longer than a clause into overlapping ones. */
function clausesOf(text: string): string[] {
  return text.split(/[.!?;:\n]+/).flatMap((sentence) => {
    const words = sentence.match(/\S+/g) ?? [];
    if (words.length <= CLAUSE_WORDS) return words.length === 0 ? [] : [sentence];
    const clauses: string[] = [];
    for (let at = 0; at === 0 || at + CLAUSE_WORDS - CLAUSE_STEP < words.length; at += CLAUSE_STEP)
      clauses.push(words.slice(at, at + CLAUSE_WORDS).join(' '));
    return clauses;
  });
}

/** Word classes by kind, the most specific kind first. */
const TELLING: readonly [kind: CrisisKind, words: WordSet][] = [
  ['acute', anyOf('@overdose', '@veneno')],
  ['self-harm', anyOf('@cortar', '@automutilar', '@lamina', '@queimar', '@machucar')],
  ['violence', anyOf('@bater', '@abusar', '@agredir', '@ameacar', '@surra', '@apanhar', '@violencia', '@trancar')],
];

/** The most likely kind of a text without a sign; suicide if no word is specific. */
const kindByWords = (words: readonly Word[]): CrisisKind =>
  TELLING.find(([, telling]) => words.some((word) => word.isOf(telling)))?.[0] ?? 'suicide';

export type CrisisLevel = Found['level'];
export type CrisisCheck = {
  readonly level: CrisisLevel;
  /** What the text tells of if it is a crisis, else the kind of the strongest sign; null if there is none. */
  readonly kind: HelpKind | null;
  /** Whether the text is about the writer or somebody else. */
  readonly about: Found['about'];
};

/** Additional score that a part of a long text needs: many parts mean more chances of a false alarm. */
const PART_MARGIN = 0.5;
/** The same for the clauses of a part: with a sign, and without one, which also needs more for itself. */
const SIGNED_CLAUSES_MARGIN = 0.2;
const CLAUSES_MARGIN = 0.5;
const UNSIGNED_CLAUSE_MARGIN = 1;
/** Clauses of a part without a sign are not scored if its own score is this far below the limit. */
const CLEARLY_HARMLESS = 3;

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
 * The part if it is a crisis, or its first clause that is one by itself: in a story most words say nothing about the one
 * clause that matters.
 *
 * @param limit score above which a part is a crisis.
 * @returns null if neither is a crisis.
 */
function crisisIn(text: string, part: Part, limit: number, cache: WordCache): Part | null {
  if (part.score > limit) return part;
  if (part.found.level === 'none' && part.score < limit - CLEARLY_HARMLESS) return null;
  const clauses = clausesOf(text);
  if (clauses.length === 1) return null;
  const many = Math.log(clauses.length);
  for (const clause of clauses) {
    const own = read(clause, cache);
    const isSigned = own.found.level === 'crisis';
    const margin = isSigned ? SIGNED_CLAUSES_MARGIN * many : UNSIGNED_CLAUSE_MARGIN + CLAUSES_MARGIN * many;
    if (own.score > limit + margin) return own;
  }
  return null;
}

/**
 * Whether a part that the weights call a crisis is none: it has words that are harmless for sure, and without them
 * neither the weights nor a pattern find one.
 */
function isExplained(window: string, limit: number, cache: WordCache): boolean {
  const words = plainWordsOf(window);
  const rest = withoutHarmless(words);
  if (rest === words) return false;
  const part = read(rest, cache);
  return part.found.level !== 'crisis' && crisisIn(rest, part, limit, cache) === null && !saysDangerPlainly(words);
}

/**
 * Whether a Portuguese text is about suicide, self-harm, violence or an acute crisis. Patterns find signs; a table of
 * weights, trained on the corpus, judges them together with the other words; rules decide what is plain, whatever the
 * weights say. Deterministic. docs/safety.md describes how it works, its accuracy and its limits.
 */
export function checkCrisis(text: string): CrisisCheck {
  const cache: WordCache = new Map();
  const windows = windowsOf(text);
  const limit = PART_MARGIN * Math.log(windows.length);
  let strongest = NOTHING;
  for (const window of windows) {
    const part = read(window, cache);
    const crisis = crisisIn(window, part, limit, cache);
    if (crisis && !isExplained(window, limit, cache)) {
      const { kind, about } = crisis.found;
      return { level: 'crisis', ...tellingOf(window, kind, kindByWords(crisis.words), about) };
    }
    if (RANK[part.found.level] > RANK[strongest.level]) strongest = part.found;
  }
  if (mayBeDanger(text) && saysDangerPlainly(plainWordsOf(text)))
    return { level: 'crisis', ...tellingOf(text, strongest.kind, 'suicide', 'self') };
  return strongest.level === 'none' ? strongest : { ...strongest, level: 'concern' };
}
