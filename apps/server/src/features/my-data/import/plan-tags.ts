import { isEmotion } from '@alento/domain/mood-entry/emotions';
import { TAG_GROUP_MAX, TAG_NAME_MAX } from '@alento/domain/tag/limits';
import { type NamedTag, tagsLeft } from '@alento/domain/tag/plan-tag';
import { tagNameKey } from '@alento/domain/tag/tag-name-key';
import { oneLineName } from '@alento/domain/text/one-line-name';
import { beginningWithin } from '@alento/domain/text/plain-text';
import type { ImportContent } from '../../../sealed-json/import.ts';

type Activity = { name: string; entries: number; icon?: string | undefined; group?: string | undefined };
type ProposedTag = ImportContent['tags'][number];

/** The name of a new tag for an activity; null if a tag can't have it. */
export const tagNameOf = (activity: string): string | null =>
  oneLineName(beginningWithin(activity.trim(), TAG_NAME_MAX).trim(), TAG_NAME_MAX);

/** The group of a new tag for an activity; empty for none. */
export const tagGroupOf = (group: string): string =>
  oneLineName(beginningWithin(group.trim(), TAG_GROUP_MAX).trim(), TAG_GROUP_MAX) ?? '';

/**
 * Proposes a tag for each activity: one that the person has, else a new one while there is room, the most frequent
 * activities first. Activities whose names become the same tag share it.
 */
export function proposeTags(activities: readonly Activity[], tags: readonly NamedTag[]): ProposedTag[] {
  const known = new Map(tags.map(({ id, name }) => [tagNameKey(name), id]));
  const added = new Set<string>();
  const room = tagsLeft(tags);
  return activities.map((activity) => {
    const { name } = activity;
    const tagName = tagNameOf(name);
    if (tagName === null) return { ...activity, tag: null };
    const key = tagNameKey(tagName);
    const id = known.get(tagNameKey(name)) ?? known.get(key);
    if (id !== undefined) return { ...activity, tag: id };
    if (isEmotion(tagName)) return { ...activity, tag: 'new' };
    if (!added.has(key) && added.size >= room) return { ...activity, tag: null };
    added.add(key);
    return { ...activity, tag: 'new' };
  });
}
