import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { unsentNames } from '../../../lib/session/ended/unsent-words.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { IdentityDialog } from '../identity/identity-dialog.tsx';
import type { Perform } from '../identity/use-confirmation.ts';
import { revokeSessions } from '../profile/open-sessions.mutation.ts';
import { sessionsCopy as copy } from '../profile/profile.copy.ts';
import { leaveCopy } from './leave.copy.ts';
import { closeOnServer, sendUnsentBeforeSignOut, signOutTimeout, useClearDevice } from './leaving.ts';

/**
 * Ends every session of the account, this one last, after the identity check and a warning about unsent data. If the
 * server didn't confirm that the others ended, this session stays open, so that the person notices the failure.
 */
export function useSignOutEverywhere() {
  const leave = useClearDevice();
  const account = useAccount();
  const [pendingSignOut, setPendingSignOut] = useState<{ userId: string; losesWords: boolean } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (userId: string) => sendUnsentBeforeSignOut(userId, signOutTimeout()),
    onSuccess: (words, userId) => setPendingSignOut(words === 'over' ? null : { userId, losesWords: words === 'asks' }),
  });
  const start = (): void => {
    if (account) mutate(account.userId);
  };
  const leaveAll =
    (userId: string): Perform<void> =>
    async (confirmation, sending) => {
      await revokeSessions('others')(confirmation, sending);
      await Promise.race([closeOnServer(), signOutTimeout()]);
      await leave(userId);
    };
  const question = pendingSignOut !== null && pendingSignOut.userId === account?.userId && (
    <IdentityDialog
      text={copy.everywhereText}
      {...(pendingSignOut.losesWords
        ? { warning: `${leaveCopy.title(unsentNames(pendingSignOut.userId))}. ${leaveCopy.text}` }
        : {})}
      confirmLabel={pendingSignOut.losesWords ? leaveCopy.leave : copy.everywhereConfirm}
      danger
      perform={leaveAll(pendingSignOut.userId)}
      onConfirmed={() => undefined}
      onClose={() => setPendingSignOut(null)}
    />
  );
  return { start, isPending, question };
}
