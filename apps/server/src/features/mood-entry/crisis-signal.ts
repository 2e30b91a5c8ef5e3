import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { MIN_SCORE } from '@alento/domain/mood-entry/scale';

/**
 * Whether an entry is a sign that its author is in a crisis: the worst score, or crisis words in the note (D22).
 */
export function entryRaisesCrisis({ score, note }: { score: number; note: string }): boolean {
  if (score === MIN_SCORE) return true;
  if (note === '') return false;
  const { level, about } = checkCrisis(note);
  return level === 'crisis' && about === 'self';
}
