import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { Screenings } from './screening.service.ts';

export function screeningRoutes(mount: Mount, screenings: Screenings): void {
  mount(endpoints.listScreenings, ({ c, query }) => screenings.list(c.var.actor, query.instrument));

  mount(endpoints.createScreening, async ({ c, body }) =>
    orRefuse(await screenings.create(c.var.actor, body, repeatableOf(c, 'createScreening', body))),
  );
}
