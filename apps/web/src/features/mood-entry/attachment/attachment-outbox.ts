import { UNDO_MS } from '@alento/domain/mood-entry/limits';
import { OUTBOX_CALL_MAX_MS, outboxUploadMaxMs } from '@alento/domain/outbox/limits';
import { ApiError, isRefusal, offline } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { type Fate, type OutboxKind, outboxFor, type Refusal } from '../../../lib/outbox/outbox.ts';
import { beginUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { session } from '../../../lib/session/session.ts';
import { underLock } from '../../../platform/locks.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { deletedEntries } from '../waiting/deleted-entries.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { attachmentCopy as copy } from './attachment.copy.ts';
import { addToLists, dropFromLists } from './attachment.queries.ts';
import type { AttachmentBody, SentAttachment } from './attachment-body.ts';
import { keepThumbnail } from './thumbnail-memory.ts';
import { dropFile, openFile } from './waiting-files.ts';

/** The entry is deleted. Status 410 makes the outbox drop what belongs to it. */
const entryGone = (): ApiError => new ApiError(410, 'ENTRY_NOT_FOUND', copy.entryGone);

async function upload(userId: string, body: AttachmentBody, idempotencyKey: string): Promise<SentAttachment> {
  const { fileId, isLocal: _, ...facts } = body;
  const file = await openFile(userId, fileId).catch(() => {
    // A failed read says nothing about the file, which is sent later.
    throw offline();
  });
  // Another person may have signed in meanwhile, in whose name it would be sent.
  if (session.userId() !== userId) throw offline();
  if (file === null) throw new ApiError(422, 'FILE_LOST', copy.lost);
  const { data } = await call(
    'POST /attachments',
    { query: facts },
    {
      file: new Blob([file]),
      idempotencyKey,
      signal: AbortSignal.timeout(outboxUploadMaxMs(file.length)),
      repeatable: false,
    },
  );
  const { thumbnailBytes, type } = body;
  if (thumbnailBytes) keepThumbnail(data.id, new Blob([file.subarray(0, thumbnailBytes)], { type }));
  return { ...data, fileId };
}

/** Turns a refusal that would hold up the outbox, or that is about a deleted entry, into one that is about this file. */
function refusalOf(failure: unknown): unknown {
  if (!(failure instanceof ApiError)) return failure;
  if (isRefusal(failure, 'ENTRY_NOT_FOUND')) return entryGone();
  // Until the next month, so it is no reason to wait.
  if (isRefusal(failure, 'ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED'))
    return new ApiError(422, failure.errorCode, failure.message);
  return failure;
}

/** Defines how the outbox sends photos and voice notes. */
export const attachmentKind: OutboxKind<AttachmentBody, SentAttachment> = {
  async create(body, key) {
    const userId = session.userId() ?? '';
    try {
      return await upload(userId, body, key);
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal instanceof ApiError && refusal.status === 410) {
        await dropFile(userId, body.fileId);
        // Otherwise it was sent before, and deleted on another device since.
        if (refusal.errorCode === 'ENTRY_NOT_FOUND') toast.failed(copy.entryGone);
      }
      throw refusal;
    }
  },
  // Nothing of a sent file changes.
  correct: async (result) => result,
  async remove({ id, fileId }) {
    await call(
      'DELETE /attachments/{id}',
      { params: { id } },
      { signal: AbortSignal.timeout(OUTBOX_CALL_MAX_MS), repeatable: false },
    );
    dropFromLists(id);
    await dropFile(session.userId() ?? '', fileId);
  },
  onSent: (result) => {
    addToLists(result);
    void dropFile(session.userId() ?? '', result.fileId);
  },
};

/** The photos and voice notes that the server hasn't stored yet. */
export const attachmentOutbox = outboxFor<AttachmentBody, SentAttachment>('attachment', async () => attachmentKind);

