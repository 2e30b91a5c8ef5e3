import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { useSyncExternalStore } from 'react';
import { now, timeZone } from './clock.ts';

/** How often an open page checks for a new day, ms. */
const CHECK_MS = 30_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, CHECK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Today's calendar day. */
export const today = (): LocalDate => localDateOf(now(), timeZone());

/** Today's calendar day; re-renders after midnight. */
export const useToday = (): LocalDate => useSyncExternalStore(subscribe, today, today);
