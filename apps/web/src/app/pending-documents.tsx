import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { accountKeys } from '../features/account/account.keys.ts';
import { sessionQuery } from '../features/account/account.queries.ts';
import { useSignOut } from '../features/account/use-sign-out.tsx';
import { optionalPart } from '../ui/optional-part.tsx';

// Rarely needed: fetched only when a document waits.
const PendingDocumentDialog = optionalPart(
  async () => (await import('../features/legal-document/pending-document-dialog.tsx')).PendingDocumentDialog,
);

/** A newer version of a legal document asks again at the next visit (decision D15). */
export function PendingDocuments() {
  const queryClient = useQueryClient();
  const { data } = useQuery(sessionQuery());
  const { signOut, isPending, question } = useSignOut();
  const document = data?.pendingLegalDocuments[0];
  if (!document) return null;
  return (
    <Suspense>
      <PendingDocumentDialog
        key={document.id}
        document={document}
        onAccepted={() => queryClient.invalidateQueries({ queryKey: accountKeys.session() })}
        onLeave={signOut}
        leaving={isPending}
      />
      {question}
    </Suspense>
  );
}
