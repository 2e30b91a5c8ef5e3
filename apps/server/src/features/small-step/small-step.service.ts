import { accept, type Result } from '@alento/domain/result';
import { type SmallStep, type SmallSteps, withMark, withSteps } from '@alento/domain/small-step/small-step';
import { localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../../access/person.ts';
import type { Store } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { lockDocuments, readDocument, storeDocument } from '../../personal-document/personal-document.ts';
import { SMALL_STEPS } from '../../sealed-json/small-step.ts';

export type SmallStepService = ReturnType<typeof smallStepService>;

/** Reads and changes a person's small steps. */
export function smallStepService({ db, clock }: Store) {
  const change = (actor: Person, next: (before: SmallSteps) => Result<SmallSteps>): Promise<Result<SmallSteps>> =>
    refusableTransaction(db, async (tx) => {
      await lockDocuments(tx, actor);
      const changed = next(await readDocument(tx, actor, SMALL_STEPS));
      if (changed.ok) await storeDocument(tx, actor, SMALL_STEPS, changed.value);
      return changed;
    });

  return {
    read: (actor: Person): Promise<SmallSteps> => readDocument(db, actor, SMALL_STEPS),

    change: (actor: Person, steps: SmallStep[]) => change(actor, (before) => accept(withSteps(before, steps))),

    mark: (actor: Person, mark: Parameters<typeof withMark>[1]) =>
      change(actor, (before) => withMark(before, mark, localDateOf(clock(), actor.timeZone))),
  };
}
