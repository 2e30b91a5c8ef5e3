import type { HistoryFind } from '@alento/domain/assistant/assistant-model';
import { localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../../../access/person.ts';
import { noteContext } from '../../../crypto/note-context.ts';
import type { Database } from '../../../db/database.ts';
import { entryBatches } from '../../../entries/entry-batches.ts';
import type { SealedText } from '../../../work-thread/tasks.ts';
import { chatRepository } from '../chat.repository.ts';
import { openMessage, openSession, rowIdOf, type SessionRow } from '../chat-content.ts';
import { historyCopy } from './history-search.copy.ts';

/** Rows per batch. Reading one blocks the single connection of an embedded database for a few milliseconds. */
const ROWS = 50;
/** Maximum number of notes and of conversations that a request searches, newest first. */
const NOTES_MAX = 20_000;
const SESSIONS_MAX = 5000;

/** An encrypted text of the person, and the fields of the search result if it matches. */
export type HistoryText = {
  /** Id of the entry; null for a message. */
  entryId: string | null;
  text: SealedText;
  at: number;
  origin: Omit<HistoryFind, 'excerpt'>;
};

/** A person's notes, newest first, in batches. */
export async function* noteBatches(db: Database, actor: Person): AsyncGenerator<HistoryText[]> {
  const { userId } = actor.owner;
  for await (const rows of entryBatches.listNoted(db, actor.owner, { limit: NOTES_MAX, hasNote: true }))
    yield rows.flatMap(({ id, note, score, localDate: date, recordedAt: at }): HistoryText[] => {
      if (!note) return [];
      const origin = {
        kind: 'note' as const,
        title: historyCopy.note(date),
        url: `/periodo-detalhes?type=day&date=${date}`,
        date,
        score,
      };
      return [{ entryId: id, text: { context: noteContext(userId, id), sealed: note }, at: at.getTime(), origin }];
    });
}

/** Conversations, newest first, in batches, optionally only those before an instant. */
export async function* sessionBatches(db: Database, actor: Person, since?: Date): AsyncGenerator<SessionRow[]> {
  let before: Date | SessionRow | undefined = since;
  for (let seen = 0; seen < SESSIONS_MAX; seen += ROWS) {
    const rows = await chatRepository.listSessions(db, actor.owner, ROWS, before);
    yield rows;
    before = rows.at(-1);
    if (rows.length < ROWS) return;
  }
}

/** The person's messages of all conversations except one, newest conversation first, in batches. */
export async function* saidBatches(db: Database, actor: Person, except: string | null): AsyncGenerator<HistoryText[]> {
  for await (const sessions of sessionBatches(db, actor)) {
    const titles = new Map(sessions.map((row) => [row.id, openSession(actor, row).title]));
    for await (const rows of chatRepository.messageBatches(db, actor.owner, [...titles.keys()], ROWS)) {
      yield rows.flatMap((row): HistoryText[] => {
        // Skips the assistant's messages and the current conversation.
        if (!row.content || row.sessionId === except || !openMessage(actor, row)?.isUser) return [];
        const date = localDateOf(row.createdAt.getTime(), actor.timeZone);
        const origin = {
          kind: 'chat' as const,
          title: historyCopy.chat(date, titles.get(row.sessionId) ?? ''),
          url: `/chat?sessionId=${row.sessionId}`,
          date,
          score: null,
        };
        const text: SealedText = { document: 'chat-message', rowId: rowIdOf(actor, row.id), sealed: row.content };
        return [{ entryId: null, text, at: row.createdAt.getTime(), origin }];
      });
    }
  }
}
