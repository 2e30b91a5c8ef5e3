import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { sectionTitles } from '../patient.copy.ts';
import { pageCopy as copy } from './page.copy.ts';

export type SectionName = keyof typeof sectionTitles;

/** The id of a section, for links to it. */
export const anchorOf = (name: SectionName): string => `parte-${name}`;

type FrameProps = { name: SectionName; children: ReactNode };

/** A part of the page with its heading. */
export function SectionFrame({ name, children }: FrameProps) {
  const id = useId();
  return (
    <section
      id={anchorOf(name)}
      aria-labelledby={id}
      className="-mx-4 scroll-mt-[calc(var(--header-height)+var(--safe-top)+1rem)] border-border border-y bg-surface px-4 py-6 sm:mx-0 sm:rounded-card sm:border-x sm:p-6"
    >
      <h2 id={id} tabIndex={-1} className="break-after-avoid font-bold text-xl outline-none">
        {sectionTitles[name]}
      </h2>
      {children}
    </section>
  );
}

const Loading = () => (
  <div role="status">
    <span className="sr-only">{copy.loading}</span>
    <Skeleton className="mt-4 h-6 w-full max-w-md" />
    <Skeleton className="mt-4 h-56 w-full" />
  </div>
);

type Props<Data> = {
  name: SectionName;
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** A part of the page that one query reads, with its loading and its error. */
export const PartSection = <Data,>({ name, query, children }: Props<Data>) => (
  <SectionFrame name={name}>
    {query.data !== undefined && children(query.data)}
    {query.data === undefined && query.isError && (
      <ErrorState message={copy.unread} onRetry={() => void query.refetch()} busy={query.isFetching} />
    )}
    {query.data === undefined && !query.isError && <Loading />}
  </SectionFrame>
);

/** Sentences of a part. */
export const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <div dir="auto" className="mt-2 grid max-w-prose gap-1.5 whitespace-pre-line break-words">
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </div>
);
