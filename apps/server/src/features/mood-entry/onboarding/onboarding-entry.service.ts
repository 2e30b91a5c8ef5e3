import type { MoodEntry } from '@alento/contract/mood-entry';
import { CHECK_IN_NOTE_MAX, CRISIS_RECENT_MS } from '@alento/domain/mood-entry/limits';
import { onboardingEntryId } from '@alento/domain/mood-entry/onboarding-entry';
import { checkNote, planMoodEntry } from '@alento/domain/mood-entry/plan-mood-entry';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Person, PersonWithPlan } from '../../../access/person.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { entries } from '../../../diary/read-entries.ts';
import { writeEntries } from '../../../diary/write-entries.ts';
import { onceWithin, type Repeatable } from '../../../idempotency/idempotency.ts';
import { holdDocuments } from '../../../personal-document/personal-document.ts';
import { entryRaisesCrisis } from '../crisis-signal.ts';
import { holdTags } from '../hold-tags.ts';
import { presentEntry } from '../mood-entry.presenter.ts';
import { presentPlanned, rowOf } from '../mood-entry.service.ts';
import type { OnWritten } from '../on-written.ts';

type Deps = {
  db: Database;
  clock: () => number;
  noticeCrisis: (actor: Person, tx: Transaction) => Promise<void>;
  onWritten: OnWritten;
};
export type OnboardingMood = {
  score: number;
  note: string;
  /** Instant of the mood, ms epoch; the current time by default. */
  timestamp?: number | undefined;
  /** Id of a new entry, if the caller chose one. */
  id?: string | undefined;
  /** Ids of the person's own tags. An existing entry keeps its tags if this is empty. */
  tags?: string[] | undefined;
};
export type OnboardingEntries = ReturnType<typeof onboardingEntryService>;

/**
 * The only entry that the onboarding creates (companion §3, §4). A retry or a second visit changes it and keeps its id
 * and time.
 */
export function onboardingEntryService({ db, clock, noticeCrisis, onWritten }: Deps) {
  /** Lock the person's documents first, so that concurrent calls don't create two entries. */
  async function recordWithin(tx: Transaction, actor: Person, mood: OnboardingMood): Promise<Result<MoodEntry>> {
    const note = checkNote(mood.note, CHECK_IN_NOTE_MAX);
    if (!note.ok) return note;
    const planned = planMoodEntry(mood, { now: clock(), timeZone: actor.timeZone });
    if (!planned.ok) return planned;
    const { tags = [] } = mood;
    if (tags.length > 0 && !(await holdTags(tx, actor.owner, tags))) return refuse('ENTRY_TAGS_INVALID');
    const { userId } = actor.owner;
    const userKey = actor.userKey();
    const before = await entries.findOnboarding(tx, actor.owner);
    const was = before && presentEntry(before, userId, userKey);
    const isNew = was?.score !== planned.value.score || was.note !== planned.value.note;
    const isRecent = planned.value.timestamp >= clock() - CRISIS_RECENT_MS;
    if (isNew && isRecent && entryRaisesCrisis(planned.value)) await noticeCrisis(actor, tx);
    if (before) {
      const { score, note } = rowOf(planned.value, [], before.id, userId, userKey);
      const change = { score, note, tagIds: tags.length > 0 ? tags : before.tagIds };
      await writeEntries.update(tx, actor.owner, before.id, change);
      return accept(presentEntry({ ...before, ...change }, userId, userKey));
    }
    const id = mood.id ?? onboardingEntryId(planned.value.timestamp);
    await writeEntries.insertAll(tx, actor.owner, [rowOf(planned.value, tags, id, userId, userKey)]);
    return accept(presentPlanned(planned.value, tags, id));
  }

  /** The entry of a repeated request; refuses if it was deleted. */
  async function replay(actor: Person): Promise<Result<MoodEntry>> {
    const entry = await entries.findOnboarding(db, actor.owner);
    return entry ? accept(presentEntry(entry, actor.owner.userId, actor.userKey())) : refuse('IDEMPOTENT_RESULT_GONE');
  }

  return {
    recordWithin,

    async record(
      actor: PersonWithPlan,
      mood: OnboardingMood & { id: string },
      repeatable: Repeatable | null,
    ): Promise<Result<MoodEntry>> {
      const follow = await onWritten(actor);
      const work = async (tx: Transaction): Promise<Result<MoodEntry>> => {
        await holdDocuments(tx, actor);
        const recorded = await recordWithin(tx, actor, mood);
        if (recorded.ok && follow) await follow(tx, recorded.value.id);
        return recorded;
      };
      if (!repeatable) return refusableTransaction(db, work);
      const done = await onceWithin(db, actor, repeatable, [mood.id], new Date(clock()), work);
      return done.ok ? replay(actor) : done;
    },
  };
}
