import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function analyticsRoutes(mount: Mount, analytics: AnalyticsService): void {
  mount(endpoints.readAnalytics, async ({ c, query }) => orRefuse(await analytics.read(c.var.actor, query.period)));
}
