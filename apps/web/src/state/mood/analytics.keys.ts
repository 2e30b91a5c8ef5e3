import type { AnalyticsPeriod } from '@alento/domain/analytics/period';
import { session } from '../../lib/session/session.ts';

/** Query keys of /analises. Every change of entries or tags invalidates them. */
const mine = () => ['analytics', session.userId()] as const;

export const analyticsKeys = {
  all: mine,
  period: (period: AnalyticsPeriod) => [...mine(), period] as const,
};
