import { randomUUID } from 'node:crypto';
import type { Attachment, AttachmentList, NewAttachment } from '@alento/contract/attachment';
import { typeOfBytes } from '@alento/domain/attachment/attachment';
import { checkRoom, isWholeAttachment, leftThisMonth } from '@alento/domain/attachment/plan-attachment';
import { accept, type Result, refuse, refuseUntil } from '@alento/domain/result';
import { DAY_MS, type LocalDate, monthAround } from '@alento/domain/time/local-date';
import type { Person, PersonWithPlan } from '../../access/person.ts';
import { type SealContext, sealBytes, unsealBytes } from '../../crypto/seal.ts';
import type { Runner, Store, Transaction } from '../../db/database.ts';
import { entryIds } from '../../entries/entry-ids.ts';
import { createdBefore, onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import type { FileStore } from '../../integrations/files/file-store.ts';
import { removals } from '../../stored-files/removable-files.ts';
import { type FileOf, sealFile, unsealFile } from '../../stored-files/sealed-file.ts';
import { type AttachmentFacts, type AttachmentRow, attachmentRepository } from './attachment.repository.ts';
import { readUpload, UploadRefused } from './read-upload.ts';

/** How long an upload may take before its file is removed again. */
const UPLOAD_MS = DAY_MS;

export type AttachmentDeps = Store & {
  files: FileStore;
  /** For all attachments of a person and their previews together. */
  bytesMax: number;
};
export type Attachments = ReturnType<typeof attachmentService>;
/** A file as it is answered: its content in chunks. */
type ReadFile = { type: string; bytes: number; content: ReadableStream<Uint8Array> };

const fileOf = (userId: string, id: string): FileOf => ({ table: 'attachments', userId, id });

/** The preview picture is encrypted as a whole, in the row. */
const thumbnailContext = (userId: string, id: string): SealContext => ({
  ...{ table: 'attachments', column: 'thumbnail' },
  rowId: `${userId}/${id}`,
});

const present = ({ createdAt, ...facts }: AttachmentFacts): Attachment => ({
  ...facts,
  createdAt: createdAt.getTime(),
});

/** Refuses if the entry is not the person's, or the person has no room for another attachment. */
async function mayAdd(
  { clock, bytesMax }: AttachmentDeps,
  runner: Runner,
  actor: PersonWithPlan,
  { entryId, kind }: NewAttachment,
  bytes: number,
): Promise<Result<true>> {
  if (!(await entryIds.keep(runner, actor.owner, entryId))) return refuse('ENTRY_NOT_FOUND');
  const now = clock();
  const month = monthAround(now, actor.quotaTimeZone);
  const about = { entryId, kind, since: new Date(month.start) };
  const soFar = await attachmentRepository.countSoFar(runner, actor.owner, about);
  const room = checkRoom({ kind, bytes }, soFar, { planId: actor.planId, bytesMax });
  if (!room.ok && room.code === 'ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED') return refuseUntil(room.code, month.end, now);
  return room;
}

/** Stores the file of an upload. It is removed again after a day, unless its attachment is inserted. */
async function storeFile(
  { db, clock, files }: AttachmentDeps,
  actor: Person,
  id: string,
  input: NewAttachment,
  body: AsyncIterable<Uint8Array>,
): Promise<Result<Pick<AttachmentRow, 'bytes' | 'thumbnail'>>> {
  const { userId } = actor.owner;
  const key = actor.userKey();
  await removals.schedule(db, id, new Date(clock() + UPLOAD_MS));
  try {
    const upload = await readUpload(body, input.thumbnailBytes ?? 0, input.type);
    await files.put(id, sealFile(key, fileOf(userId, id), upload.content));
    const { bytes, sha256 } = upload.read();
    if (sha256 !== input.sha256) return refuse('ATTACHMENT_INCOMPLETE');
    const thumbnail = input.thumbnailBytes ? sealBytes(key, thumbnailContext(userId, id), upload.thumbnail) : null;
    return accept({ bytes, thumbnail });
  } catch (error) {
    if (error instanceof UploadRefused) return refuse(error.code);
    throw error;
  }
}

async function answerAgain({ db }: AttachmentDeps, actor: Person, id: string | undefined): Promise<Result<Attachment>> {
  const row = id === undefined ? undefined : await attachmentRepository.find(db, actor.owner, id);
  if (!row) return refuse('IDEMPOTENT_RESULT_GONE');
  const { thumbnail: _thumbnail, ...facts } = row;
  return accept(present(facts));
}

/** Adds an attachment to an entry. The body is read while it is encrypted and stored. */
async function add(
  deps: AttachmentDeps,
  actor: PersonWithPlan,
  input: NewAttachment,
  body: AsyncIterable<Uint8Array>,
  repeatable: Repeatable | null,
): Promise<Result<Attachment>> {
  const { db, clock, files } = deps;
  if (!isWholeAttachment(input)) return refuse('ATTACHMENT_INVALID');
  const before = repeatable && (await createdBefore(db, actor, repeatable));
  if (before) return before.ok ? answerAgain(deps, actor, before.value[0]) : before;
  // Before the file is read: it may be large.
  const early = await mayAdd(deps, db, actor, input, 0);
  if (!early.ok) return early;
  const id = randomUUID();
  const stored = await storeFile(deps, actor, id, input, body);
  const insert = async (tx: Transaction): Promise<Result<Attachment>> => {
    if (!stored.ok) return stored;
    const { bytes, thumbnail } = stored.value;
    if (!(await attachmentRepository.lock(tx, actor.owner))) return refuse('ENTRY_NOT_FOUND');
    const room = await mayAdd(deps, tx, actor, input, bytes + (thumbnail?.length ?? 0));
    if (!room.ok) return room;
    // The file of an upload that took more than a day may have been removed.
    if (!(await removals.keep(tx, id))) return refuse('ATTACHMENT_INCOMPLETE');
    const { entryId, kind, type, width = null, height = null, durationMs = null } = input;
    const facts = { id, entryId, kind, type, width, height, durationMs, createdAt: new Date(clock()) };
    await attachmentRepository.insert(tx, actor.owner, { ...facts, ...stored.value });
    return accept(present({ ...facts, bytes: stored.value.bytes }));
  };
  const again = ([first]: string[]) => answerAgain(deps, actor, first);
  const added = await onceWithin(db, actor, repeatable, { ids: [id], now: clock() }, insert, again);
  // Another request with the key may have added its own file.
  if (!added.ok || added.value.id !== id) await files.remove(id);
  return added;
}

async function list(
  { db, clock }: AttachmentDeps,
  { owner, planId, quotaTimeZone }: PersonWithPlan,
  { start, end }: { start: LocalDate; end: LocalDate },
): Promise<Result<AttachmentList>> {
  if (start > end) return refuse('DATE_RANGE_INVALID');
  const attachments = (await attachmentRepository.list(db, owner, start, end)).map(present);
  const month = new Date(monthAround(clock(), quotaTimeZone).start);
  // A plan without a limit needs no count.
  const ofMonth = leftThisMonth(planId, 0) === null ? 0 : await attachmentRepository.countSince(db, owner, month);
  return accept({ attachments, leftThisMonth: leftThisMonth(planId, ofMonth) });
}

async function read({ db, files }: AttachmentDeps, actor: Person, id: string): Promise<Result<ReadFile>> {
  const row = await attachmentRepository.find(db, actor.owner, id);
  if (!row) return refuse('ATTACHMENT_NOT_FOUND');
  const stored = await files.get(id);
  // An error, because the store may be another folder than before, and the file come back with it.
  if (!stored) throw new Error('The file of an attachment is not in the file store');
  const { type, bytes } = row;
  const content = unsealFile(actor.userKey(), fileOf(actor.owner.userId, id), stored, bytes);
  return accept({ type, bytes, content: ReadableStream.from<Uint8Array>(content) });
}

async function readThumbnail(
  { db }: AttachmentDeps,
  actor: Person,
  id: string,
): Promise<Result<{ type: string; content: Buffer }>> {
  const row = await attachmentRepository.find(db, actor.owner, id);
  if (!row?.thumbnail) return refuse('ATTACHMENT_NOT_FOUND');
  const content = unsealBytes(actor.userKey(), thumbnailContext(actor.owner.userId, id), row.thumbnail);
  // Devices may make the preview in another format than the photo's.
  return accept({ type: typeOfBytes(content) ?? row.type, content });
}

const remove = async ({ db }: AttachmentDeps, actor: Person, id: string): Promise<Result<true>> =>
  (await attachmentRepository.remove(db, actor.owner, id)) ? accept(true) : refuse('ATTACHMENT_NOT_FOUND');

/** Photos and voice notes of entries. Their files are encrypted with the person's key in the file store. */
export function attachmentService(deps: AttachmentDeps) {
  return {
    add: add.bind(null, deps),
    list: list.bind(null, deps),
    read: read.bind(null, deps),
    readThumbnail: readThumbnail.bind(null, deps),
    remove: remove.bind(null, deps),
  };
}
