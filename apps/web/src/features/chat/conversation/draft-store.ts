import { readFixed, readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';

/** Storage key of a draft. A new conversation, which has no id, is called `new`. */
const nameOf = (kind: 'draft' | 'unsent', sessionId: string | null): string => `chat-${kind}:${sessionId ?? 'new'}`;

/** The draft's id for a new conversation: one per book, and one for conversations without a book. */
export const newDraftOf = (bookId: string | null): string | null => (bookId === null ? null : `book:${bookId}`);

/** The drafts in memory, which also work if storage is full or disabled. */
const typed = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Whether this person is signed in on this device. A response that arrives after the sign-out must not write to the
 * device.
 */
const isHere = (userId: string): boolean => session.userId() === userId && readFixed('userId') === userId;

function store(userId: string, name: string, text: string): void {
  if (isHere(userId)) void writeOwned(userId, name, text === '' ? null : text);
}

function set(userId: string, name: string, text: string): void {
  if (isHere(userId)) typed.set(`${userId} ${name}`, text);
  store(userId, name, text);
  for (const listener of listeners) listener();
}

const get = (userId: string, name: string): string => typed.get(`${userId} ${name}`) ?? readOwned(userId, name) ?? '';

/**
 * Drafts of messages, one per conversation, stored on this device until the server has accepted the message. The
 * panel and the page share them.
 */
export const draftStore = {
  read: (userId: string, sessionId: string | null): string => get(userId, nameOf('draft', sessionId)),
  write: (userId: string, sessionId: string | null, text: string): void =>
    set(userId, nameOf('draft', sessionId), text),

  /** Moves the text from the draft to the unsent message, which is stored until the server accepts it. */
  depart(userId: string, sessionId: string | null, text: string): void {
    store(userId, nameOf('unsent', sessionId), text);
    set(userId, nameOf('draft', sessionId), '');
  },
  /** Deletes the unsent message after the server accepted it. */
  arrive: (userId: string, sessionId: string | null): void => store(userId, nameOf('unsent', sessionId), ''),
  /** Moves the unsent message back into the draft of the same or another conversation, before text typed since then. */
  comeBack(userId: string, from: string | null, text: string, to: string | null = from): void {
    store(userId, nameOf('unsent', from), '');
    const texts = [text, get(userId, nameOf('draft', to))];
    set(userId, nameOf('draft', to), texts.filter((one) => one.trim() !== '').join('\n\n'));
  },
  /** Moves a message that was unsent when the page was closed back into the draft. */
  recover(userId: string, sessionId: string | null): void {
    const unsent = readOwned(userId, nameOf('unsent', sessionId));
    if (unsent !== null) draftStore.comeBack(userId, sessionId, unsent);
  },
  /** Moves a draft, with text typed meanwhile, to the id that the server gave the conversation. */
  move(userId: string, from: string | null, to: string): void {
    const text = get(userId, nameOf('draft', from));
    set(userId, nameOf('draft', from), '');
    set(userId, nameOf('draft', to), text);
  },
  /** Deletes the drafts of a deleted conversation. */
  drop(userId: string, sessionId: string): void {
    store(userId, nameOf('unsent', sessionId), '');
    set(userId, nameOf('draft', sessionId), '');
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') typed.clear();
});
