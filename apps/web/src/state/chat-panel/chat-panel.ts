import { session } from '../../lib/session/session.ts';

/** Where the floating conversation stands. */
export type ChatPanelState = {
  isOpen: boolean;
  /** Out of the way: the button tells of it, and brings it back. */
  isMinimised: boolean;
  /** The conversation in it; null until its first message is kept. */
  sessionId: string | null;
  /** Which conversation, counted: another one begins anew, whatever the last one was. */
  talk: number;
  /** A reply came while nobody looked. */
  hasNews: boolean;
};

const CLOSED: ChatPanelState = { isOpen: false, isMinimised: false, sessionId: null, talk: 0, hasNews: false };

const listeners = new Set<() => void>();
let state = CLOSED;

function set(next: Partial<ChatPanelState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/**
 * The one floating conversation of the app (companion §2): a button opens it, the layout holds it. It
 * outlives every route, and no session.
 */
export const chatPanel = {
  /** Opens it, or brings it back, with what was in it. */
  open: (): void => set({ isOpen: true, isMinimised: false, hasNews: false }),
  minimise: (): void => {
    if (state.isOpen && !state.isMinimised) set({ isMinimised: true });
  },
  /** Closes it; the conversation is there when it opens again. */
  close: (): void => set({ isOpen: false, isMinimised: false, hasNews: false }),
  /** Another conversation, from its welcome on. */
  begin: (): void => set({ sessionId: null, talk: state.talk + 1, hasNews: false }),
  /** The conversation in it was kept under this id. */
  keep: (sessionId: string): void => set({ sessionId }),
  /** A reply came; it is news where it was not seen. */
  tell: (): void => {
    if (!state.isOpen || state.isMinimised) set({ hasNews: true });
  },
  /** Stable between changes: fit for useSyncExternalStore. */
  current: (): ChatPanelState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// What one person talked about never greets the next one.
session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') set({ ...CLOSED, talk: state.talk + 1 });
});
