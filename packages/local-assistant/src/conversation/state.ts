import type { Query } from '@alento/diary-query/query/query';
import type { ExerciseId } from '../exercises/exercise.ts';
import type { OfferId } from '../replies/offers.ts';
import type { Label } from '../understanding/labels.ts';

/** What the assistant keeps of a conversation from one reply to the next. The server seals it with the reply. */
export type State = {
  /** What the last reply was about; null at the start and after small talk. */
  about: Label | null;
  /** What the last message was taken for; null if it was understood in another way than by a label. */
  understood: Label | null;
  /** The last question about the diary, whose parts a follow-up leaves out. */
  query: Query | null;
  /** The offer that the last question made. */
  offered: OfferId | null;
  /** Offers that the person has refused; they aren't made again. */
  refused: readonly OfferId[];
  /** The exercise that was begun last, with the step shown last, counted from 1; null once it is finished. */
  exercise: { readonly id: ExerciseId; readonly step: number; readonly isLeft: boolean } | null;
  /** Number of first steps and of explanations already given, by topic. */
  given: Readonly<Record<string, { readonly helps: number; readonly explains: number }>>;
};

export const START: State = {
  about: null,
  understood: null,
  query: null,
  offered: null,
  refused: [],
  exercise: null,
  given: {},
};

/** Version of the form below. A state of another version is ignored, so that the conversation continues without it. */
const VERSION = 1;

export const stateText = (state: State): string => JSON.stringify({ version: VERSION, state });

/** Reads a state that `stateText` wrote. */
export function readState(text: string | null): State {
  if (text === null) return START;
  const { version, state } = JSON.parse(text) as { version: number; state: State };
  return version === VERSION ? state : START;
}
