import { HISTORY_QUERY_MAX } from '@alento/domain/chat/limits';
import { beginningWithin } from '@alento/domain/text/plain-text';
import { useEffect, useState } from 'react';

/** Milliseconds without typing before a search starts. */
const SEARCH_PAUSE_MS = 350;

const wordsOf = (typed: string): string => beginningWithin(typed.trim(), HISTORY_QUERY_MAX);

/** State of the search words. They are never put into the URL, because browser histories and logs store URLs. */
export function useSessionSearch() {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(wordsOf(typed)), typed === '' ? 0 : SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, words, submit: () => setWords(wordsOf(typed)) };
}
