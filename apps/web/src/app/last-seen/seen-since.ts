import { useSyncExternalStore } from 'react';

/** Since when the data on the screen is, ms epoch; null for data of this visit, and without a screen of such data. */
type SeenSince = { data: number | null; help: number | null };

let current: SeenSince = { data: null, help: null };
const listeners = new Set<() => void>();

/** Notes since when the shown data, and the stored help pages, are. */
export function setSeenSince(next: SeenSince): void {
  if (next.data === current.data && next.help === current.help) return;
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NOTHING: SeenSince = { data: null, help: null };

export const useSeenSince = (): SeenSince =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => NOTHING,
  );
