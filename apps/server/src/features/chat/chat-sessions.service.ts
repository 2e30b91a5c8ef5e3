import type { ChatMessage, ChatSession } from '@alento/contract/chat';
import { CHAT_SESSIONS_MAX, HISTORY_SEARCH_MS } from '@alento/domain/chat/limits';
import { errorText } from '@alento/domain/errors/catalogue';
import { accept, type Result, refuse } from '@alento/domain/result';
import { foldedWords } from '@alento/domain/text/plain-text';
import type { PersonWithPlan } from '../../access/person.ts';
import type { Database, Runner } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import type { SealedText } from '../../work-thread/tasks.ts';
import { inTime, type Turns } from '../../work-thread/turns.ts';
import type { WorkThread } from '../../work-thread/work-thread.ts';
import { chatRepository } from './chat.repository.ts';
import {
  openMessage,
  openSession,
  presentMessage,
  presentSession,
  rowIdOf,
  type SessionRow,
  sealSession,
} from './chat-content.ts';
import { sessionBatches } from './search/history-texts.ts';

const FAILED = errorText('CHAT_FAILED');
/** Messages read and searched per batch. */
const MESSAGES_AT_ONCE = 50;

export type ChatSessions = ReturnType<typeof chatSessionsService>;
type Deps = { db: Database; thread: WorkThread; turns: Turns };
type Wanted = { query?: string | undefined; bookId?: string | undefined; before?: number | undefined };

/** Lists, searches, opens, renames and deletes a person's conversations. */
export function chatSessionsService({ db, thread, turns }: Deps) {
  async function present(runner: Runner, actor: PersonWithPlan, rows: readonly SessionRow[]): Promise<ChatSession[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const newest = new Map(
      (await chatRepository.listNewest(runner, actor.owner, ids)).map((row) => [row.sessionId, row]),
    );
    const counts = new Map(
      (await chatRepository.countMessages(runner, actor.owner, ids)).map((row) => [row.sessionId, row.messages]),
    );
    return rows.map((row) => {
      const last = newest.get(row.id);
      return presentSession(actor, row, {
        messageCount: counts.get(row.id) ?? 0,
        newest: last ? openMessage(actor, last) : null,
      });
    });
  }

  /** The conversations of a batch whose title and messages contain all words. */
  async function withWords(
    actor: PersonWithPlan,
    rows: readonly SessionRow[],
    words: readonly string[],
    signal: AbortSignal,
  ): Promise<SessionRow[]> {
    const userKey = actor.userKey();
    const found = new Map(rows.map(({ id }) => [id, new Set<number>()]));
    const look = async (texts: { sessionId: string; text: SealedText }[]): Promise<void> => {
      if (texts.length === 0) return;
      const input = { userKey, texts: texts.map(({ text }) => text), words };
      const places = await thread.run('foundWords', input, signal);
      texts.forEach(({ sessionId }, at) => {
        for (const place of places[at] ?? []) found.get(sessionId)?.add(place);
      });
    };
    await look(
      rows.map(({ id, content }) => ({
        sessionId: id,
        text: { document: 'chat-session', rowId: rowIdOf(actor, id), sealed: content },
      })),
    );
    for await (const messages of chatRepository.messageBatches(db, actor.owner, [...found.keys()], MESSAGES_AT_ONCE)) {
      signal.throwIfAborted();
      await look(
        messages.flatMap(({ id, sessionId, content }) =>
          content
            ? [{ sessionId, text: { document: 'chat-message' as const, rowId: rowIdOf(actor, id), sealed: content } }]
            : [],
        ),
      );
    }
    return rows.filter(({ id }) => found.get(id)?.size === words.length);
  }

  /** The first page of conversations about the book that contain the words. Stops reading when the page is full. */
  async function firstWith(
    actor: PersonWithPlan,
    { bookId, before }: Pick<Wanted, 'bookId' | 'before'>,
    words: readonly string[],
    signal: AbortSignal,
  ): Promise<SessionRow[]> {
    const wanted: SessionRow[] = [];
    for await (const rows of sessionBatches(db, actor, before === undefined ? undefined : new Date(before))) {
      signal.throwIfAborted();
      const ofBook = rows.filter((row) => openSession(actor, row).bookId === (bookId ?? null));
      wanted.push(...(words.length === 0 ? ofBook : await withWords(actor, ofBook, words, signal)));
      if (wanted.length >= CHAT_SESSIONS_MAX) break;
    }
    return wanted.slice(0, CHAT_SESSIONS_MAX);
  }

  return {
    /** A page of conversations, newest first. Filters by book and words in memory, because the content is encrypted. */
    async list(actor: PersonWithPlan, { query = '', ...wanted }: Wanted): Promise<Result<ChatSession[]>> {
      const words = foldedWords(query);
      const search = (signal: AbortSignal) => firstWith(actor, wanted, words, signal);
      const work = { userId: actor.owner.userId, kind: 'conversations', ms: HISTORY_SEARCH_MS };
      const found = words.length === 0 ? search(AbortSignal.timeout(HISTORY_SEARCH_MS)) : turns.runNewest(work, search);
      const rows = await inTime('SEARCH_HISTORY_TIMEOUT', found);
      return rows.ok ? accept(await present(db, actor, rows.value)) : rows;
    },

    async read(actor: PersonWithPlan, id: string): Promise<Result<ChatSession & { messages: ChatMessage[] }>> {
      const row = await chatRepository.findSession(db, actor.owner, id);
      const [session] = row ? await present(db, actor, [row]) : [];
      if (!session) return refuse('CHAT_SESSION_NOT_FOUND');
      const messages: ChatMessage[] = [];
      for await (const rows of chatRepository.conversationBatches(db, actor.owner, id, MESSAGES_AT_ONCE))
        messages.push(...rows.map((message) => presentMessage(actor, message, FAILED)));
      return accept({ ...session, messages });
    },

    rename: (actor: PersonWithPlan, id: string, title: string): Promise<Result<ChatSession>> =>
      refusableTransaction(db, async (tx) => {
        const row = await chatRepository.holdSession(tx, actor.owner, id);
        if (!row) return refuse('CHAT_SESSION_NOT_FOUND');
        const content = sealSession(actor, id, { ...openSession(actor, row), title });
        await chatRepository.changeSession(tx, actor.owner, id, { content });
        const [session] = await present(tx, actor, [{ ...row, content }]);
        return session ? accept(session) : refuse('CHAT_SESSION_NOT_FOUND');
      }),

    remove: async (actor: PersonWithPlan, id: string): Promise<Result<true>> =>
      (await chatRepository.removeSession(actor.owner, id, db)) ? accept(true) : refuse('CHAT_SESSION_NOT_FOUND'),
  };
}
