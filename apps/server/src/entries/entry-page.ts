import { formatCursor } from '@alento/domain/mood-entry/cursor';
import { PAGE_MAX_BYTES } from '@alento/domain/mood-entry/limits';
import type { NotedRow } from './entry.ts';

/** A page of a list and the cursor of the next one; null on the last page. */
export type EntryPage<Entry> = { entries: Entry[]; nextCursor: string | null };

/**
 * Reads a page from batches. It ends with the entry with which the notes reach the largest size of a page.
 *
 * @param batches of the page's rows and one more if there is one: read with a limit of `limit + 1`.
 * @param signal rejects the page with its reason when it aborts.
 */
export async function readPage<Row extends NotedRow, Entry>(
  batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
  limit: number,
  present: (row: Row) => Entry,
  signal?: AbortSignal,
): Promise<EntryPage<Entry>> {
  const entries: Entry[] = [];
  let bytes = 0;
  let last: Row | undefined;
  for await (const rows of batches) {
    signal?.throwIfAborted();
    for (const row of rows) {
      if (last && (entries.length === limit || bytes >= PAGE_MAX_BYTES))
        return { entries, nextCursor: formatCursor({ timestamp: last.recordedAt.getTime(), id: last.id }) };
      entries.push(present(row));
      bytes += row.note?.length ?? 0;
      last = row;
    }
  }
  return { entries, nextCursor: null };
}
