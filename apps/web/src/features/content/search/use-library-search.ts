import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../piece/use-is-hydrated.ts';
import { searchState, wordsIn, wordsOf } from './search-state.ts';

/** Pause in typing after which a search starts, ms. */
const SEARCH_PAUSE_MS = 300;

/**
 * What is searched for. It stands in the state of the history entry, so that going back from a piece
 * finds the results again; the first word makes an entry of its own, which going back takes away. It
 * never stands in the address: browsers list addresses, and servers and proxies log them.
 */
export function useLibrarySearch() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const query = isHydrated ? wordsIn(state) : '';
  const [typed, setTyped] = useState(query);
  const asked = useRef(query);

  function ask(text: string): void {
    const next = wordsOf(text);
    if (next === asked.current) return;
    const replace = asked.current !== '';
    asked.current = next;
    void navigate(pathname, { state: searchState(next), replace, preventScrollReset: true });
  }

  // The entry changed by itself: the way back.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setTyped(query);
  }, [query]);

  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { query, typed, type: setTyped, submit: () => ask(typed), clear: () => setTyped('') };
}
