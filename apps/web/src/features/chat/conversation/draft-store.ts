import { Listeners } from '../../../lib/listeners.ts';
import { readFixed, readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';

type Id = string | null;

/** The draft's id for a new conversation: one per book, and one (null) for conversations without a book. */
export const newDraftOf = (bookId: Id): Id => (bookId === null ? null : `book:${bookId}`);

const nameOf = (kind: 'draft' | 'unsent', id: Id): string => `chat-${kind}:${id ?? 'new'}`;

/** The drafts in memory, which also work if storage is full or disabled. */
const typed = new Map<string, string>();
const listeners = new Listeners();

/** Stores nothing for a person who has signed out, because a response may arrive later. */
function store(userId: string, name: string, text: string): void {
  if (session.userId() !== userId || readFixed('userId') !== userId) return;
  if (name.startsWith('chat-draft:')) typed.set(`${userId} ${name}`, text);
  void writeOwned(userId, name, text === '' ? null : text);
}

const setUnsent = (userId: string, id: Id, text: string): void => store(userId, nameOf('unsent', id), text);

function write(userId: string, id: Id, text: string): void {
  store(userId, nameOf('draft', id), text);
  listeners.notify();
}

function read(userId: string, id: Id): string {
  const name = nameOf('draft', id);
  return typed.get(`${userId} ${name}`) ?? readOwned(userId, name) ?? '';
}

/**
 * Drafts of messages, one per conversation, stored on this device until the server has accepted the message. The
 * panel and the page share them.
 */
export const draftStore = {
  read,
  write,
  /** Moves the text from the draft to the unsent message, which is stored until the server accepts it. */
  depart(userId: string, id: Id, text: string): void {
    setUnsent(userId, id, text);
    write(userId, id, '');
  },
  /** Deletes the unsent message after the server accepted it. */
  arrive: (userId: string, id: Id): void => setUnsent(userId, id, ''),
  /** Moves the unsent message back into the draft of the same or another conversation, before text typed since then. */
  comeBack(userId: string, from: Id, text: string, to = from): void {
    setUnsent(userId, from, '');
    const texts = [text, read(userId, to)].filter((one) => one.trim() !== '');
    write(userId, to, texts.join('\n\n'));
  },
  /** Moves a message that was unsent when the page was closed back into the draft. */
  recover(userId: string, id: Id): void {
    const unsent = readOwned(userId, nameOf('unsent', id));
    if (unsent !== null) draftStore.comeBack(userId, id, unsent);
  },
  /** Moves a draft, with text typed meanwhile, to the id that the server gave the conversation. */
  move(userId: string, from: Id, to: string): void {
    const text = read(userId, from);
    write(userId, from, '');
    write(userId, to, text);
  },
  /** Deletes the drafts of a deleted conversation. */
  drop: (userId: string, id: string): void => draftStore.depart(userId, id, ''),

  subscribe: listeners.subscribe,
};

session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') typed.clear();
});
