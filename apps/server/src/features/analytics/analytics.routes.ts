import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../http/mount.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function analyticsRoutes(mount: Mount, analytics: AnalyticsService): void {
  mount(endpoints.readAnalytics, ({ actor, query }) => analytics.read(actor, query.period));
}
