import { ENTRY_TAGS_MAX } from '@alento/domain/tag/limits';

/** Adds or removes a tag. Returns an equal list if the maximum is reached. */
export function toggleTag(tags: readonly string[], id: string): string[] {
  if (tags.includes(id)) return tags.filter((other) => other !== id);
  return tags.length >= ENTRY_TAGS_MAX ? [...tags] : [...tags, id];
}

/** Whether two lists contain the same tags, in any order. */
export const sameTags = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
