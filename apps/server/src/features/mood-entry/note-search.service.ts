import type { MoodEntry, searchMoodEntries } from '@alento/contract/mood-entry';
import { formatCursor, parseCursor } from '@alento/domain/mood-entry/cursor';
import { PAGE_MAX_BYTES } from '@alento/domain/mood-entry/limits';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { Result } from '@alento/domain/result';
import type { z } from 'zod';
import type { Person } from '../../access/person.ts';
import { noteContext } from '../../crypto/note-context.ts';
import type { Database } from '../../db/database.ts';
import type { EntryRow } from '../../entries/entry.ts';
import { entryBatches } from '../../entries/entry-batches.ts';
import type { EntryPage } from '../../entries/entry-page.ts';
import { foundForms, type QueryWord, queryWords } from '../../text/match-texts.ts';
import { inTime, type Turns } from '../../work-thread/turns.ts';
import type { WorkThread } from '../../work-thread/work-thread.ts';
import { presentEntry } from './mood-entry.presenter.ts';

/** Maximum number of entries that a request searches. The search of a longer history continues with the cursor. */
const ROWS_MAX = 3000;
/** Timeout of a search, ms. */
const SEARCH_MS = 10_000;

type NoteSearch = z.output<typeof searchMoodEntries.body>;
type Deps = {
  db: Database;
  thread: WorkThread;
  turns: Turns;
  tagNames: (actor: Person) => Promise<readonly { id: string; name: string }[]>;
};

/**
 * Searches a person's notes and tags for all words of a query. A worker thread decrypts the notes in batches. One search
 * per person runs at a time.
 */
export function noteSearchService({ db, thread, turns, tagNames }: Deps) {
  /** Indexes of the words that the names of tags contain, by id of the tag. */
  async function wordsInTags(actor: Person, words: readonly QueryWord[]): Promise<ReadonlyMap<string, number[]>> {
    return new Map((await tagNames(actor)).map(({ id, name }) => [id, foundForms(name, words)]));
  }

  /** Indexes of the words that each note contains, by id of the entry. */
  async function wordsInNotes(
    actor: Person,
    rows: readonly EntryRow[],
    words: readonly QueryWord[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, readonly number[]>> {
    const noted = rows.flatMap(({ id, note }) =>
      note ? [{ id, text: { context: noteContext(actor.owner.userId, id), sealed: note } }] : [],
    );
    if (noted.length === 0) return new Map();
    const input = { userKey: actor.userKey(), texts: noted.map(({ text }) => text), words };
    const found = await thread.run('foundForms', input, signal);
    return new Map(noted.map(({ id }, place) => [id, found[place] ?? []]));
  }

  async function searchWithin(actor: Person, wanted: NoteSearch, signal: AbortSignal): Promise<EntryPage<MoodEntry>> {
    const { query, limit, before, scores, until, include } = wanted;
    const words = queryWords(query);
    const inTags = await wordsInTags(actor, words);
    const userKey = actor.userKey();
    const entries: MoodEntry[] = [];
    let bytes = 0;
    let seen = 0;
    let cursor = before === undefined ? undefined : (parseCursor(before) ?? undefined);
    const batches = entryBatches.list(db, actor.owner, {
      limit: ROWS_MAX,
      before: cursor && { recordedAt: new Date(cursor.timestamp), id: cursor.id },
      scores: scores as MoodScore[] | undefined,
      until,
    });
    for await (const rows of batches) {
      const inNotes = await wordsInNotes(actor, rows, words, signal);
      seen += rows.length;
      for (const row of rows) {
        cursor = { timestamp: row.recordedAt.getTime(), id: row.id };
        const found = [inNotes.get(row.id) ?? [], ...row.tagIds.map((id) => inTags.get(id) ?? [])].flat();
        if (new Set(found).size < words.length) continue;
        entries.push(presentEntry(row, actor.owner.userId, userKey, include !== undefined));
        bytes += row.note?.length ?? 0;
        if (entries.length === limit || bytes >= PAGE_MAX_BYTES) return { entries, nextCursor: formatCursor(cursor) };
      }
    }
    return { entries, nextCursor: seen === ROWS_MAX && cursor ? formatCursor(cursor) : null };
  }

  return {
    search(actor: Person, wanted: NoteSearch): Promise<Result<EntryPage<MoodEntry>>> {
      const work = { userId: actor.owner.userId, kind: 'notes', ms: SEARCH_MS };
      const search = turns.runNewest(work, (signal) => searchWithin(actor, wanted, signal));
      return inTime('SEARCH_HISTORY_TIMEOUT', search);
    },
  };
}
