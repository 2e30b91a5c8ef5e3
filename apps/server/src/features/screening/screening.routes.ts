import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { Screenings } from './screening.service.ts';

export function screeningRoutes(mount: Mount, screenings: Screenings): void {
  mount(endpoints.listScreenings, ({ actor, query }) => screenings.list(actor, query.instrument));

  mount(endpoints.createScreening, ({ c, actor, body }) =>
    screenings.create(actor, body, repeatableOf(c, 'createScreening', body)),
  );
}
