import { formatCursor, parseCursor } from '@alento/domain/mood-entry/cursor';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { matchesWords } from '@alento/domain/text/plain-text';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../http/actor.ts';
import { presentEntry } from './mood-entry.presenter.ts';
import { moodEntryRepository } from './mood-entry.repository.ts';
import type { EntryPage } from './mood-entry.service.ts';

/** Rows opened at a time, and at most for one answer: a long history is searched in several. */
const ROWS_PER_BATCH = 500;
const BATCHES_MAX = 6;

export type NoteSearch = {
  query: string;
  limit: number;
  before?: string | undefined;
  scores?: readonly number[] | undefined;
  until?: string | undefined;
  include?: 'localDate' | undefined;
};

/** Search over one's own notes: opened in memory, batch by batch; every word must be there. */
export function noteSearchService({ db }: { db: Database }) {
  const repository = moodEntryRepository(db);
  return {
    async search(actor: Actor, { query, limit, before, scores, until, include }: NoteSearch): Promise<EntryPage> {
      const userKey = actor.userKey();
      const entries: EntryPage['entries'] = [];
      let cursor = before === undefined ? undefined : (parseCursor(before) ?? undefined);
      for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
        const rows = await repository.list(actor.owner, {
          limit: ROWS_PER_BATCH,
          before: cursor,
          scores: scores as MoodScore[] | undefined,
          until,
        });
        for (const row of rows) {
          const entry = presentEntry(row, actor.owner.userId, userKey, include !== undefined);
          cursor = { timestamp: entry.timestamp, id: entry.id };
          if (!matchesWords(entry.note, query)) continue;
          entries.push(entry);
          if (entries.length === limit) return { entries, nextCursor: formatCursor(cursor) };
        }
        if (rows.length < ROWS_PER_BATCH) return { entries, nextCursor: null };
      }
      return { entries, nextCursor: cursor ? formatCursor(cursor) : null };
    },
  };
}
