import type { Tag } from '@alento/contract/tag';
import type { TagInput } from '@alento/domain/tag/plan-tag';
import { DEFAULT_TAG_ICON, isTagIcon } from '@alento/domain/tag/starter-tags';
import { padJson } from '../../crypto/padding.ts';
import { type SealContext, type Sealed, seal, type UserKey, unseal } from '../../crypto/seal.ts';
import type { TagRow } from './tag.repository.ts';

/** What is sealed of a tag. Starter tags have their place, counted from 0; own ones come after them. */
type TagContent = TagInput & { position?: number | undefined };
export type KeptTag = Tag & { position: number | undefined };

const contentContext = (userId: string, id: string): SealContext => ({
  table: 'tags',
  column: 'content',
  rowId: `${userId}/${id}`,
});

/**
 * A tag's name, picture and place, sealed together: what one marks tells as much as what one
 * writes. Padded, since a length tells a starter tag's name.
 */
export const sealTag = ({ name, icon, position }: TagContent, id: string, userId: string, userKey: UserKey): Sealed =>
  seal(userKey, contentContext(userId, id), padJson(JSON.stringify({ name, icon, position })));

function openTag({ id, content }: TagRow, userId: string, userKey: UserKey): KeptTag {
  const { name, icon, position } = JSON.parse(unseal(userKey, contentContext(userId, id), content));
  return {
    id,
    name,
    // A picture that a later version drops must not take the tag with it.
    icon: isTagIcon(icon) ? icon : DEFAULT_TAG_ICON,
    position,
  };
}

/** A person's tags: starter tags in their places, then the others, oldest first. */
export function openTags(rows: readonly TagRow[], userId: string, userKey: UserKey): KeptTag[] {
  const placeOf = ({ position }: KeptTag): number => position ?? Number.MAX_SAFE_INTEGER;
  return rows
    .map((row) => ({ tag: openTag(row, userId, userKey), createdAt: row.createdAt.getTime() }))
    .sort((a, b) => placeOf(a.tag) - placeOf(b.tag) || a.createdAt - b.createdAt || (a.tag.id < b.tag.id ? -1 : 1))
    .map(({ tag }) => tag);
}

/** A tag as the API tells it. */
export const presentTag = ({ id, name, icon }: Tag): Tag => ({ id, name, icon });
