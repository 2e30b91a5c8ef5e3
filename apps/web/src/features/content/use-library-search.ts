import { CONTENT_QUERY_MAX } from '@alento/domain/content/limits';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Name of the query in the address: the form sends it without a script too. */
export const SEARCH_PARAMETER = 'q';
/** Pause in typing after which a search starts, ms. */
const SEARCH_PAUSE_MS = 300;

const wordsOf = (text: string): string => text.trim().slice(0, CONTENT_QUERY_MAX);

/**
 * What is searched for. It stands in the address, so that going back from a piece finds the results
 * again; the first word makes an entry of its own there, which going back takes away.
 */
export function useLibrarySearch() {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const query = isHydrated ? wordsOf(search.get(SEARCH_PARAMETER) ?? '') : '';
  const [typed, setTyped] = useState(query);
  const asked = useRef(query);

  function ask(text: string): void {
    const next = wordsOf(text);
    if (next === asked.current) return;
    const replace = asked.current !== '';
    asked.current = next;
    setSearch(next === '' ? {} : { [SEARCH_PARAMETER]: next }, { replace, preventScrollReset: true });
  }

  // The address changed by itself: the way back, or a link.
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
