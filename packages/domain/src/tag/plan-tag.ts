import { accept, type Result, refuse } from '../result.ts';
import { fitsWithin, foldForSearch, isStorable } from '../text/plain-text.ts';
import { TAG_NAME_MAX, TAGS_MAX } from './limits.ts';
import type { TagIcon } from './starter-tags.ts';

export type TagInput = { name: string; icon: TagIcon };
export type NamedTag = { id: string; name: string };

/** What a name is compared by: case, accents, spacing and invisible characters make no other tag. */
export const tagNameKey = (name: string): string =>
  foldForSearch(name)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Checks a tag's name: something to see, on one line, within the limit. */
export function checkTagName(text: string): Result<string> {
  if (!isStorable(text)) return refuse('TAG_NAME_INVALID');
  const name = text.trim().replace(/\s+/g, ' ');
  if (tagNameKey(name) === '' || !fitsWithin(name, TAG_NAME_MAX)) return refuse('TAG_NAME_INVALID');
  return accept(name);
}

const isTaken = (name: string, others: readonly NamedTag[]): boolean => {
  const key = tagNameKey(name);
  return others.some((other) => tagNameKey(other.name) === key);
};

/** Decides on a new tag beside those the person has. */
export function planNewTag({ name, icon }: TagInput, tags: readonly NamedTag[]): Result<TagInput> {
  const checked = checkTagName(name);
  if (!checked.ok) return checked;
  if (isTaken(checked.value, tags)) return refuse('TAG_NAME_TAKEN');
  if (tags.length >= TAGS_MAX) return refuse('TAGS_FULL');
  return accept({ name: checked.value, icon });
}

/** Decides on another name or picture of a tag the person has. */
export function planTagChange(id: string, { name, icon }: TagInput, tags: readonly NamedTag[]): Result<TagInput> {
  if (!tags.some((tag) => tag.id === id)) return refuse('TAG_NOT_FOUND');
  const checked = checkTagName(name);
  if (!checked.ok) return checked;
  const others = tags.filter((tag) => tag.id !== id);
  if (isTaken(checked.value, others)) return refuse('TAG_NAME_TAKEN');
  return accept({ name: checked.value, icon });
}
