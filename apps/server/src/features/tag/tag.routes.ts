import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { Tags } from './tag.service.ts';

export function tagRoutes(mount: Mount, tags: Tags): void {
  mount(endpoints.listTags, ({ c }) => tags.list(c.var.actor));

  mount(endpoints.createTag, async ({ c, body }) =>
    orRefuse(await tags.create(c.var.actor, body, repeatableOf(c, 'createTag', body))),
  );

  mount(endpoints.changeTag, async ({ c, params, body }) => orRefuse(await tags.change(c.var.actor, params.id, body)));

  mount(endpoints.removeTag, async ({ c, params }) => {
    orRefuse(await tags.remove(c.var.actor, params.id));
    return undefined;
  });
}
