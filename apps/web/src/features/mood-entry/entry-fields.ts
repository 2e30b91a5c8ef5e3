import { sameTags } from '../tag/entry-tags.ts';

/** What a person says about a moment: the fields of an entry that are recorded, corrected and restored together. */
export type EntryFields = { score: number; note: string; tags: readonly string[] };

/** Name of the draft of an entry's unsaved changes (lib/draft/form-draft.ts). */
export const entryForm = (id: string): string => `entry-draft:${id}`;

/** Only these fields of an object that has more. */
export const fieldsOf = ({ score, note, tags }: EntryFields) => ({ score, note, tags: [...tags] });

export const haveSameFields = (a: EntryFields, b: EntryFields): boolean =>
  a.score === b.score && a.note === b.note && sameTags(a.tags, b.tags);

/**
 * The fields of a correction. Tags that did not change are left out, because the server refuses tags that were deleted
 * on another device.
 */
export function correctedFields(before: EntryFields, after: EntryFields) {
  const { tags, ...fields } = fieldsOf(after);
  return sameTags(before.tags, tags) ? fields : { ...fields, tags };
}
