import type { MoodEntry } from '@alento/contract/mood-entry';
import type { Tag } from '@alento/contract/tag';

/** What of an entry a search on the device looks at: its note and the names of its tags. */
export const searchedText = ({ note, tags: ids }: MoodEntry, tags: readonly Tag[]): string =>
  [note, ...tags.filter(({ id }) => ids.includes(id)).map(({ name }) => name)].join(' ');
