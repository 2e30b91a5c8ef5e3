import type { ExportEntry, ExportTag } from '@alento/contract/my-data/export-document';
import { asc } from 'drizzle-orm';
import { openAnalysis, openNote } from '../../../../crypto/note-context.ts';
import { tags } from '../../../../db/schema/tag.ts';
import { entryBatches } from '../../../../entries/entry-batches.ts';
import { TAG } from '../../../../sealed-json/tag.ts';
import { documentFields, type Reading, rowIdOf, rowsOf } from './reading.ts';

/** All entries, newest first. */
export async function* readEntries(reading: Reading): AsyncGenerator<ExportEntry> {
  const { db, person, beat } = reading;
  const { userId } = person.owner;
  for await (const rows of entryBatches.list(db, person.owner, { limit: Number.POSITIVE_INFINITY })) {
    await beat();
    for (const row of rows)
      yield {
        ...documentFields(row, 'id', 'score', 'localDate', 'offsetMinutes', 'source', 'importId'),
        note: openNote(person.userKey(), userId, row),
        timestamp: row.recordedAt.getTime(),
        tags: row.tagIds,
        aiAnalysis: row.aiAnalysis ? openAnalysis(person.userKey(), userId, row.id, row.aiAnalysis) : '',
      };
  }
}

/** All tags, oldest first. A person has at most TAGS_MAX, and the words for feelings. */
export async function readTags(reading: Reading): Promise<ExportTag[]> {
  const rows = await rowsOf(reading, tags, asc(tags.createdAt), asc(tags.id));
  const opened = rows.map((row) => ({
    ...documentFields(row, 'id', 'createdAt'),
    ...TAG.open(reading.person.userKey(), rowIdOf(reading, row.id), row.content),
  }));
  // The starter tags have the same time; their position is their order.
  const place = ({ position }: { position?: number | undefined }) => position ?? Number.MAX_SAFE_INTEGER;
  return opened
    .toSorted((a, b) => place(a) - place(b))
    .map(({ id, name, icon, group, createdAt }) => ({ id, name, icon, ...(group ? { group } : {}), createdAt }));
}
