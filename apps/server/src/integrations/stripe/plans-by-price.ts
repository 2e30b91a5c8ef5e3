import type { PaidPlanId } from '@alento/domain/plan/plans';

/** Plan of every configured price, including older prices that running subscriptions still have. */
export type PlansByPrice = ReadonlyMap<string, PaidPlanId>;
