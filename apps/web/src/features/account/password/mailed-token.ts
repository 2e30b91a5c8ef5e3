import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of a mailed link stands in the fragment, which no server and no log ever sees. */
export const mailedTokenOf = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;

/**
 * The token of the link that opened this page, read once and taken out of the address bar and of the
 * history. Undefined until it was looked for: the page was written before anyone asked for it.
 */
export function useMailedToken() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useLayoutEffect(() => {
    const found = mailedTokenOf(hash);
    // Taking it out of the address comes back here without one.
    if (found === null) return setToken((known) => known ?? null);
    setToken(found);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return { token, forget: () => setToken(null) };
}
