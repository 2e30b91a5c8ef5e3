import type { Tag } from '@alento/contract/tag';
import type { TagInput } from '@alento/domain/tag/plan-tag';
import { DEFAULT_TAG_ICON, isTagIcon } from '@alento/domain/tag/starter-tags';
import type { Sealed, UserKey } from '../../crypto/seal.ts';
import { TAG } from '../../sealed-documents/tag.ts';
import type { TagRow } from './tag.repository.ts';

type TagContent = TagInput & { position?: number | undefined };
export type KeptTag = Tag & { position: number | undefined };

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

export const sealTag = ({ name, icon, position }: TagContent, id: string, userId: string, userKey: UserKey): Sealed =>
  TAG.seal(userKey, rowIdOf(userId, id), { name, icon, position });

function openTag({ id, content }: TagRow, userId: string, userKey: UserKey): KeptTag {
  const { name, icon, position } = TAG.open(userKey, rowIdOf(userId, id), content);
  return {
    id,
    name,
    // A tag must stay readable even if a later version removes its icon.
    icon: isTagIcon(icon) ? icon : DEFAULT_TAG_ICON,
    position,
  };
}

/** Decrypts and sorts a person's tags: starter tags by position, then the others, oldest first. */
export function openTags(rows: readonly TagRow[], userId: string, userKey: UserKey): KeptTag[] {
  const placeOf = ({ position }: KeptTag): number => position ?? Number.MAX_SAFE_INTEGER;
  return rows
    .map((row) => ({ tag: openTag(row, userId, userKey), createdAt: row.createdAt.getTime() }))
    .sort((a, b) => placeOf(a.tag) - placeOf(b.tag) || a.createdAt - b.createdAt || (a.tag.id < b.tag.id ? -1 : 1))
    .map(({ tag }) => tag);
}

/** The API's representation of a tag. */
export const presentTag = ({ id, name, icon }: Tag): Tag => ({ id, name, icon });
