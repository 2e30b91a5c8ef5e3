/**
 * Whether the app is locked. Each tab has its own state: a tab is locked when it starts, after it was away, and when
 * any tab locks all.
 */
let isLocked = false;
const listeners = new Set<() => void>();

export const locked = {
  is: (): boolean => isLocked,
  set(next: boolean): void {
    isLocked = next;
    locked.announce();
  },
  announce(): void {
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
