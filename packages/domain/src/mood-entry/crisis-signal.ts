import { checkCrisis } from '../safety/crisis-check.ts';
import { MIN_SCORE } from './scale.ts';

/** Whether an entry speaks of a crisis of the person themself: the worst score, or their words (decision D22). */
export function entryRaisesCrisis({ score, note }: { score: number; note: string }): boolean {
  if (score === MIN_SCORE) return true;
  if (note === '') return false;
  const { level, about } = checkCrisis(note);
  return level === 'crisis' && about === 'self';
}
