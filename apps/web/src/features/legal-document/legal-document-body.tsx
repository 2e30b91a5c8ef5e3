import { versionDate } from '../../lib/time/version-date.ts';
import './legal-document.css';
import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { useQuery } from '@tanstack/react-query';
import { ErrorState, Skeleton } from '../../ui/state/part-states.tsx';
import { legalCopy } from './legal-document.copy.ts';
import { latestDocumentQuery } from './legal-document.queries.ts';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/5', 'w-full', 'w-10/12', 'w-full'];

const Loading = () => (
  <div>
    <p role="status" className="mb-5 text-ink-muted text-sm">
      {legalCopy.loading}
    </p>
    <div className="flex flex-col gap-3">
      {LINES.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change or move.
        <Skeleton key={index} className={`h-5 ${width}`} />
      ))}
    </div>
  </div>
);

/** The newest version of a legal document: its date and text. */
export function LegalDocumentBody({ type }: { type: LegalDocumentType }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(latestDocumentQuery(type));
  if (isPending) return <Loading />;
  if (isError) return <ErrorState message={legalCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (data === null) return <p className="text-ink-muted">{legalCopy.none}</p>;
  return (
    <article>
      <p className="mb-5 text-ink-muted text-sm">{legalCopy.updatedAt(versionDate(data.created_at))}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own documents, which the server sanitises. */}
      <div className="legal-text" dangerouslySetInnerHTML={{ __html: data.content }} />
    </article>
  );
}
