import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../http/mount.ts';
import type { RecommendationsService } from './recommendation.service.ts';

export function recommendationRoutes(mount: Mount, recommendations: RecommendationsService): void {
  mount(endpoints.readRecommendations, ({ actor }) => recommendations.read(actor));
}
