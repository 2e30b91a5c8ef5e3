import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TagIcon } from '../../ui/mood/tag-icon.tsx';
import { tagsQuery } from './tag.queries.ts';
import { tagsOfEntry } from './tag-chips.copy.ts';

type Props = {
  ids: readonly string[];
  /** Shows a name, which a search may highlight. */
  show?: (name: string) => ReactNode;
};

/** The tags of an entry as small chips. Unknown ids (deleted on another device, or not loaded yet) are not shown. */
export function TagChips({ ids, show = (name) => name }: Props) {
  const { data: tags = [], isLoading } = useQuery({ ...tagsQuery(), enabled: ids.length > 0 });
  // This line reserves space, so that the content below doesn't shift when the names are loaded.
  if (isLoading) return <div className="mt-1.5 h-6" />;
  const known = tags.filter(({ id }) => ids.includes(id));
  if (known.length === 0) return null;
  return (
    <ul aria-label={tagsOfEntry} className="mt-1.5 flex flex-wrap gap-1.5">
      {known.map(({ id, name, icon }) => (
        <li
          key={id}
          className="inline-flex max-w-full items-center gap-1.5 rounded-pill border border-border bg-surface px-2.5 py-0.5 text-xs text-ink-muted"
        >
          <TagIcon icon={icon} size={14} />
          <span className="min-w-0 truncate" dir="auto">
            {show(name)}
          </span>
        </li>
      ))}
    </ul>
  );
}
