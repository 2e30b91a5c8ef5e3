import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { WeeklySummaries } from './weekly-summary.service.ts';

export function insightRoutes(mount: Mount, summaries: WeeklySummaries): void {
  mount(endpoints.requestWeeklySummary, async ({ c, actor }) => {
    const answer = orRefuse(await summaries.request(actor, repeatableOf(c, 'requestWeeklySummary', {})));
    if (!('done' in answer)) return answer;
    c.set('otherStatus', 200);
    return answer.done;
  });

  mount(endpoints.readWeeklySummary, ({ actor, params }) => summaries.read(actor, params.id));
}
