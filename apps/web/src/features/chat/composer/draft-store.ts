import { readFixed, readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';

/** A conversation that has no id yet is known as the new one. */
const nameOf = (kind: 'draft' | 'unsent', sessionId: string | null): string => `chat-${kind}:${sessionId ?? 'new'}`;

/** Where a new conversation's words are kept; those about a book apart from any other's. */
export const newDraftOf = (bookId: string | null): string | null => (bookId === null ? null : `book:${bookId}`);

/** What is typed stands here too: a device whose store is full or off keeps it as long as the page does. */
const typed = new Map<string, string>();
const listeners = new Set<() => void>();

/** Only of who is signed in: an answer that comes after sign-out leaves no trace on the device. */
const isHere = (userId: string): boolean => session.userId() === userId && readFixed('userId') === userId;

function keep(userId: string, name: string, text: string): void {
  if (!isHere(userId)) return;
  // A full store keeps nothing more; the page still holds the words.
  void writeOwned(userId, name, text === '' ? null : text);
}

function set(userId: string, name: string, text: string): void {
  if (isHere(userId)) typed.set(`${userId} ${name}`, text);
  keep(userId, name, text);
  for (const listener of listeners) listener();
}

const get = (userId: string, name: string): string => typed.get(`${userId} ${name}`) ?? readOwned(userId, name) ?? '';

const joined = (...texts: string[]): string => texts.filter((text) => text.trim() !== '').join('\n\n');

/**
 * What a person is writing to the assistant, conversation by conversation, kept on this device until
 * the server has it. Panel and page show the same words.
 */
export const draftStore = {
  read: (userId: string, sessionId: string | null): string => get(userId, nameOf('draft', sessionId)),
  write: (userId: string, sessionId: string | null, text: string): void =>
    set(userId, nameOf('draft', sessionId), text),

  /** The words leave the field, and stay on the device until they have arrived. */
  depart(userId: string, sessionId: string | null, text: string): void {
    keep(userId, nameOf('unsent', sessionId), text);
    set(userId, nameOf('draft', sessionId), '');
  },
  /** The server has them. */
  arrive: (userId: string, sessionId: string | null): void => keep(userId, nameOf('unsent', sessionId), ''),
  /** They come back into the field, of this conversation or of another, before what was typed since. */
  comeBack(userId: string, from: string | null, text: string, to: string | null = from): void {
    keep(userId, nameOf('unsent', from), '');
    set(userId, nameOf('draft', to), joined(text, get(userId, nameOf('draft', to))));
  },
  /** Words that were on their way when the page ended come back into the field. */
  recover(userId: string, sessionId: string | null): void {
    const unsent = readOwned(userId, nameOf('unsent', sessionId));
    if (unsent !== null) draftStore.comeBack(userId, sessionId, unsent);
  },
  /** The conversation has an id from now on; what was typed meanwhile goes along. */
  move(userId: string, from: string | null, to: string): void {
    const text = get(userId, nameOf('draft', from));
    set(userId, nameOf('draft', from), '');
    set(userId, nameOf('draft', to), text);
  },
  /** A conversation is gone, and with it what was being written in it. */
  drop(userId: string, sessionId: string): void {
    keep(userId, nameOf('unsent', sessionId), '');
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
