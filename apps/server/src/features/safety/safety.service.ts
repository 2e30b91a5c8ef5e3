import type { SafetyPlan } from '@alento/contract/safety';
import { accept, type Result, refuse } from '@alento/domain/result';
import { checkSafetyPlan, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { afterAnswer, afterCrisis, type SafetyAnswer, type SafetyState } from '@alento/domain/safety/safety-state';
import type { Holder, Person } from '../../access/person.ts';
import type { Runner, Store, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { lockDocuments, readDocument, storeDocument } from '../../personal-document/personal-document.ts';
import { SAFETY_PLAN, SAFETY_STATE } from '../../sealed-json/safety.ts';

type Deps = Store & {
  /** Counts an answer "não era isso", without the person. */
  countNotMeant: (answer: SafetyAnswer) => void;
};
export type Safety = ReturnType<typeof safetyService>;

/** Reads and changes a person's safety plan and crisis state. */
export function safetyService({ db, clock, countNotMeant }: Deps) {
  async function changeState(
    tx: Transaction,
    actor: Person,
    change: (state: SafetyState, now: number) => SafetyState,
  ): Promise<SafetyState> {
    await lockDocuments(tx, actor);
    const now = clock();
    const state = change(await readDocument(tx, actor, SAFETY_STATE), now);
    await storeDocument(tx, actor, SAFETY_STATE, state);
    return state;
  }

  return {
    readPlan: (actor: Holder<'safety-plan'>): Promise<SafetyPlan> => readDocument(db, actor, SAFETY_PLAN),

    /** @param basedOn the version that the person edited. If undefined, concurrent changes are not detected. */
    changePlan: (
      actor: Person,
      content: SafetyPlanContent,
      basedOn: number | null | undefined,
    ): Promise<Result<SafetyPlan>> =>
      refusableTransaction(db, async (tx) => {
        const checked = checkSafetyPlan(content);
        if (!checked.ok) return checked;
        await lockDocuments(tx, actor);
        const before = await readDocument(tx, actor, SAFETY_PLAN);
        if (basedOn !== undefined && basedOn !== before.updatedAt) return refuse('SAFETY_PLAN_CHANGED');
        // Two changes within the same millisecond get different versions.
        const updatedAt = Math.max(clock(), (before.updatedAt ?? 0) + 1);
        // Older clients don't send this field, so the stored value is kept.
        const { readableContacts = before.readableContacts } = checked.value;
        const plan = {
          ...checked.value,
          ...(readableContacts === undefined ? {} : { readableContacts }),
          updatedAt,
        };
        await storeDocument(tx, actor, SAFETY_PLAN, plan);
        return accept(plan);
      }),

    readState: (actor: Person, runner: Runner = db): Promise<SafetyState> => readDocument(runner, actor, SAFETY_STATE),

    /** @param answeredAt when the person answered, ms epoch. A time in the future is replaced by the current time. */
    async answer(actor: Person, answer: SafetyAnswer, answeredAt?: number): Promise<SafetyState> {
      let isNotMeant = false;
      const answered = await db.transaction((tx) =>
        changeState(tx, actor, (state, now) => {
          const next = afterAnswer(state, answer, Math.min(answeredAt ?? now, now));
          isNotMeant = next.notMeantAt !== state.notMeantAt;
          return next;
        }),
      );
      if (isNotMeant) countNotMeant(answer);
      return answered;
    },

    /** Records a sign of a crisis. From then on the app shows help first. */
    notice: async (actor: Person, tx?: Transaction): Promise<void> => {
      if (tx) await changeState(tx, actor, afterCrisis);
      else await db.transaction((own) => changeState(own, actor, afterCrisis));
    },
  };
}
