import type { Tag } from '@alento/contract/tag';
import { DEFAULT_TAG_ICON, isTagIcon, type TagIcon } from '@alento/domain/tag/starter-tags';
import { type SealContext, type Sealed, seal, type UserKey, unseal } from '../../crypto/seal.ts';
import type { TagRow } from './tag.repository.ts';

const contentContext = (userId: string, id: string): SealContext => ({
  table: 'tags',
  column: 'content',
  rowId: `${userId}/${id}`,
});

/** A tag's name and picture, sealed together: what one marks tells as much as what one writes. */
export const sealTag = (
  { name, icon }: { name: string; icon: TagIcon },
  id: string,
  userId: string,
  userKey: UserKey,
): Sealed => seal(userKey, contentContext(userId, id), JSON.stringify({ name, icon }));

/** A tag as the API tells it. */
export function presentTag({ id, content }: TagRow, userId: string, userKey: UserKey): Tag {
  const { name, icon } = JSON.parse(unseal(userKey, contentContext(userId, id), content)) as Record<string, string>;
  // A picture that a later version drops must not take the tag with it.
  return { id, name: name ?? '', icon: icon !== undefined && isTagIcon(icon) ? icon : DEFAULT_TAG_ICON };
}
