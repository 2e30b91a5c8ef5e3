import { MIN_SCORE } from '@alento/domain/mood-entry/scale';
import { raisesCrisis } from '../../text/raises-crisis.ts';

/** Whether an entry is a sign that its author is in a crisis: the worst score, or crisis words in the note. */
export const entryRaisesCrisis = ({ score, note }: { score: number; note: string }): boolean =>
  score === MIN_SCORE || raisesCrisis(note);
