import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import type { RecommendationsService } from './recommendation.service.ts';

export function recommendationRoutes(mount: Mount, recommendations: RecommendationsService): void {
  mount(endpoints.readRecommendations, async ({ c }) => orRefuse(await recommendations.read(c.var.actor)));
}
