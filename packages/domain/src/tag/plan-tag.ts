import { isEmotion } from '../mood-entry/emotions.ts';
import { accept, type Result, refuse } from '../result.ts';
import { oneLineName } from '../text/one-line-name.ts';
import { TAG_GROUP_MAX, TAG_NAME_MAX, TAGS_MAX } from './limits.ts';
import type { TagIcon } from './tag-icons.ts';
import { tagNameKey } from './tag-name-key.ts';

export type TagInput = {
  name: string;
  icon: TagIcon;
  /** Name of the group in which the tag is shown; empty for none. Undefined, from older pages, leaves it as it is. */
  group?: string | undefined;
};
export type NamedTag = { id: string; name: string; group?: string | undefined };

/** Validates a tag's name: it has to contain a visible character, and be on one line and within the maximum length. */
export function checkTagName(text: string): Result<string> {
  const name = oneLineName(text, TAG_NAME_MAX);
  return name === null ? refuse('TAG_NAME_INVALID') : accept(name);
}

/** Validates the name of a tag's group, which may be empty. */
export function checkTagGroup(text: string): Result<string> {
  if (text.trim() === '') return accept('');
  const group = oneLineName(text, TAG_GROUP_MAX);
  return group === null ? refuse('TAG_GROUP_INVALID') : accept(group);
}

/** Validates name and group. A group of the person's tags keeps its spelling. */
function checkTag({ name, icon, group }: TagInput, others: readonly NamedTag[]): Result<TagInput> {
  const checked = checkTagName(name);
  if (!checked.ok) return checked;
  if (isTaken(checked.value, others)) return refuse('TAG_NAME_TAKEN');
  if (group === undefined) return accept({ name: checked.value, icon });
  const grouped = checkTagGroup(group);
  if (!grouped.ok) return grouped;
  const key = tagNameKey(grouped.value);
  const known = others.find((other) => other.group && tagNameKey(other.group) === key)?.group;
  return accept({ name: checked.value, icon, group: known ?? grouped.value });
}

const isTaken = (name: string, others: readonly NamedTag[]): boolean => {
  const key = tagNameKey(name);
  return others.some((other) => tagNameKey(other.name) === key);
};

/** How many tags the person can still create. Words for feelings don't count: their own list limits them. */
export const tagsLeft = (tags: readonly { name: string }[]): number =>
  TAGS_MAX - tags.filter(({ name }) => !isEmotion(name)).length;

/** Validates a new tag against the person's existing tags. */
export function planNewTag(input: TagInput, tags: readonly NamedTag[]): Result<TagInput> {
  const checked = checkTag(input, tags);
  if (checked.ok && !isEmotion(checked.value.name) && tagsLeft(tags) <= 0) return refuse('TAGS_FULL');
  return checked;
}

/** Validates a new name, icon or group of an existing tag. */
export function planTagChange(id: string, input: TagInput, tags: readonly NamedTag[]): Result<TagInput> {
  const tag = tags.find((one) => one.id === id);
  if (!tag) return refuse('TAG_NOT_FOUND');
  const others = tags.filter((one) => one !== tag);
  const checked = checkTag({ ...input, group: input.group ?? tag.group }, others);
  if (checked.ok && isEmotion(tag.name) && !isEmotion(checked.value.name) && tagsLeft(others) <= 0)
    return refuse('TAGS_FULL');
  return checked;
}
