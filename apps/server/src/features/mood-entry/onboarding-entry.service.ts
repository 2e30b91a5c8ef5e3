import type { MoodEntry } from '@alento/contract/mood-entry';
import { entryRaisesCrisis } from '@alento/domain/mood-entry/crisis-signal';
import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { onboardingEntryId } from '@alento/domain/mood-entry/onboarding-entry';
import { checkNote, planMoodEntry } from '@alento/domain/mood-entry/plan-mood-entry';
import { accept, type Result } from '@alento/domain/result';
import type { Database, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { holdDocuments } from '../../personal-document/personal-document.ts';
import { presentEntry } from './mood-entry.presenter.ts';
import { moodEntryRepository } from './mood-entry.repository.ts';
import { presentPlanned, rowOf } from './mood-entry.service.ts';

type Deps = {
  db: Database;
  clock: () => number;
  noticeCrisis: (actor: Actor, tx: Transaction) => Promise<void>;
};
export type OnboardingMood = {
  score: number;
  note: string;
  /** When it was felt, ms epoch; now without. */
  timestamp?: number | undefined;
  /** The id it is to have, where the caller named one. */
  id?: string | undefined;
};
export type OnboardingEntries = ReturnType<typeof onboardingEntryService>;

/**
 * The one entry that onboarding makes (companion §3, §4): a retry or a second visit changes it,
 * keeps its id and its time, and makes no second.
 */
export function onboardingEntryService({ db, clock, noticeCrisis }: Deps) {
  const repository = moodEntryRepository(db);

  /** Hold the person's documents first: two at once must not both find none. */
  async function recordWithin(tx: Transaction, actor: Actor, mood: OnboardingMood): Promise<Result<MoodEntry>> {
    const note = checkNote(mood.note, CHECK_IN_NOTE_MAX);
    if (!note.ok) return note;
    const planned = planMoodEntry(mood, { now: clock(), timeZone: actor.timeZone });
    if (!planned.ok) return planned;
    if (entryRaisesCrisis(planned.value)) await noticeCrisis(actor, tx);
    const { userId } = actor.owner;
    const before = await repository.findOnboarding(tx, actor.owner);
    if (before) {
      const changed = rowOf(planned.value, [], before.id, userId, actor.userKey());
      await repository.reword(tx, actor.owner, before.id, { score: changed.score, note: changed.note });
      return accept(presentEntry({ ...before, score: changed.score, note: changed.note }, userId, actor.userKey()));
    }
    const id = mood.id ?? onboardingEntryId(planned.value.timestamp);
    await repository.insertAll(tx, actor.owner, [rowOf(planned.value, [], id, userId, actor.userKey())]);
    return accept(presentPlanned(planned.value, [], id));
  }

  return {
    recordWithin,

    record: (actor: Actor, mood: OnboardingMood): Promise<Result<MoodEntry>> =>
      refusableTransaction(db, async (tx) => {
        await holdDocuments(tx, actor);
        return recordWithin(tx, actor, mood);
      }),
  };
}
