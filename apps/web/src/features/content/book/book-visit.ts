import { session } from '../../../lib/session/session.ts';

/** The positions of a visitor. They are kept only in memory, because what a person reads is sensitive. */
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

// The next person on this device must not see the positions.
session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') bookVisit.forget();
});
