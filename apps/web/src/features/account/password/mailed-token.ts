import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Reads the token of a mailed link from the URL fragment: browsers never send a fragment to a server, so no log contains
 * it. Links whose address a template completes, such as those by WhatsApp, have it in the query.
 */
export const mailedTokenOf = (part: string): string | null =>
  new URLSearchParams(part.replace(/^#/, '')).get('token') || null;

/**
 * Reads the token of the link that opened this page, once, and removes it from the address bar and the history.
 * Undefined until the effect has run, because prerendered pages are rendered without a fragment.
 *
 * @param part of the URL that contains the token
 */
export function useMailedToken(part: 'fragment' | 'query' = 'fragment') {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useLayoutEffect(() => {
    const found = mailedTokenOf(part === 'query' ? search : hash);
    // Removing the token from the URL runs this effect again. Keep the token that the first run found.
    if (found === null) return setToken((known) => known ?? null);
    setToken(found);
    void navigate(pathname, { replace: true });
  }, [hash, search, part, pathname, navigate]);
  return { token, forget: () => setToken(null) };
}
