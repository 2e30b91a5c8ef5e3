import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { anchorOf, type SectionName } from '../page/part-section.tsx';
import { sectionTitles } from '../patient.copy.ts';
import { newsCopy as copy } from './news.copy.ts';

type Props<Data> = {
  name: SectionName;
  query: Pick<UseQueryResult<Data>, 'data' | 'isError'>;
  children: (data: Data) => ReactNode;
};

function stateOf<Data>({ query, children }: Pick<Props<Data>, 'query' | 'children'>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <p className="text-ink-muted">{copy.unread}</p>;
  return (
    <div role="status">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-6 w-full max-w-xs" />
    </div>
  );
}

/** What is new in one part. Its name leads to that part. */
export const NewsRow = <Data,>({ name, query, children }: Props<Data>) => (
  <div className="py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
    <dt>
      <a
        href={`#${anchorOf(name)}`}
        className="inline-flex min-h-11 items-center font-semibold underline decoration-border-strong underline-offset-4 hover:decoration-current sm:min-h-0"
      >
        {sectionTitles[name]}
      </a>
    </dt>
    <dd className="min-w-0">{stateOf({ query, children })}</dd>
  </div>
);
