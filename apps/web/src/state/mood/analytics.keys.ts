import type { AnalyticsPeriod } from '@alento/domain/analytics/period';
import { session } from '../../lib/session/session.ts';

/** Keys of /analises: read there, marked old by whatever changes entries or tags. */
const mine = () => ['analytics', session.userId()] as const;

export const analyticsKeys = {
  all: mine,
  period: (period: AnalyticsPeriod) => [...mine(), period] as const,
};
