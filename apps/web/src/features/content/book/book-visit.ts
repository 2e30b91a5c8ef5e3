import { session } from '../../../lib/session/session.ts';

/**
 * How far a visitor read each book: in this window's memory alone, and nothing on the device. What
 * somebody reads about tells more than most notes.
 */
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

// Who comes after another person on this device finds nothing of theirs.
session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') bookVisit.forget();
});
