import { ENTRY_TAGS_MAX } from '@alento/domain/tag/limits';

/** Puts a tag on, or takes it off; the same list where no more fit. */
export function toggleTag(tags: readonly string[], id: string): string[] {
  if (tags.includes(id)) return tags.filter((other) => other !== id);
  return tags.length >= ENTRY_TAGS_MAX ? [...tags] : [...tags, id];
}

/** Whether two lists name the same tags, in whatever order. */
export const sameTags = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
