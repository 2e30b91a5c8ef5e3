import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { inviteCopy as copy } from './invite.copy.ts';

/** Until it is known what the invitation says. */
export const InviteLoading = () => (
  <>
    <PageTitle>{copy.waiting}</PageTitle>
    <noscript>
      <p className="mb-6">{copy.noScript}</p>
    </noscript>
    <div role="status" aria-label={copy.loading} className="noscript:hidden">
      <Skeleton className="h-80 w-full rounded-card" />
      <Skeleton className="mt-4 h-40 w-full rounded-card" />
    </div>
  </>
);
