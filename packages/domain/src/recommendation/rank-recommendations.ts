import type { ContentKind } from '../content/kinds.ts';
import { canAccess, type RankedPlan } from '../plan/plans.ts';
import type { Reason, RecommendationHistory, Signal } from './history.ts';
import { CATEGORY_MAX, OTHER_KIND_MAX, SET_SIZE_MAX } from './limits.ts';
import { isOnSleep, signalsOf, sleepsWell } from './signals.ts';

/** A piece of the library with the fields that the ranking uses. */
export type Candidate = {
  readonly id: string;
  readonly kind: ContentKind;
  readonly category: string;
  readonly tags: readonly string[];
  readonly requiredPlan: RankedPlan;
};
export type Recommended = { readonly id: string; readonly reason: Reason };

/** Factor for the weight of a signal after each piece chosen for it, so that later pieces have other reasons. */
const AFTER_CHOICE = 0.5;
/**
 * The category of pieces about crises. They are never recommended, because they could alarm. People find them by search
 * or after a sign of crisis.
 */
const CRISIS_SHELF = 'crise-e-ajuda';
/** Maximum random change of a weight. It stays the same all day, and decides the order of pieces with equal weight. */
const CHANCE = 0.1;
const READ_ON_WEIGHT = 0.9;

/** A pseudo-random number from 0 to 1 for a day and an id (FNV-1a). */
function chanceOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return (hash >>> 0) / 2 ** 32;
}

/** Signals for pieces that are similar to those finished last. */
function readOnSignals({ finished }: RecommendationHistory, library: readonly Candidate[]): Signal[] {
  const last = library.find(({ id }) => id === finished[0]);
  return last ? [{ reason: { code: 'read-on', id: last.id }, topics: last.tags, weight: READ_ON_WEIGHT }] : [];
}

const speaksFor = ({ topics }: Signal, { tags }: Candidate): number => {
  const shared = tags.filter((tag) => topics.includes(tag)).length;
  // Each further shared tag adds less weight than the first.
  return shared === 0 ? 0 : 1 + (shared - 1) * 0.25;
};

type Weighed = { candidate: Candidate; score: number; signal: Signal | null };

/** The weight of a piece, and the signal that contributes most to it. */
function weigh(candidate: Candidate, signals: readonly (Signal & { left: number })[], today: string): Weighed {
  let score = chanceOf(`${today} ${candidate.id}`) * CHANCE;
  let loudest: { signal: Signal | null; voice: number } = { signal: null, voice: 0 };
  for (const signal of signals) {
    const voice = signal.left * speaksFor(signal, candidate);
    score += voice;
    if (voice > loudest.voice) loudest = { signal, voice };
  }
  return { candidate, score, signal: loudest.signal };
}

/** Whether the set may contain another piece of this category and kind. */
function hasRoom(chosen: readonly Candidate[], { category, kind }: Candidate): boolean {
  const alike = chosen.filter((one) => one.category === category).length;
  const ofKind = kind === 'article' ? 0 : chosen.filter((one) => one.kind === kind).length;
  return alike < CATEGORY_MAX && ofKind < OTHER_KIND_MAX;
}

/**
 * The set of a day: unread pieces that the plan includes and that were not recommended recently, chosen by the signals
 * in the history. Pieces are chosen one by one, so that the set has several reasons and no category more than twice. If
 * few pieces are left, the set is smaller, so that some pieces are left for the next days. The same history and day
 * always give the same set.
 */
export function rankRecommendations(
  library: readonly Candidate[],
  history: RecommendationHistory,
  plan: RankedPlan,
): Recommended[] {
  const out = new Set([...history.finished, ...history.recent]);
  const leavesSleepOut = sleepsWell(history);
  const open = library.filter(
    (piece) =>
      !out.has(piece.id) &&
      piece.category !== CRISIS_SHELF &&
      canAccess(plan, piece.requiredPlan) &&
      !(leavesSleepOut && isOnSleep(piece)),
  );
  const signals = [...signalsOf(history), ...readOnSignals(history, library)].map((signal) => ({
    ...signal,
    left: signal.weight,
  }));
  const chosen: Candidate[] = [];
  const set: Recommended[] = [];
  const size = Math.min(SET_SIZE_MAX, Math.max(1, Math.floor(open.length / 2)));
  const begin = signals.find(({ reason }) => reason.code === 'begin')?.reason ?? { code: 'begin', days: 0 };
  while (set.length < size) {
    const best = open
      .filter((candidate) => !chosen.includes(candidate) && hasRoom(chosen, candidate))
      .map((candidate) => weigh(candidate, signals, history.today))
      .reduce<Weighed | null>((one, other) => (one !== null && one.score >= other.score ? one : other), null);
    if (!best) break;
    chosen.push(best.candidate);
    set.push({ id: best.candidate.id, reason: best.signal?.reason ?? begin });
    for (const signal of signals) if (signal.reason === best.signal?.reason) signal.left *= AFTER_CHOICE;
  }
  return set;
}
