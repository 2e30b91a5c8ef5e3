import { readFile } from '../../../lib/api/file.ts';
import { session } from '../../../lib/session/session.ts';
import type { AttachmentSource } from './attachment.types.ts';
import { attachmentOutbox } from './attachment-outbox.ts';
import { rememberThumbnail, thumbnailInMemory } from './thumbnail-memory.ts';
import { openFile } from './waiting-files.ts';

const read = (id: string, what: 'file' | 'thumbnail'): Promise<Blob> =>
  readFile(`/attachments/{id}/${what}`, { id }, { accept: '*/*', signal: AbortSignal.timeout(FILE_MAX_MS) });

/** How long a file may take, ms. */
const FILE_MAX_MS = 120_000;

/** A part of a file that waits on this device; null if it isn't one. */
async function waiting(id: string, what: 'file' | 'thumbnail'): Promise<Blob | null> {
  const body = attachmentOutbox.waiting().find((item) => item.id === id)?.body;
  const userId = session.userId();
  if (body === undefined || userId === null) return null;
  const bytes = await openFile(userId, body.fileId);
  if (bytes === null) throw new Error('The file is gone');
  const { thumbnailBytes = 0, type } = body;
  const part = what === 'file' ? bytes.subarray(thumbnailBytes) : bytes.subarray(0, thumbnailBytes);
  return new Blob([part], { type });
}

/** Loads the files of attachments, stored at the server or waiting on this device. */
export const attachmentSource: AttachmentSource = {
  thumbnail: (id) =>
    thumbnailInMemory(id) ??
    rememberThumbnail(
      id,
      waiting(id, 'thumbnail').then((own) => own ?? read(id, 'thumbnail')),
    ),
  file: async (id) => (await waiting(id, 'file')) ?? (await read(id, 'file')),
};
