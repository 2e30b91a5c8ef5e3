import { Listeners } from '../../lib/listeners.ts';
import { session } from '../../lib/session/session.ts';

/** The state of the floating conversation. */
export type ChatPanelState = {
  isOpen: boolean;
  /** The panel is hidden but not closed. Its button shows that, and opens it again. */
  isMinimised: boolean;
  /** The id of the conversation. Null until its first message is stored. */
  sessionId: string | null;
  /** A counter that changes with each new conversation. As a React key it remounts the conversation. */
  talk: number;
  /** Whether a reply arrived while the panel was not visible. */
  hasNews: boolean;
};

const CLOSED: ChatPanelState = { isOpen: false, isMinimised: false, sessionId: null, talk: 0, hasNews: false };

const listeners = new Listeners();
let state = CLOSED;

function set(next: Partial<ChatPanelState>): void {
  state = { ...state, ...next };
  listeners.notify();
}

/**
 * The app's only floating conversation, which a button opens and the layout renders. It stays open across route
 * changes, but not across a sign-in or sign-out.
 */
export const chatPanel = {
  /** Opens or restores the panel with the same conversation. */
  open: (): void => set({ isOpen: true, isMinimised: false, hasNews: false }),
  minimise: (): void => {
    if (state.isOpen && !state.isMinimised) set({ isMinimised: true });
  },
  /** Closes the panel. The conversation is kept for the next opening. */
  close: (): void => set({ isOpen: false, isMinimised: false, hasNews: false }),
  /** Starts a new conversation with the welcome message. */
  begin: (): void => set({ sessionId: null, talk: state.talk + 1, hasNews: false }),
  /** Stores the id that the server gave the conversation. */
  setSession: (sessionId: string): void => set({ sessionId }),
  /** Reports the arrival of a reply. It counts as news if the panel was not visible. */
  noteReply: (): void => {
    if (!state.isOpen || state.isMinimised) set({ hasNews: true });
  },
  /** Returns the same object until the state changes, as useSyncExternalStore requires. */
  current: (): ChatPanelState => state,
  subscribe: listeners.subscribe,
};

// One person's conversation must not be shown to the next.
session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') set({ ...CLOSED, talk: state.talk + 1 });
});
