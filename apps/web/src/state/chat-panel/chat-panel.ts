import { session } from '../../lib/session/session.ts';

/** State of the floating conversation. */
export type ChatPanelState = {
  isOpen: boolean;
  /** Hidden but not closed; the button shows that and reopens it. */
  isMinimised: boolean;
  /** Id of the conversation; null until its first message is stored. */
  sessionId: string | null;
  /** Counter that changes with each new conversation; used as a key to remount it. */
  talk: number;
  /** Whether a reply arrived while it was not visible. */
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
 * The app's only floating conversation (companion §2), opened by a button and rendered by the layout. It survives route
 * changes but not a sign-in or sign-out.
 */
export const chatPanel = {
  /** Opens or restores it with the same conversation. */
  open: (): void => set({ isOpen: true, isMinimised: false, hasNews: false }),
  minimise: (): void => {
    if (state.isOpen && !state.isMinimised) set({ isMinimised: true });
  },
  /** Closes it; the conversation is kept for the next opening. */
  close: (): void => set({ isOpen: false, isMinimised: false, hasNews: false }),
  /** Starts a new conversation with the welcome message. */
  begin: (): void => set({ sessionId: null, talk: state.talk + 1, hasNews: false }),
  /** Notes the id under which the conversation was stored. */
  keep: (sessionId: string): void => set({ sessionId }),
  /** Reports a reply; it counts as news if it was not visible. */
  tell: (): void => {
    if (!state.isOpen || state.isMinimised) set({ hasNews: true });
  },
  /** The same object until it changes, as useSyncExternalStore requires. */
  current: (): ChatPanelState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// One person's conversation must not be shown to the next.
session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') set({ ...CLOSED, talk: state.talk + 1 });
});
