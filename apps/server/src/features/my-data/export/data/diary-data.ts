import type { ExportEntry, ExportTag } from '@alento/contract/my-data/export-document';
import { asc, eq } from 'drizzle-orm';
import { noteContext, openAnalysis } from '../../../../crypto/note-context.ts';
import { unseal } from '../../../../crypto/seal.ts';
import { tags } from '../../../../db/schema/tag.ts';
import type { EntryRow } from '../../../../diary/entry.ts';
import { entries } from '../../../../diary/read-entries.ts';
import { TAG } from '../../../../sealed-documents/tag.ts';
import { BATCH, inBatches, type Reading, rowIdOf, timeOf } from './reading.ts';

/** All entries, newest first. */
export async function* readEntries(reading: Reading): AsyncGenerator<ExportEntry> {
  const { db, person } = reading;
  const { userId } = person.owner;
  const rows = inBatches<EntryRow>(reading, (before) => entries.list(db, person.owner, { limit: BATCH, before }));
  for await (const row of rows)
    yield {
      id: row.id,
      score: row.score,
      note: row.note ? unseal(person.userKey(), noteContext(userId, row.id), row.note) : '',
      timestamp: timeOf(row.recordedAt),
      localDate: row.localDate,
      offsetMinutes: row.offsetMinutes,
      source: row.source,
      tags: row.tagIds,
      aiAnalysis: row.aiAnalysis ? openAnalysis(person.userKey(), userId, row.id, row.aiAnalysis) : '',
      importId: row.importId,
    };
}

/** All tags, oldest first. A person has at most TAGS_MAX. */
export async function readTags(reading: Reading): Promise<ExportTag[]> {
  const { db, person } = reading;
  const rows = await db
    .select({ id: tags.id, content: tags.content, createdAt: tags.createdAt })
    .from(tags)
    .where(eq(tags.userId, person.owner.userId))
    .orderBy(asc(tags.createdAt), asc(tags.id));
  const opened = rows.map(({ id, content, createdAt }) => ({
    createdAt: timeOf(createdAt),
    id,
    ...TAG.open(person.userKey(), rowIdOf(reading, id), content),
  }));
  // The starter tags have the same time; their position is their order.
  const place = ({ position }: { position?: number | undefined }) => position ?? Number.MAX_SAFE_INTEGER;
  return opened
    .toSorted((a, b) => place(a) - place(b))
    .map(({ id, name, icon, createdAt }) => ({ id, name, icon, createdAt }));
}
