import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../http/mount.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function analyticsRoutes(mount: Mount, analytics: AnalyticsService): void {
  mount(endpoints.readAnalytics, async ({ c, query }) => orRefuse(await analytics.read(c.var.actor, query.period)));
}
