import type { ChatMessage, ChatSession } from '@alento/contract/chat';
import { CHAT_SESSIONS_MAX } from '@alento/domain/chat/limits';
import { errorText } from '@alento/domain/errors/catalogue';
import { accept, type Result, refuse } from '@alento/domain/result';
import { matchesWords } from '@alento/domain/text/plain-text';
import type { Database, Runner } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { chatRepository as repository } from './chat.repository.ts';
import {
  openMessage,
  openSession,
  presentMessage,
  presentSession,
  type SessionRow,
  sealSession,
} from './chat-content.ts';

const FAILED = errorText('CHAT_FAILED');
/** Conversations whose names are opened for one page: more than a person has in years. */
const SESSIONS_LOOKED_AT = 5000;

export type ChatSessions = ReturnType<typeof chatSessionsService>;
type Wanted = { q?: string | undefined; bookId?: string | undefined; before?: number | undefined };

/** A person's conversations as wholes: found, opened, named, removed. */
export function chatSessionsService({ db }: { db: Database }) {
  async function present(runner: Runner, actor: Actor, rows: readonly SessionRow[]): Promise<ChatSession[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const newest = new Map((await repository.listNewest(runner, actor.owner, ids)).map((row) => [row.sessionId, row]));
    const counts = new Map(
      (await repository.countMessages(runner, actor.owner, ids)).map((row) => [row.sessionId, row.messages]),
    );
    return rows.map((row) => {
      const last = newest.get(row.id);
      return presentSession(actor, row, {
        messageCount: counts.get(row.id) ?? 0,
        newest: last ? openMessage(actor, last) : null,
      });
    });
  }

  /** Conversations that hold all the words, in their name or in what was said. */
  async function idsWith(actor: Actor, words: string, rows: readonly SessionRow[]): Promise<Set<string>> {
    const texts = new Map(rows.map((row) => [row.id, openSession(actor, row).title]));
    for (const message of await repository.listAllMessages(db, actor.owner)) {
      const before = texts.get(message.sessionId);
      if (before !== undefined) texts.set(message.sessionId, `${before}\n${openMessage(actor, message)?.text ?? ''}`);
    }
    return new Set([...texts].filter(([, text]) => matchesWords(text, words)).map(([id]) => id));
  }

  return {
    /** A page of them, the newest first: book, words and page are told apart in memory, since a name is sealed. */
    async list(actor: Actor, { q = '', bookId, before }: Wanted): Promise<ChatSession[]> {
      const at = before === undefined ? undefined : new Date(before);
      const all = await repository.listSessions(db, actor.owner, SESSIONS_LOOKED_AT, at);
      const ofBook = all.filter((row) => openSession(actor, row).bookId === (bookId ?? null));
      const found = q.trim() === '' ? null : await idsWith(actor, q, ofBook);
      const wanted = found ? ofBook.filter(({ id }) => found.has(id)) : ofBook;
      return present(db, actor, wanted.slice(0, CHAT_SESSIONS_MAX));
    },

    async read(actor: Actor, id: string): Promise<Result<ChatSession & { messages: ChatMessage[] }>> {
      const row = await repository.findSession(db, actor.owner, id);
      const [session] = row ? await present(db, actor, [row]) : [];
      if (!session) return refuse('CHAT_SESSION_NOT_FOUND');
      const messages = await repository.listMessages(db, actor.owner, id);
      return accept({ ...session, messages: messages.map((message) => presentMessage(actor, message, FAILED)) });
    },

    rename: (actor: Actor, id: string, title: string): Promise<Result<ChatSession>> =>
      refusableTransaction(db, async (tx) => {
        const row = await repository.holdSession(tx, actor.owner, id);
        if (!row) return refuse('CHAT_SESSION_NOT_FOUND');
        const content = sealSession(actor, id, { ...openSession(actor, row), title });
        await repository.changeSession(tx, actor.owner, id, { content });
        const [session] = await present(tx, actor, [{ ...row, content }]);
        return session ? accept(session) : refuse('CHAT_SESSION_NOT_FOUND');
      }),

    remove: async (actor: Actor, id: string): Promise<Result<true>> =>
      (await repository.removeSession(actor.owner, id, db)) ? accept(true) : refuse('CHAT_SESSION_NOT_FOUND'),
  };
}
