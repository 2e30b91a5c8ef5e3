import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useState } from 'react';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { useAccount } from '../../lib/session/use-account.ts';

/** `loading` only while the token found at start waits for its first answer. */
type Authentication = 'loading' | 'settled';

/** A network that does not answer for so long is as good as none: the screen opens with what the device has, ms. */
const ANSWER_WAIT_MS = 4000;

const AuthenticationContext = createContext<Authentication>('settled');

export const useAuthentication = (): Authentication => useContext(AuthenticationContext);

/**
 * Validates the stored token once at start. Without a network nobody is signed out: what waits on
 * this device stays usable. A token granted on this page is known to be good.
 */
export function AuthenticationProvider({ children }: { children: ReactNode }) {
  const account = useAccount();
  const [settled, setSettled] = useState(account === null);
  const { isFetched } = useQuery({ ...sessionQuery(), enabled: account !== null });
  // Once and for all: a later question to the server, asked again or failed, hides no screen.
  if (!settled && (isFetched || account === null || !navigator.onLine)) setSettled(true);
  useEffect(() => {
    if (settled) return;
    const timer = setTimeout(() => setSettled(true), ANSWER_WAIT_MS);
    return () => clearTimeout(timer);
  }, [settled]);
  // The screen behind it is drawn in slices, so that it holds up no tap.
  const authentication = useDeferredValue(settled ? 'settled' : 'loading');
  return <AuthenticationContext value={authentication}>{children}</AuthenticationContext>;
}
