import { isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';
import { underLock } from '../../../platform/locks.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { dropFromLists } from './attachment.queries.ts';
import type { PreparedPhoto, RecordedVoice, ShownAttachment } from './attachment.types.ts';
import { type AttachmentBody, newFileId } from './attachment-body.ts';
import { attachmentOutbox, removeWaitingAttachment, sentEntryId } from './attachment-outbox.ts';
import { dropFile, dropFilesBut, keepFile, keepInPage } from './waiting-files.ts';

/** Pages without HTTPS have no WebCrypto, so that they can neither encrypt a file nor compute its hash. */
export const canAttach = (): boolean => globalThis.crypto?.subtle !== undefined;

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The file as it is sent: that of a photo begins with its preview. */
const bytesOf = async (made: PreparedPhoto | RecordedVoice): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Blob(made.kind === 'photo' ? [made.thumbnail, made.file] : [made.file]).arrayBuffer());

const factsOf = (made: PreparedPhoto | RecordedVoice) =>
  made.kind === 'photo'
    ? { kind: made.kind, type: made.type, width: made.width, height: made.height, thumbnailBytes: made.thumbnail.size }
    : // Recorders name their codec too, which the server doesn't ask for.
      { kind: made.kind, type: made.type, durationMs: Math.max(1, Math.round(made.durationMs)) };

/** Where the file belongs. The entry may have been sent since it was rendered. */
function placeOf({ id, waiting }: DisplayedEntry): Pick<AttachmentBody, 'entryId' | 'isLocal'> {
  const sent = waiting ? sentEntryId(id) : id;
  return { entryId: sent ?? id, isLocal: sent === null };
}

/**
 * Stores the file and its item. Both are stored, or both are only in this page: another tab can't send an item without
 * its file, and would delete a file without its item.
 *
 * @returns whether they are stored.
 */
async function store(userId: string, body: AttachmentBody, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const { fileId } = body;
  const isKept = await keepFile(userId, fileId, bytes);
  if (session.userId() !== userId) {
    await dropFile(userId, fileId);
    throw notTheirs();
  }
  await attachmentOutbox.add(body, undefined, fileId, isKept);
  const isStored = attachmentOutbox.isStored(fileId);
  if (isKept && !isStored) await keepInPage(userId, fileId, bytes);
  return isStored;
}

const notTheirs = (): Error => new Error('The person who added the file is no longer signed in');

/**
 * Adds a photo or voice note to an entry: stores it on this device, and sends it. Rejects if it could not be added.
 *
 * @returns whether it is stored. Without room, it stays in this page until it is sent.
 */
export async function addAttachment(entry: DisplayedEntry, made: PreparedPhoto | RecordedVoice): Promise<boolean> {
  const userId = session.userId();
  if (userId === null) throw notTheirs();
  const bytes = await bytesOf(made);
  const facts = { ...factsOf(made), sha256: await sha256(bytes) };
  const fileId = newFileId(made.kind);
  // The lock keeps another tab from deleting a file whose item isn't stored yet.
  const isStored = await underLock(`alento:files:${userId}`, async () => {
    // Another person may have signed in while the file was read.
    if ((await session.newest())?.userId !== userId) throw notTheirs();
    await dropFilesBut(userId, (id) => attachmentOutbox.fate(id).state !== 'gone');
    return store(userId, { ...facts, fileId, ...placeOf(entry) }, bytes);
  });
  void attachmentOutbox.settle(fileId);
  return isStored;
}

/** Deletes a photo or voice note, on this device or at the server. Throws if the server can't or won't. */
export async function removeAttachment({ id, waiting }: ShownAttachment): Promise<void> {
  if (!waiting) {
    await call('DELETE /attachments/{id}', { params: { id } }).catch((failure: unknown) => {
      // It was deleted elsewhere.
      if (!isRefusal(failure, 'ATTACHMENT_NOT_FOUND')) throw failure;
    });
    return dropFromLists(id);
  }
  await removeWaitingAttachment(id);
}
