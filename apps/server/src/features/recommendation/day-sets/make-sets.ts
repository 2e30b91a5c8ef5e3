import type { ContentCard } from '@alento/contract/content';
import { rankedPlanOf } from '@alento/domain/plan/plans';
import { rankRecommendations } from '@alento/domain/recommendation/rank-recommendations';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { PersonWithPlan } from '../../../access/person.ts';
import type { Runner } from '../../../db/database.ts';
import { type HistoryPorts, readHistories } from '../history.ts';
import type { SetRow } from '../recommendation.repository.ts';
import { sealSet } from './recommendation-set.ts';

export type MakingDeps = HistoryPorts & {
  /** The library's pieces for a plan. */
  cards: (plan: ContentCard['requiredPlan']) => ContentCard[];
};

/**
 * Loads the input for the sets of these people with a fixed number of statements. The returned function computes one
 * person's set without I/O.
 */
export async function setMaker(
  runner: Runner,
  people: readonly PersonWithPlan[],
  { today, now }: { today: LocalDate; now: number },
  { cards, ...ports }: MakingDeps,
): Promise<(person: PersonWithPlan) => SetRow> {
  const historyOf = await readHistories(runner, people, { today, now }, ports);
  const plans = new Set(people.map(({ planId }) => rankedPlanOf(planId)));
  const library = new Map([...plans].map((plan) => [plan, cards(plan)]));
  return (person) => {
    const plan = rankedPlanOf(person.planId);
    const pieces = rankRecommendations(library.get(plan) ?? [], historyOf(person), plan);
    return sealSet(person, { localDate: today, generatedAt: new Date(now) }, { pieces, deliveredAt: null });
  };
}
