import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { paths } from '@alento/domain/interface/paths';
import { LEGAL_DOCUMENT_TITLES, type LegalDocumentType } from '@alento/domain/legal/documents';
import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/time/moments.format.ts';
import { versionDate as longDateOf } from '../../../lib/time/version-date.ts';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { acceptancesQuery } from '../account.queries.ts';
import { acceptancesCopy } from '../profile/profile.copy.ts';

type Acceptance = ResponseOf<Endpoints['listLegalAcceptances']>[number];

const PAGES: Record<LegalDocumentType, string> = { TERMS_OF_USE: paths.terms, PRIVACY_POLICY: paths.privacy };

const AcceptanceRow = ({ acceptance: { document_type, versionDate, acceptedAt } }: { acceptance: Acceptance }) => (
  <li className="flex items-start gap-3 py-3">
    <FileCheck aria-hidden size={22} className="mt-2.5 shrink-0 text-ink-muted" />
    <div className="min-w-0">
      <Link
        to={PAGES[document_type]}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        {LEGAL_DOCUMENT_TITLES[document_type]}
      </Link>
      <p className="text-ink-muted text-sm">{acceptancesCopy.version(longDateOf(versionDate))}</p>
      <p className="text-ink-muted text-sm">{acceptancesCopy.acceptedAt(formatMoment(acceptedAt))}</p>
    </div>
  </li>
);

/** The accepted versions of the legal documents, with dates. */
export function AcceptanceList() {
  const { data, isPending, isFetching, refetch } = useQuery(acceptancesQuery());
  if (isPending) {
    return (
      <Skeletons
        label={acceptancesCopy.loading}
        className="flex flex-col gap-6 py-5"
        shapes={['h-[5.75rem]', 'h-[5.75rem]']}
      />
    );
  }
  if (!data) return <ErrorState message={acceptancesCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (data.length === 0) return <p className="py-6 text-ink-muted">{acceptancesCopy.none}</p>;
  return (
    <ul className="divide-y divide-border py-2">
      {data.map((acceptance) => (
        <AcceptanceRow key={acceptance.id} acceptance={acceptance} />
      ))}
    </ul>
  );
}
