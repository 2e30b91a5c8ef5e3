import type { Recommendation, Recommendations } from '@alento/contract/recommendation';
import { rankedPlanOf } from '@alento/domain/plan/plans';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { HELP_FIRST_MS, recommendationTypeOf } from '@alento/domain/recommendation/limits';
import { accept, type Refusal, type Result, refuseUntil } from '@alento/domain/result';
import { addDays, instantAt, type LocalDate, localDateOf, monthOf } from '@alento/domain/time/local-date';
import type { PersonWithPlan } from '../../access/person.ts';
import type { Runner, Store, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { lockDocuments } from '../../personal-document/personal-document.ts';
import { type MakingDeps, setMaker } from './day-sets/make-sets.ts';
import { setsPreparer } from './day-sets/prepare-sets.ts';
import { isDelivered, openSet, sealSet } from './day-sets/recommendation-set.ts';
import { reasonText } from './recommendation.copy.ts';
import { recommendationRepository, type SetRow } from './recommendation.repository.ts';

export type RecommendationDeps = MakingDeps &
  Store & {
    /** References of a piece of the library. */
    referencesOf: (id: string) => Recommendation['references'];
    /** Reads when the last sign of a crisis was recorded, ms epoch; null for never. */
    lastCrisisAt: (actor: PersonWithPlan, runner: Runner) => Promise<number | null>;
  };
export type RecommendationsService = ReturnType<typeof recommendationService>;

/** Makes and reads a person's recommendations for a local day. A set counts when it is first seen. */
export function recommendationService({ db, clock, lastCrisisAt, referencesOf, ...making }: RecommendationDeps) {
  const { cards } = making;
  const cardsOf = (actor: PersonWithPlan) => new Map(cards(rankedPlanOf(actor.planId)).map((card) => [card.id, card]));

  const isHelpFirst = async (runner: Runner, actor: PersonWithPlan): Promise<boolean> => {
    const at = await lastCrisisAt(actor, runner);
    return at !== null && clock() - at < HELP_FIRST_MS;
  };

  function present(actor: PersonWithPlan, row: SetRow): Recommendation[] {
    const byId = cardsOf(actor);
    return openSet(actor, row).pieces.flatMap(({ id, reason }) => {
      const card = byId.get(id);
      // Left out: the piece was withdrawn, or requires a plan that the person no longer has.
      if (!card || card.isLocked) return [];
      const { title, summary, url, kind, imageUrl, imageDescription, podcast, tags, lastUpdated } = card;
      const aiReason = reasonText(reason, (read) => byId.get(read)?.title);
      const cardFields = { title, url, kind, imageUrl, imageDescription, podcast, tags, lastUpdated };
      return [
        {
          id,
          description: summary,
          type: recommendationTypeOf(kind),
          aiReason,
          references: referencesOf(id),
          ...cardFields,
        },
      ];
    });
  }

  const isWhole = (actor: PersonWithPlan, row: SetRow): boolean =>
    present(actor, row).length === openSet(actor, row).pieces.length;

  /** Whether the monthly limit allows another set. Not called for sets that were seen, which stay accessible. */
  async function hasRoom(tx: Transaction, actor: PersonWithPlan, today: LocalDate): Promise<boolean> {
    const limit = PLAN_QUOTAS[actor.planId].recommendationSetsPerMonth;
    if (!Number.isFinite(limit)) return true;
    const { first, next } = monthOf(today);
    const sets = await recommendationRepository.listSince(tx, [actor.owner], first, addDays(next, -1));
    return sets.filter((row) => isDelivered(actor, row)).length < limit;
  }

  const usedUp = (actor: PersonWithPlan, today: LocalDate, now: number): Refusal =>
    refuseUntil('RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED', instantAt(monthOf(today).next, 0, actor.quotaTimeZone), now);

  return {
    /** Reads the day's set, or makes it if it doesn't exist. Concurrent requests make one set, which counts once. */
    read: (actor: PersonWithPlan): Promise<Result<Recommendations>> =>
      refusableTransaction(db, async (tx): Promise<Result<Recommendations>> => {
        const now = clock();
        const today = localDateOf(now, actor.quotaTimeZone);
        const commonFields = { success: true as const, date: today };
        await lockDocuments(tx, actor);
        const helpFirst = await isHelpFirst(tx, actor);
        const helped = accept({
          ...commonFields,
          recommendations: [],
          fromCache: false,
          generatedAt: now,
          helpFirst: true,
        });
        const storedSet = await recommendationRepository.find(tx, actor.owner, today);
        const wasDelivered = storedSet !== undefined && isDelivered(actor, storedSet);
        if (!wasDelivered && !(await hasRoom(tx, actor, today))) return helpFirst ? helped : usedUp(actor, today, now);
        // A set that was prepared for another plan or has withdrawn pieces is made again before the person sees it.
        const reusableSet = storedSet && (wasDelivered || isWhole(actor, storedSet)) ? storedSet : undefined;
        const row = reusableSet ?? (await setMaker(tx, [actor], { today, now }, making))(actor);
        const recommendations = present(actor, row);
        const { pieces, deliveredAt } = openSet(actor, row);
        // A set that is empty or not shown because of a crisis doesn't count. Its row is stored too, because a missing
        // row would reveal the crisis.
        const isSeen = !helpFirst && recommendations.length > 0;
        if (!wasDelivered)
          await recommendationRepository.keep(
            tx,
            actor.owner,
            sealSet(actor, row, { pieces, deliveredAt: isSeen ? now : deliveredAt }),
          );
        if (helpFirst) return helped;
        return accept({
          ...commonFields,
          recommendations,
          fromCache: reusableSet !== undefined,
          generatedAt: row.generatedAt.getTime(),
          helpFirst: false,
        });
      }),

    /** Prepares the day's sets of several people. */
    prepare: setsPreparer({ ...making, db, clock }),
  };
}
