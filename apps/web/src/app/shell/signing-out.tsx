import { useEffect, useEffectEvent } from 'react';
import { useSignOut } from '../../features/account/sign-out/use-sign-out.tsx';

type Props = {
  /** A new number for each press of the button. */
  press: number;
  onPending: (isPending: boolean) => void;
};

/** Signs out at each press, and asks first if there is unsent data. */
export function SigningOut({ press, onPending }: Props) {
  const { signOut, isPending, question } = useSignOut();
  const begin = useEffectEvent(signOut);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press signs out.
  useEffect(() => begin(), [press]);
  useEffect(() => onPending(isPending), [isPending, onPending]);
  return question;
}
