import type { ExportAttachment } from '@alento/contract/my-data/export-document';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { attachments } from '../../../../db/schema/attachment.ts';
import type { FileStore } from '../../../../integrations/files/file-store.ts';
import { DamagedFileError, unsealFile } from '../../../../stored-files/sealed-file.ts';
import { attachmentFileName } from '../files/files.copy.ts';
import { documentFields, type Reading } from './reading.ts';

/** All photos and voice notes, oldest first, without their files. */
export async function readAttachments(reading: Reading): Promise<ExportAttachment[]> {
  const { thumbnail: _thumbnail, ...columns } = getTableColumns(attachments);
  const rows = reading.db
    .select(columns)
    .from(attachments)
    .where(eq(attachments.userId, reading.person.owner.userId))
    .orderBy(asc(attachments.createdAt), asc(attachments.id));
  return (await rows).map((row) => ({
    ...documentFields(row, 'id', 'entryId', 'kind', 'type', 'bytes', 'width', 'height', 'durationMs', 'createdAt'),
    file: attachmentFileName(row),
  }));
}

/**
 * The file of an attachment. One that the file store has lost or damaged ends early, because the others and the texts
 * must not be lost with it.
 *
 * @param lost called if the file isn't whole.
 */
export async function* readAttachmentFile(
  { person, beat }: Reading,
  files: FileStore,
  { id, bytes }: Pick<ExportAttachment, 'id' | 'bytes'>,
  lost: () => void,
): AsyncGenerator<Uint8Array> {
  const stored = await files.get(id);
  if (!stored) return lost();
  const of = { table: 'attachments', userId: person.owner.userId, id } as const;
  try {
    for await (const piece of unsealFile(person.userKey(), of, stored, bytes)) {
      yield piece;
      await beat();
    }
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    lost();
  }
}
