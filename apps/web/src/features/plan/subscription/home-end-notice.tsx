import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { EndNotice } from './end-notice.tsx';

/** The notice on /home before the end of a plan that was paid by Pix. */
export function HomeEndNotice() {
  const { data: own } = useQuery(subscriptionQuery());
  return own ? <EndNotice own={own} withLink /> : null;
}
