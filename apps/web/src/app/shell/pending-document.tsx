import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../../features/account/account.keys.ts';
import { useSignOut } from '../../features/account/sign-out/use-sign-out.tsx';
import { PendingDocumentDialog } from '../../features/legal-document/pending-document-dialog.tsx';

type Props = { document: ResponseOf<Endpoints['getSession']>['pendingLegalDocuments'][number] };

/** Dialog with a new version of a document; closed only by accepting it or signing out. */
export function PendingDocument({ document }: Props) {
  const queryClient = useQueryClient();
  const { signOut, isPending, question } = useSignOut();
  return (
    <>
      <PendingDocumentDialog
        key={document.id}
        document={document}
        onAccepted={() => queryClient.invalidateQueries({ queryKey: accountKeys.session() })}
        onLeave={signOut}
        leaving={isPending}
      />
      {question}
    </>
  );
}
