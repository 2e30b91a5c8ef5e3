import { isMoodScore, type MoodScore } from '@alento/domain/mood-entry/scale';
import { isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EntryFilters } from '../../../state/mood/mood-entry.keys.ts';

/** Milliseconds without typing before a search starts. */
const SEARCH_PAUSE_MS = 350;

const SCORES = 'humor';
const UNTIL = 'ate';

const scoresIn = (text: string | null): MoodScore[] =>
  (text ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map(Number)
    .filter(isMoodScore);

/**
 * State of the filters. Scores and month are stored in the URL, so that going back restores them. The search words
 * are not, because browser histories and logs store URLs.
 */
export function useHistoryFilters() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), typed === '' ? 0 : SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const scores = search.get(SCORES);
  const until = search.get(UNTIL);
  const filters = useMemo<EntryFilters>(
    () => ({ text, scores: scoresIn(scores), until: until !== null && isLocalDate(until) ? until : null }),
    [text, scores, until],
  );

  const put = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    typed,
    setTyped,
    filters,
    filtered: text !== '' || filters.scores.length > 0 || filters.until !== null,
    setScores: (next: readonly MoodScore[]) => put(SCORES, next.join(',')),
    setUntil: (next: LocalDate | null) => put(UNTIL, next),
    clear: () => {
      setTyped('');
      setText('');
      setSearch({}, { replace: true, preventScrollReset: true });
    },
  };
}
