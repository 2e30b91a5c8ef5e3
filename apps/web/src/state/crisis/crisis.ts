import type { CrisisSource } from '@alento/domain/safety/safety-state';

/** What opened the crisis card (decision D22). */
export type Crisis = {
  /** 'still-hard' is an answer to being asked again; who 'asked' for help told nothing. */
  source: CrisisSource | 'still-hard';
  kind: 'suicide' | 'self-harm' | 'violence' | 'acute' | null;
  /** Whether it is the person themself or someone they wrote about. */
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

/** Words for what is most urgent stay: 'call 192 now' is not taken away by a milder sign a moment later. */
function givesWay(before: Crisis, next: Crisis): boolean {
  // It tells of past days, the open card of now.
  if (next.source === 'pattern') return false;
  if (before.about !== next.about) return next.about === 'self';
  return urgencyOf(next) >= urgencyOf(before);
}

/** The one crisis card of the page: any feature opens it, the layout shows it. */
export const crisis = {
  /**
   * Opens the card at once for a sign of crisis. About the person themself wins over what is already
   * open, then the more urgent. Tells whether it opened.
   */
  raise(next: Crisis): boolean {
    if (open !== null && !givesWay(open, next)) return false;
    set(next);
    return true;
  },
  /** Opens the card that a person asks for by a button, whatever is open. */
  show: (asked: Crisis): void => set(asked),
  close: (): void => set(null),
  /** Stable between changes: fit for useSyncExternalStore. */
  current: (): Crisis | null => open,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
