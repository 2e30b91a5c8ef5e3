import type { Diary } from '@alento/domain/assistant/person-context';
import { masked } from '../prompt/mask.ts';

/** The diary with masked names of tags. */
export function maskedDiary({ tags, entries }: Diary): Diary {
  const names = new Map<string, string>();
  const nameOf = (tag: string): string => {
    const known = names.get(tag) ?? masked(tag);
    names.set(tag, known);
    return known;
  };
  return { tags: tags.map(nameOf), entries: entries.map((entry) => ({ ...entry, tags: entry.tags.map(nameOf) })) };
}