/** Sends a photo or voice note again that the server refused. Resolves to its state. Rejects if nobody is signed in. */
export async function sendAttachmentAgain(id: string): Promise<Fate<SentAttachment>> {
  const item = attachmentOutbox.waiting().find((one) => one.id === id);
  if (item) await attachmentOutbox.change(id, item.body);
  return attachmentOutbox.settle(id);
}

/** Deletes a photo or voice note that isn't known to be at the server, with its file. */
export async function removeWaitingAttachment(id: string): Promise<void> {
  await attachmentOutbox.remove(id);
  // If the server may have it, the file is sent again to learn its id there, and deleted after that.
  if (attachmentOutbox.fate(id).state === 'gone') await dropFile(session.userId() ?? '', id);
  else void attachmentOutbox.settle(id);
}

const waitingFor = (entryId: string) => attachmentOutbox.waiting().filter(({ body }) => body.entryId === entryId);

/** Gives what waits for an entry of the outbox the id that the entry has now: the server's, or another in the outbox. */
export async function followEntry(from: string, entryId: string, isLocal = false): Promise<void> {
  await Promise.all(waitingFor(from).map(({ id, body }) => attachmentOutbox.change(id, { ...body, entryId, isLocal })));
}

/** The server's id of an entry of the outbox, if it was sent since this page was opened. */
export function sentEntryId(entryId: string): string | null {
  const fate = moodOutbox.fate(entryId);
  return fate.state === 'sent' ? fate.result.id : null;
}

/** Why a photo or voice note isn't sent although the server didn't refuse it: the server refused its entry. */
export const entryRefusal = ({ entryId, isLocal }: AttachmentBody): Refusal | null =>
  isLocal && moodOutbox.fate(entryId).state === 'refused' ? { code: 'ENTRY_WAITS', message: copy.entryWaits } : null;

async function removeFilesOf(entryId: string): Promise<void> {
  await Promise.all(waitingFor(entryId).map(({ id }) => removeWaitingAttachment(id)));
}

/** Other tabs wait too: nobody sees a toast of a hidden tab, which stands until its tab is seen again. */
const leavingLock = (entryId: string): string => `alento:leaving:${entryId}`;

/** Keeps the files of an entry that is being deleted until the returned function is called, or the page is closed. */
export function holdFilesOf(entryId: string): () => void {
  let release = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  void underLock(leavingLock(entryId), () => over);
  return release;
}

/** Longer than another tab takes to tell that it sent an entry, ms. */
const GONE_AFTER_MS = 2 * UNDO_MS;

/** Entries that the outbox no longer has, whose files are deleted unless they follow another entry until then. */
const leaving = new Set<string>();

function removeLater(entryId: string): void {
  if (leaving.has(entryId)) return;
  leaving.add(entryId);
  const remove = async (): Promise<void> => {
    leaving.delete(entryId);
    if (moodOutbox.fate(entryId).state === 'gone') await removeFilesOf(entryId);
  };
  setTimeout(() => void underLock(leavingLock(entryId), remove), GONE_AFTER_MS);
}

let endUnsavedWork: (() => void) | null = null;

/** Lets what waits follow its entry, and keeps the page open for what is only there. */
function followOutbox(): void {
  const waiting = attachmentOutbox.waiting();
  for (const { id, body } of waiting) {
    if (!body.isLocal) continue;
    const sent = sentEntryId(body.entryId);
    if (sent !== null) void followEntry(body.entryId, sent).then(() => attachmentOutbox.settle(id));
    else if (moodOutbox.fate(body.entryId).state === 'gone') removeLater(body.entryId);
  }
  const hasUnstored = waiting.some(({ id }) => !attachmentOutbox.isStored(id));
  if (hasUnstored) endUnsavedWork ??= beginUnsavedWork(true);
  else {
    endUnsavedWork?.();
    endUnsavedWork = null;
  }
}

moodOutbox.subscribe(followOutbox);
deletedEntries.subscribe((id) => void removeFilesOf(id));
followOutbox();
