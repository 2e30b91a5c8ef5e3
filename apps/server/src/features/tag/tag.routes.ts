import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { Tags } from './tag.service.ts';

export function tagRoutes(mount: Mount, tags: Tags): void {
  mount(endpoints.listTags, ({ actor }) => tags.list(actor));

  mount(endpoints.createTag, ({ c, actor, body }) => tags.create(actor, body, repeatableOf(c, 'createTag', body)));

  mount(endpoints.changeTag, ({ actor, params, body }) => tags.change(actor, params.id, body));

  mount(endpoints.removeTag, ({ actor, params }) => tags.remove(actor, params.id));
}
