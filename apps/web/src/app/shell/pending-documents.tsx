import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';

// Rarely needed, so its code is loaded only for a pending document.
const PendingDocument = optionalPart(async () => (await import('./pending-document.tsx')).PendingDocument);

/** Asks for acceptance of a newer version of a legal document at the next visit. */
export function PendingDocuments() {
  const { data } = useQuery(sessionQuery());
  const document = data?.pendingLegalDocuments[0];
  if (!document) return null;
  return (
    <Suspense>
      <PendingDocument document={document} />
    </Suspense>
  );
}
