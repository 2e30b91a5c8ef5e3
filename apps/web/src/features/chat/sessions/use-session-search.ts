import { HISTORY_QUERY_MAX } from '@alento/domain/chat/limits';
import { useEffect, useState } from 'react';

/** Pause in typing after which a search starts, ms. */
const SEARCH_PAUSE_MS = 350;

/** What is searched for. It never stands in the address, which is kept in histories and logs. */
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
