import { accept, type Result, refuse } from '../result.ts';
import { oneLineName } from '../text/one-line-name.ts';
import { TAG_NAME_MAX, TAGS_MAX } from './limits.ts';
import type { TagIcon } from './tag-icons.ts';

export type TagInput = { name: string; icon: TagIcon };
export type NamedTag = { id: string; name: string };

/**
 * Key by which names are compared. It ignores case, repeated spaces and invisible characters, but not accents: "Avó"
 * and "Avô" are different tags.
 */
export const tagNameKey = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

/** Validates a tag's name: it has to contain a visible character, and be on one line and within the maximum length. */
export function checkTagName(text: string): Result<string> {
  const name = oneLineName(text, TAG_NAME_MAX);
  return name === null ? refuse('TAG_NAME_INVALID') : accept(name);
}

const isTaken = (name: string, others: readonly NamedTag[]): boolean => {
  const key = tagNameKey(name);
  return others.some((other) => tagNameKey(other.name) === key);
};

/** Validates a new tag against the person's existing tags. */
export function planNewTag({ name, icon }: TagInput, tags: readonly NamedTag[]): Result<TagInput> {
  const checked = checkTagName(name);
  if (!checked.ok) return checked;
  if (isTaken(checked.value, tags)) return refuse('TAG_NAME_TAKEN');
  if (tags.length >= TAGS_MAX) return refuse('TAGS_FULL');
  return accept({ name: checked.value, icon });
}

/** Validates a new name or icon of an existing tag. */
export function planTagChange(id: string, { name, icon }: TagInput, tags: readonly NamedTag[]): Result<TagInput> {
  if (!tags.some((tag) => tag.id === id)) return refuse('TAG_NOT_FOUND');
  const checked = checkTagName(name);
  if (!checked.ok) return checked;
  const others = tags.filter((tag) => tag.id !== id);
  if (isTaken(checked.value, others)) return refuse('TAG_NAME_TAKEN');
  return accept({ name: checked.value, icon });
}
