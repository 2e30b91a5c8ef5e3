import { beginningWithin } from '@alento/domain/text/plain-text';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lookAtText } from '../../../state/crisis/check-text.ts';
import { HELP_QUERY_MAX } from './find-help.ts';

const wordsIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'helpSearch' in state && typeof state.helpSearch === 'string'
    ? beginningWithin(state.helpSearch, HELP_QUERY_MAX)
    : '';

/**
 * The search words. `keep` stores them in the history entry, so that going back from a page shows the results again.
 * They are never in the URL, because browser histories and logs store URLs.
 */
export function useHelpSearch() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // The prerendered page has an empty field, and hydration needs the same.
  const kept = useRef(wordsIn(state));
  useEffect(() => {
    if (kept.current !== '') setTyped(kept.current);
  }, []);
  const keep = (): void => void navigate(pathname, { state: { helpSearch: typed }, replace: true });
  return { typed, query: typed.trim(), type: setTyped, keep };
}

/** Whether the words have a sign of a crisis, so that help is shown above the results. The card isn't opened yet. */
export function useNeedsHelp(query: string): boolean {
  const [looked, setLooked] = useState({ query: '', isCrisis: false });
  useEffect(() => {
    let isCurrent = true;
    void lookAtText(query).then((level) => {
      if (isCurrent) setLooked({ query, isCrisis: level === 'crisis' });
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return looked.query === query && looked.isCrisis;
}
