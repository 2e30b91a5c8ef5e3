import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { useSyncExternalStore } from 'react';
import { now, timeZone } from './clock.ts';
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

/** Today's calendar day. */
export const today = (): LocalDate => localDateOf(now(), timeZone());

const serverToday = (): LocalDate => localDateOf(serverNow(), timeZone());

/** Today's calendar day; re-renders after midnight. */
export const useToday = (): LocalDate => useSyncExternalStore(subscribe, today, today);

/** Likewise by the server's clock, if this device's is known to be wrong. For days on which something can be recorded. */
export const useServerToday = (): LocalDate => useSyncExternalStore(subscribe, serverToday, serverToday);
