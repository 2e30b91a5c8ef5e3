import { useEffect, useEffectEvent } from 'react';
import { useSignOut } from '../../features/account/sign-out/use-sign-out.tsx';

type Props = { onPending: (isPending: boolean) => void };

/** Signs out when it is mounted, and asks first if there is unsent data. */
export function SigningOut({ onPending }: Props) {
  const { signOut, isPending, question } = useSignOut();
  const begin = useEffectEvent(signOut);
  useEffect(() => begin(), []);
  useEffect(() => onPending(isPending), [isPending, onPending]);
  return question;
}
