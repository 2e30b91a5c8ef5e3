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
  /** The library as this plan sees it. */
  cards: (plan: ContentCard['requiredPlan']) => ContentCard[];
};

/**
 * Reads what the day's sets of these people are made from. The answer makes one person's set at a call: pure
 * work, the same whether the set is asked for alone or made ahead with many.
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
