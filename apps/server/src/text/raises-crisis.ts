import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { MIN_SCORE } from '@alento/domain/mood-entry/scale';

/** Whether a text is a sign that its author is in a crisis. */
export function raisesCrisis(text: string): boolean {
  if (text === '') return false;
  const { level, about } = checkCrisis(text);
  return level === 'crisis' && about === 'self';
}

/** Whether an entry is a sign that its author is in a crisis: the worst score, or crisis words in the note. */
export const entryRaisesCrisis = ({ score, note }: { score: number; note: string }): boolean =>
  score === MIN_SCORE || raisesCrisis(note);
