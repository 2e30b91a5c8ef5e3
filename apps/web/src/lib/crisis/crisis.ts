import type { CrisisSource } from '@alento/domain/safety/safety-state';

/** What opened the crisis card (decision D22). */
export type Crisis = {
  source: CrisisSource;
  kind: 'suicide' | 'self-harm' | 'violence' | 'acute' | null;
  /** Whether it is the person themself or someone they wrote about. */
  about: 'self' | 'other';
};

type Listener = () => void;

const listeners = new Set<Listener>();
let open: Crisis | null = null;

function set(next: Crisis | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The one crisis card of the page: any feature opens it, the layout shows it. */
export const crisis = {
  /** Opens the card at once. About the person themself wins over what is already open. */
  raise(next: Crisis): void {
    if (open?.about === 'self' && next.about === 'other') return;
    set(next);
  },
  close: (): void => set(null),
  /** Stable between changes: fit for useSyncExternalStore. */
  current: (): Crisis | null => open,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
