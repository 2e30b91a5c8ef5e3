import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';

/** Since when the data on the screen is, ms epoch; null for data of this visit, and without a screen of such data. */
type SeenSince = { data: number | null; help: number | null };

let current: SeenSince = { data: null, help: null };
const listeners = new Listeners();

/** Notes since when the shown data, and the stored help pages, are. */
export function setSeenSince(next: SeenSince): void {
  if (next.data === current.data && next.help === current.help) return;
  current = next;
  listeners.notify();
}

const NOTHING: SeenSince = { data: null, help: null };

export const useSeenSince = (): SeenSince =>
  useSyncExternalStore(
    listeners.subscribe,
    () => current,
    () => NOTHING,
  );
