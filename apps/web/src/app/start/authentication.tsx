import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useState } from 'react';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { useAccount } from '../../lib/session/use-account.ts';

/** `loading` until the first response about the token that was stored at start. */
type Authentication = 'loading' | 'settled';

/** How long to wait for the validation of the token, ms. After that the screen opens with the data on this device. */
const ANSWER_WAIT_MS = 4000;

const AuthenticationContext = createContext<Authentication>('settled');

export const useAuthentication = (): Authentication => useContext(AuthenticationContext);

/**
 * Validates the stored token once at start. A missing network doesn't end the session, so that data on this device
 * stays usable. A token that the server issued to this page needs no validation.
 */
export function AuthenticationProvider({ children }: { children: ReactNode }) {
  const account = useAccount();
  const [settled, setSettled] = useState(account === null);
  const { isFetched } = useQuery({ ...sessionQuery(), enabled: account !== null });
  // Never reset: a later refetch or failure must not hide the screen.
  if (!settled && (isFetched || account === null || !navigator.onLine)) setSettled(true);
  useEffect(() => {
    if (settled) return;
    const timer = setTimeout(() => setSettled(true), ANSWER_WAIT_MS);
    return () => clearTimeout(timer);
  }, [settled]);
  // Deferred, so that React renders the screen in slices, between which it reacts to taps.
  const authentication = useDeferredValue(settled ? 'settled' : 'loading');
  return <AuthenticationContext value={authentication}>{children}</AuthenticationContext>;
}
