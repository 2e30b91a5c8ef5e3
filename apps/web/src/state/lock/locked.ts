import { Listeners } from '../../lib/listeners.ts';

/**
 * Whether the app is locked. Each tab has its own state: a tab is locked when it starts, after it was away, and when
 * any tab locks all.
 */
let isLocked = false;
const listeners = new Listeners();

export const locked = {
  is: (): boolean => isLocked,
  set(next: boolean): void {
    isLocked = next;
    locked.announce();
  },
  announce(): void {
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};
