import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { searchState, wordsIn, wordsOf } from './search-state.ts';

/** Milliseconds without typing before a search starts. */
const SEARCH_PAUSE_MS = 300;

/**
 * State of the search words. It is stored in the history entry, so that going back from an article shows the results
 * again. The first word pushes an entry, so that going back ends the search. The words are never in the URL, because
 * browser histories and logs store URLs.
 */
export function useLibrarySearch() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const query = isHydrated ? wordsIn(state) : '';
  const [typed, setTyped] = useState(query);
  const requestedQuery = useRef(query);

  function ask(text: string): void {
    const next = wordsOf(text);
    if (next === requestedQuery.current) return;
    const replace = requestedQuery.current !== '';
    requestedQuery.current = next;
    void navigate(pathname, { state: searchState(next), replace, preventScrollReset: true });
  }

  // The history entry changed because the person went back or forward.
  useEffect(() => {
    if (query === requestedQuery.current) return;
    requestedQuery.current = query;
    setTyped(query);
  }, [query]);

  const askLater = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askLater(typed), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { query, typed, type: setTyped, submit: () => ask(typed), clear: () => setTyped('') };
}
