import { isEmotion } from '../mood-entry/emotions.ts';
import { accept, type Result, refuse } from '../result.ts';
import { oneLineName } from '../text/one-line-name.ts';
import { TAG_NAME_MAX, TAGS_MAX } from './limits.ts';
import type { TagIcon } from './tag-icons.ts';
import { tagNameKey } from './tag-name-key.ts';

export type TagInput = { name: string; icon: TagIcon };
export type NamedTag = { id: string; name: string };

/** Validates a tag's name: it has to contain a visible character, and be on one line and within the maximum length. */
export function checkTagName(text: string): Result<string> {
  const name = oneLineName(text, TAG_NAME_MAX);
  return name === null ? refuse('TAG_NAME_INVALID') : accept(name);
}

const isTaken = (name: string, others: readonly NamedTag[]): boolean => {
  const key = tagNameKey(name);
  return others.some((other) => tagNameKey(other.name) === key);
};

/** How many tags the person can still create. Words for feelings don't count: their own list limits them. */
export const tagsLeft = (tags: readonly { name: string }[]): number =>
  TAGS_MAX - tags.filter(({ name }) => !isEmotion(name)).length;

/** Validates a new tag against the person's existing tags. */
export function planNewTag({ name, icon }: TagInput, tags: readonly NamedTag[]): Result<TagInput> {
  const checked = checkTagName(name);
  if (!checked.ok) return checked;
  if (isTaken(checked.value, tags)) return refuse('TAG_NAME_TAKEN');
  if (!isEmotion(checked.value) && tagsLeft(tags) <= 0) return refuse('TAGS_FULL');
  return accept({ name: checked.value, icon });
}

/** Validates a new name or icon of an existing tag. */
export function planTagChange(id: string, { name, icon }: TagInput, tags: readonly NamedTag[]): Result<TagInput> {
  if (!tags.some((tag) => tag.id === id)) return refuse('TAG_NOT_FOUND');
  const checked = checkTagName(name);
  if (!checked.ok) return checked;
  const others = tags.filter((tag) => tag.id !== id);
  if (isTaken(checked.value, others)) return refuse('TAG_NAME_TAKEN');
  const wasWord = tags.some((tag) => tag.id === id && isEmotion(tag.name));
  if (wasWord && !isEmotion(checked.value) && tagsLeft(others) <= 0) return refuse('TAGS_FULL');
  return accept({ name: checked.value, icon });
}
