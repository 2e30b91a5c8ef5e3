import { HISTORY_QUERY_MAX } from '@alento/domain/chat/limits';
import { useEffect, useState } from 'react';

/** Milliseconds without typing before a search starts. */
const SEARCH_PAUSE_MS = 350;

/** State of the search words. They are never put into the URL, because browser histories and logs store URLs. */
export function useSessionSearch() {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setWords(typed.trim().slice(0, HISTORY_QUERY_MAX)),
      typed === '' ? 0 : SEARCH_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, words, submit: () => setWords(typed.trim().slice(0, HISTORY_QUERY_MAX)) };
}
