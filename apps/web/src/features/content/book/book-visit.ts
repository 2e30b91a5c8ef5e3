import { session } from '../../../lib/session/session.ts';

/** A visitor's positions, in memory only: what somebody reads is sensitive, so nothing is stored on the device. */
const shares = new Map<string, number>();
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

export const bookVisit = {
  shareOf: (id: string): number => shares.get(id) ?? 0,
  keep(id: string, share: number): void {
    if (share <= bookVisit.shareOf(id)) return;
    shares.set(id, share);
    announce();
  },
  forget(): void {
    shares.clear();
    announce();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// The next person on this device must not see them.
session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') bookVisit.forget();
});
