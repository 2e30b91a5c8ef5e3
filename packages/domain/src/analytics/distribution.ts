import { MOOD_SCORES, type MoodScore } from '../mood-entry/scale.ts';

/** The number of entries of each of the six scores, worst to best. */
export function distributionOf(entries: readonly { score: number }[]): { score: MoodScore; entries: number }[] {
  const counts = new Map<number, number>();
  for (const { score } of entries) counts.set(score, (counts.get(score) ?? 0) + 1);
  return MOOD_SCORES.map((score) => ({ score, entries: counts.get(score) ?? 0 }));
}
