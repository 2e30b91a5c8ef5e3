import type { CrisisCheck } from '@alento/crisis-check/crisis-check';
import type { CrisisSource } from '@alento/domain/safety/safety-state';
import { Listeners } from '../../lib/listeners.ts';

/** What opened the crisis card. */
export type Crisis = {
  /**
   * 'still-hard' is an answer to the follow-up question. 'asked' means that the person opened the card by a button;
   * the kind is then unknown.
   */
  source: CrisisSource | 'still-hard';
  kind: CrisisCheck['kind'];
  /** Whether the crisis is the person's own or that of somebody they wrote about. */
  about: 'self' | 'other';
};

const URGENCY = {
  acute: 3,
  violence: 2,
  child: 2,
  threat: 2,
  means: 2,
  suicide: 1,
  'self-harm': 1,
  hotline: 1,
} as const;

const listeners = new Listeners();
let open: Crisis | null = null;

function set(next: Crisis | null): void {
  open = next;
  listeners.notify();
}

const urgencyOf = ({ kind }: Crisis): number => (kind === null ? 0 : URGENCY[kind]);

/**
 * Whether the open card may be replaced. A card with 'call 192 now' must not be replaced by a milder sign a moment
 * later.
 */
function givesWay(before: Crisis, next: Crisis): boolean {
  // A pattern concerns past days, and the open card the present.
  if (next.source === 'pattern') return false;
  if (before.about !== next.about) return next.about === 'self';
  return urgencyOf(next) >= urgencyOf(before);
}

/** The state of the page's only crisis card. Any feature opens it, and the layout renders it. */
export const crisis = {
  /**
   * Opens the card for a sign of crisis and returns whether it opened. A crisis of the person has priority over one
   * of others, then the more urgent kind has priority.
   */
  raise(next: Crisis): boolean {
    if (open !== null && !givesWay(open, next)) return false;
    set(next);
    return true;
  },
  /** Opens the card that a person requests by a button, whichever card is open. */
  show: (requested: Crisis): void => set(requested),
  close: (): void => set(null),
  /** Returns the same object until the card changes, as useSyncExternalStore requires. */
  current: (): Crisis | null => open,
  subscribe: listeners.subscribe,
};
