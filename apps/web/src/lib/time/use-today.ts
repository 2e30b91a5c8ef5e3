import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { useSyncExternalStore } from 'react';
import { now, timeZone } from './clock.ts';

/** How often a page left open looks whether midnight has passed, ms. */
const CHECK_MS = 30_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, CHECK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The person's calendar day now. */
export const today = (): LocalDate => localDateOf(now(), timeZone());

/** The person's calendar day; a page left open over midnight follows it. */
export const useToday = (): LocalDate => useSyncExternalStore(subscribe, today, today);
