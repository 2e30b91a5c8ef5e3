import type { CrisisSource } from '@alento/domain/safety/safety-state';

/** What opened the crisis card (decision D22). */
export type Crisis = {
  /** 'still-hard' is an answer to the follow-up question; for 'asked' the kind is unknown. */
  source: CrisisSource | 'still-hard';
  kind: 'suicide' | 'self-harm' | 'violence' | 'acute' | null;
  /** Whether it is about the person or somebody they wrote about. */
  about: 'self' | 'other';
};

type Listener = () => void;

const URGENCY = { acute: 3, violence: 2, suicide: 1, 'self-harm': 1 } as const;

const listeners = new Set<Listener>();
let open: Crisis | null = null;

function set(next: Crisis | null): void {
  open = next;
  for (const listener of listeners) listener();
}

const urgencyOf = ({ kind }: Crisis): number => (kind === null ? 0 : URGENCY[kind]);

/** Whether the open card may be replaced: 'call 192 now' must not be replaced by a milder sign a moment later. */
function givesWay(before: Crisis, next: Crisis): boolean {
  // A pattern is about past days, the open card about now.
  if (next.source === 'pattern') return false;
  if (before.about !== next.about) return next.about === 'self';
  return urgencyOf(next) >= urgencyOf(before);
}

/** State of the page's only crisis card. Any feature opens it, the layout renders it. */
export const crisis = {
  /**
   * Opens the card for a sign of crisis. One about the person has priority over one about others, then the more urgent
   * kind. Returns whether it opened.
   */
  raise(next: Crisis): boolean {
    if (open !== null && !givesWay(open, next)) return false;
    set(next);
    return true;
  },
  /** Opens the card that a person asks for by a button, whatever is open. */
  show: (asked: Crisis): void => set(asked),
  close: (): void => set(null),
  /** The same object until it changes, as useSyncExternalStore requires. */
  current: (): Crisis | null => open,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
