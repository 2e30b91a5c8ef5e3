import type { PlanId } from './plans.ts';

/** Quota without a limit. */
const UNLIMITED = Number.POSITIVE_INFINITY;

export type PlanQuotas = {
  aiMessagesPerDay: number;
  insightsPerMonth: number;
  healthRecordsPerMonth: number;
  recommendationSetsPerMonth: number;
  attachmentsPerMonth: number;
};

/** Quotas of each plan. */
export const PLAN_QUOTAS: Record<PlanId, PlanQuotas> = {
  free: {
    aiMessagesPerDay: 5,
    insightsPerMonth: 2,
    healthRecordsPerMonth: 1,
    recommendationSetsPerMonth: 5,
    attachmentsPerMonth: 20,
  },
  essencial: {
    aiMessagesPerDay: 30,
    insightsPerMonth: UNLIMITED,
    healthRecordsPerMonth: 4,
    recommendationSetsPerMonth: UNLIMITED,
    attachmentsPerMonth: UNLIMITED,
  },
  premium: {
    aiMessagesPerDay: UNLIMITED,
    insightsPerMonth: UNLIMITED,
    healthRecordsPerMonth: UNLIMITED,
    recommendationSetsPerMonth: UNLIMITED,
    attachmentsPerMonth: UNLIMITED,
  },
};

/** Number of calendar days after the purchase in which a cancellation is refunded in full. */
export const REFUND_WINDOW_DAYS = 7;
