import type { CustomerFacts, SubscriptionFacts } from './facts.ts';
import { subscriptionRow } from './plan-rows.ts';

/** What has to be changed at the payment service, so that nobody is charged for a plan without access. */
export type Repair =
  /** Its payment was refunded: the subscription ends. */
  | { readonly kind: 'end'; readonly subscriptionId: string }
  /** Its payment is disputed: it must not renew, but the dispute may still be won. */
  | { readonly kind: 'stop-renewal'; readonly subscriptionId: string };

function repairOf(facts: SubscriptionFacts): Repair | null {
  const row = subscriptionRow(facts);
  if (row?.status !== 'ended' || facts.endedAt !== null) return null;
  const ofPeriod = facts.payments.filter(({ coversUntil }) => coversUntil > facts.periodStart);
  if (ofPeriod.some(({ refundedAt }) => refundedAt !== null)) return { kind: 'end', subscriptionId: facts.id };
  return facts.canceledAt === null ? { kind: 'stop-renewal', subscriptionId: facts.id } : null;
}

/** The repairs that follow from the facts. After they are done, the same facts give none. */
export const repairsOf = ({ subscriptions }: CustomerFacts): Repair[] =>
  subscriptions.map(repairOf).filter((repair) => repair !== null);
