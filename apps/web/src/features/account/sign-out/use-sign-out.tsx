import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { unsentNames } from '../../../lib/session/ended/unsent-words.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { closeOnServer, sendUnsentBeforeSignOut, signOutTimeout, useClearDevice } from './leaving.ts';

type Request = { userId: string; isSure: boolean };

async function tryToLeave({ userId, isSure }: Request): Promise<'left' | 'asks' | 'over'> {
  const outOfTime = signOutTimeout();
  if (!isSure) {
    const words = await sendUnsentBeforeSignOut(userId, outOfTime);
    if (words !== 'clear') return words;
  }
  await Promise.race([closeOnServer(), outOfTime]);
  return 'left';
}

/**
 * Signs out on this device, and on the server if it can be reached, then goes to /login. Unsent data is sent first.
 * If that fails, `question` is the dialog in which the person confirms its deletion.
 */
export function useSignOut() {
  const leave = useClearDevice();
  const account = useAccount();
  const opener = useRef<HTMLElement | null>(null);
  /** Id of the person who has to confirm. Null while the dialog is closed. */
  const [pendingUserId, setPendingUserId] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: tryToLeave,
    onSuccess: async (outcome, { userId }) => {
      setPendingUserId(outcome === 'asks' ? userId : null);
      if (outcome === 'left') await leave(userId);
    },
    onError: async (_, { userId }) => {
      setPendingUserId(null);
      await leave(userId);
    },
  });
  const request = (isSure: boolean): void => {
    if (account) mutate({ userId: account.userId, isSure });
  };
  const question = pendingUserId !== null && pendingUserId === account?.userId && (
    <LeaveQuestion
      unsent={unsentNames(pendingUserId)}
      busy={isPending}
      opener={opener}
      onStay={() => setPendingUserId(null)}
      onLeave={() => request(true)}
    />
  );
  const signOut = (): void => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    request(false);
  };
  return { signOut, isPending, question };
}
