import { isDeepStrictEqual } from 'node:util';
import type { UserData } from '@alento/domain/onboarding/user-data';
import type { Result } from '@alento/domain/result';
import type { ScreeningAnswers, ScreeningInput } from '@alento/domain/screening/score-screening';
import type { Person } from '../../access/person.ts';
import type { Transaction } from '../../db/database.ts';

/** Functions of other features that are called for changed answers; app.ts provides them. */
export type EffectPorts = {
  recordMood: (
    tx: Transaction,
    actor: Person,
    mood: { score: number; note: string; timestamp?: number | undefined },
  ) => Promise<Result<unknown>>;
  /** @param amends changes the day's screening if it exists, and creates none. */
  recordScreening: (tx: Transaction, actor: Person, input: ScreeningInput, amends: boolean) => Promise<Result<unknown>>;
};
/** Changes the recovery address in a request of the onboarding; app.ts creates one for each request. */
export type RecoveryEmailRequest = {
  /** Called before the transaction. Confirms the person's identity if required. Null removes the address. */
  permit(address: string | null): Promise<Result<unknown>>;
  apply(tx: Transaction): Promise<Result<unknown>>;
  /** Called after the commit. */
  committed(): void;
};
type Effect = (tx: Transaction, actor: Person) => Promise<Result<unknown>>;

const hasValue = <T>(value: T): value is NonNullable<T> => value !== undefined && value !== null;

/** The mood to record as an entry; undefined if the change contains no new mood. */
function moodOf(before: UserData, change: UserData) {
  const score = change.currentMood === undefined ? before.currentMood : change.currentMood;
  if (typeof score !== 'number') return null;
  const note = change.moodNote === undefined ? before.moodNote : change.moodNote;
  const isNew = score !== before.currentMood || (note ?? '') !== (before.moodNote ?? '');
  return isNew ? { score, note: (note ?? '') as string } : null;
}

/** Lists the effects of the answers that the change modifies. */
export function effectsOf(before: UserData, change: UserData, ports: EffectPorts): Effect[] {
  const effects: Effect[] = [];
  const mood = moodOf(before, change);
  if (mood) {
    const timestamp = hasValue(change.currentMoodAt) ? (change.currentMoodAt as number) : undefined;
    effects.push((tx, actor) => ports.recordMood(tx, actor, { ...mood, timestamp }));
  }
  const screening = (field: string, input: Omit<ScreeningInput, 'answers'>, isAddition = false): void => {
    const isNew = hasValue(change[field]) && !isDeepStrictEqual(change[field], before[field]);
    const answers = change[field] === undefined ? before[field] : change[field];
    if (!hasValue(answers) || !(isNew || isAddition)) return;
    effects.push((tx, actor) =>
      ports.recordScreening(tx, actor, { ...input, answers: answers as ScreeningAnswers }, !isNew),
    );
  };
  const known = before.depressionDifficulty ?? undefined;
  const chosen = change.depressionDifficulty === undefined ? known : change.depressionDifficulty;
  const difficulty = hasValue(chosen) ? (chosen as number) : undefined;
  const isOtherDifficulty = difficulty !== known;
  screening('depressionScreening', { instrument: 'PHQ-9', difficulty }, isOtherDifficulty);
  screening('anxietyScreening', { instrument: 'GAD-7' });
  return effects;
}
