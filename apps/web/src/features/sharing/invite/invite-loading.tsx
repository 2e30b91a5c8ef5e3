import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { inviteCopy as copy } from './invite.copy.ts';

/** Until it is known what the invitation says. */
export const InviteLoading = () => (
  <>
    <PageTitle>{copy.waiting}</PageTitle>
    <noscript>
      <p className="mb-6">{copy.noScript}</p>
    </noscript>
    <Skeletons
      label={copy.loading}
      className="noscript:hidden"
      shapes={['h-80 w-full rounded-card', 'mt-4 h-40 w-full rounded-card']}
    />
  </>
);
