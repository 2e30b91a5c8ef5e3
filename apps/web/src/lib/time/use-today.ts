import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { useSyncExternalStore } from 'react';
import { timeZone } from './clock.ts';
import { serverNow } from './clock-skew.ts';

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

/** Today's calendar day, by the server's clock if this device's is known to be wrong. */
export const today = (): LocalDate => localDateOf(serverNow(), timeZone());

/** Likewise; re-renders after midnight. */
export const useToday = (): LocalDate => useSyncExternalStore(subscribe, today, today);
