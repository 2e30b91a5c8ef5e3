import type { LegalDocumentReference } from '@alento/contract/legal-document';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal, messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { legalCopy } from './legal-document.copy.ts';
import { documentTitle, latestDocumentQuery } from './legal-document.queries.ts';
import { LegalDocumentBody } from './legal-document-body.tsx';

type Props = {
  document: LegalDocumentReference;
  /** Called after the acceptance, and if an even newer version was published. */
  onAccepted: () => Promise<void>;
  onLeave: () => void;
  leaving: boolean;
};

/** Shows a new version of a document that must be accepted. The only other button signs out. */
export function PendingDocumentDialog({ document, onAccepted, onLeave, leaving }: Props) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /legal-documents/{id}/acceptances', { params: { id: document.id } }),
    onSuccess: onAccepted,
    onError: async (failure) => {
      if (!isRefusal(failure, 'LEGAL_DOCUMENTS_OUTDATED') && !isRefusal(failure, 'LEGAL_DOCUMENT_NOT_FOUND')) return;
      await queryClient.invalidateQueries({ queryKey: latestDocumentQuery(document.document_type).queryKey });
      await onAccepted();
    },
  });
  // The cached text may be the previous version, but the person must see the version that they accept.
  const latest = useQuery({ ...latestDocumentQuery(document.document_type), refetchOnMount: 'always' });
  const isCurrent = latest.isSuccess && latest.data?.id === document.id;
  const isOutdated = latest.isSuccess && latest.isFetchedAfterMount && latest.data !== null && !isCurrent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per newer version, not per render.
  useEffect(() => {
    if (isOutdated) void onAccepted();
  }, [isOutdated]);
  return (
    <Dialog
      required
      title={legalCopy.pendingTitle(documentTitle(document.document_type))}
      description={legalCopy.pendingText}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave} busy={leaving} disabled={isPending}>
            {legalCopy.leave}
          </Button>
          <Button onClick={() => mutate()} busy={isPending} disabled={leaving || !isCurrent}>
            {legalCopy.accept}
          </Button>
        </>
      }
    >
      <LegalDocumentBody type={document.document_type} />
      <Alert className="mt-4">{error ? messageOf(error) : null}</Alert>
    </Dialog>
  );
}
