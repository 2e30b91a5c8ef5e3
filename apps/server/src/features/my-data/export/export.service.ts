import { randomUUID } from 'node:crypto';
import type { Export } from '@alento/contract/my-data/exports';
import { EXPORT_LIFETIME_HOURS, EXPORTS_PER_DAY } from '@alento/domain/my-data/limits';
import { accept, type Result, refuse, refuseUntil } from '@alento/domain/result';
import { DAY_MS, HOUR_MS, localDateOf } from '@alento/domain/time/local-date';
import type { Owner } from '../../../access/owner.ts';
import type { Person } from '../../../access/person.ts';
import type { Store, Transaction } from '../../../db/database.ts';
import { createdBefore, onceWithin, type Repeatable } from '../../../idempotency/idempotency.ts';
import type { FileStore } from '../../../integrations/files/file-store.ts';
import { unsealFile } from '../../../stored-files/sealed-file.ts';
import { type ExportRow, exportRepository } from './export.repository.ts';
import { KINDS_TOTAL } from './files/document-file.ts';
import { archiveName } from './files/files.copy.ts';

type Deps = Store & {
  files: FileStore;
  enqueue: (userId: string, exportId: string, tx: Transaction) => Promise<void>;
  publishWithin: (tx: Transaction, owner: Owner) => Promise<void>;
};
export type Exports = ReturnType<typeof exportService>;
/** A finished archive: name and size, and its bytes, which are read and decrypted piece by piece. */
type Archive = { name: string; bytes: number; content: ReadableStream<Uint8Array> };

const present = ({ id, status, done, total, bytes, createdAt, expiresAt }: ExportRow): Export => ({
  ...{ id, status, bytes },
  progress: { done, of: total },
  expiresAt: expiresAt?.getTime() ?? null,
  createdAt: createdAt.getTime(),
});

/** Requests, lists and opens a person's exports. */
export function exportService({ db, clock, files, enqueue, publishWithin }: Deps) {
  /** Refuses if the person has reached the daily limit. The count includes the export that was just inserted. */
  async function checkDay(tx: Transaction, owner: Owner, now: number): Promise<Result<true>> {
    const { count, oldest } = await exportRepository.countSince(tx, owner, new Date(now - DAY_MS));
    if (count <= EXPORTS_PER_DAY) return accept(true);
    return refuseUntil('EXPORTS_DAILY_LIMIT_EXCEEDED', (oldest?.getTime() ?? now) + DAY_MS, now);
  }

  async function begin(tx: Transaction, owner: Owner, id: string, now: number): Promise<Result<{ id: string }>> {
    // Inserted before the count, because the row makes concurrent requests fail, which together could exceed the
    // limit.
    const begun = await exportRepository.begin(tx, owner, { id, total: KINDS_TOTAL, createdAt: new Date(now) });
    if (!begun) return refuse('EXPORT_RUNNING');
    const checked = await checkDay(tx, owner, now);
    if (!checked.ok) return checked;
    await enqueue(owner.userId, id, tx);
    await publishWithin(tx, owner);
    return accept({ id });
  }

  async function stillThere({ owner }: Person, [id = '']: readonly string[]): Promise<Result<{ id: string }>> {
    return (await exportRepository.find(db, owner, id)) ? accept({ id }) : refuse('IDEMPOTENT_RESULT_GONE');
  }

  return {
    /** The export that an earlier request with this key created; null if the key is new. */
    async requestedBefore(actor: Person, repeatable: Repeatable): Promise<Result<{ id: string }> | null> {
      const before = await createdBefore(db, actor, repeatable);
      return before?.ok ? stillThere(actor, before.value) : before;
    },

    /** Requests an export. Confirm the person's identity first. */
    request(actor: Person, repeatable: Repeatable | null): Promise<Result<{ id: string }>> {
      const now = clock();
      const id = randomUUID();
      const work = (tx: Transaction) => begin(tx, actor.owner, id, now);
      return onceWithin(db, actor, repeatable, { ids: [id], now }, work, (ids) => stillThere(actor, ids));
    },

    async list({ owner }: Person): Promise<Export[]> {
      const now = clock();
      const failedSince = new Date(now - EXPORT_LIFETIME_HOURS * HOUR_MS);
      return (await exportRepository.list(db, owner, new Date(now), failedSince)).map(present);
    },

    async read({ owner }: Person, id: string): Promise<Result<Export>> {
      const row = await exportRepository.find(db, owner, id);
      return row ? accept(present(row)) : refuse('EXPORT_NOT_FOUND');
    },

    async open(actor: Person, id: string): Promise<Result<Archive>> {
      const row = await exportRepository.find(db, actor.owner, id);
      if (!row) return refuse('EXPORT_NOT_FOUND');
      const { status, bytes, file, expiresAt, createdAt } = row;
      if (status !== 'ready' || bytes === null || expiresAt === null) return refuse('EXPORT_NOT_READY');
      if (file === null || expiresAt.getTime() <= clock()) return refuse('EXPORT_EXPIRED');
      const stored = await files.get(file);
      if (!stored) throw new Error('The file of an export is not in the file store');
      const name = archiveName(localDateOf(createdAt.getTime(), actor.timeZone));
      const { userId } = actor.owner;
      const content = unsealFile(actor.userKey(), { table: 'exports', userId, id }, stored, bytes);
      return accept({ name, bytes, content: ReadableStream.from<Uint8Array>(content) });
    },
  };
}
