import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { IconButton } from '../../../ui/button.tsx';
import { endNoticeCopy as copy } from './end-notice.copy.ts';
import { EndNotice } from './end-notice.tsx';

/** Stored on the device: the end whose notice was closed, ms epoch. */
const CLOSED = 'plan-end-closed';

/** The notice on /home before the end of a plan that was paid by Pix, and after the end of a bought plan. */
export function HomeEndNotice() {
  const userId = useAccount()?.userId ?? null;
  const { data: own } = useQuery(subscriptionQuery());
  const [isClosed, setClosed] = useState(false);
  if (!own || userId === null) return null;
  const end = own.ended && String(own.ended.at);
  if (end !== null && (isClosed || readOwned(userId, CLOSED) === end)) return null;
  const close = (): void => {
    void writeOwned(userId, CLOSED, end);
    setClosed(true);
  };
  return (
    <EndNotice
      own={own}
      withLink
      close={
        <IconButton label={copy.close} onClick={close} className="-my-2.5 -mr-3">
          <X aria-hidden size={20} />
        </IconButton>
      }
    />
  );
}
