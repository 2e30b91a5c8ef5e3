import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { EXPORT_LIFETIME_HOURS } from '@alento/domain/my-data/limits';
import { HOUR_MS } from '@alento/domain/time/local-date';
import type { Owner } from '../../../access/owner.ts';
import type { Person, PersonWithPlan } from '../../../access/person.ts';
import type { Store, Transaction } from '../../../db/database.ts';
import type { FileStore } from '../../../integrations/files/file-store.ts';
import { LEASE_MS, type Lease } from '../../../jobs/leased-rows.ts';
import { removals } from '../../../stored-files/removable-files.ts';
import { type FileOf, sealFile } from '../../../stored-files/sealed-file.ts';
import { AccountGoneError } from './data/stored-data.ts';
import { exportRows } from './export.repository.ts';
import { exportArchive } from './export-files.ts';
import { KINDS_TOTAL } from './files/document-file.ts';
import type { ReasonText } from './page/section.ts';

/** After this time the file of an attempt that did not end is removed, ms. */
const UNFINISHED_MS = 6 * HOUR_MS;
/** Age of a lease from which on it is renewed, ms. */
const RENEWED_AFTER_MS = LEASE_MS / 4;

/** The worker no longer has the lease: another worker took the export over, or its account was deleted. */
class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

type LeasedExportParts = Store & { person: Person; id: string; lease: Lease };

/**
 * Holds the lease of an export while its file is made, and runs the statements that need the lease. They run one after
 * another, because each renewal replaces the lease that the next statement has to name.
 *
 * Each returned function except `lease` rejects with a LeaseLostError if the lease is lost.
 */
function leasedExport({ db, clock, person, id, lease: firstLease }: LeasedExportParts) {
  const { owner } = person;
  let lease = firstLease;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    // The caller gets an error of its own work. The next work only waits for the end of this one.
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  async function renew(progress: { done?: number } = {}): Promise<void> {
    const renewed = await exportRows.renew(db, owner, id, lease, clock(), progress);
    if (!renewed) throw new LeaseLostError();
    lease = renewed;
  }

  return {
    /** Lets other work of the process run, and renews the lease from time to time. */
    async beat(): Promise<void> {
      await yieldToOthers();
      if (clock() - lease.startedAt.getTime() >= RENEWED_AFTER_MS) await inTurn(() => renew());
    },

    /** Stores the number of kinds of data that are written. */
    report: (done: number): Promise<void> => inTurn(() => renew({ done })),

    /** The lease as it is now, to finish the export. */
    lease: (): Promise<Lease> => inTurn(async () => lease),
  };
}

export type MakeExportDeps = Store & {
  files: FileStore;
  reasonText: ReasonText;
  /** Tells the open screens of the person that an export has gone on. */
  publish: (owner: Owner) => void;
  /** The same at the commit of a transaction. */
  publishWithin: (tx: Transaction, owner: Owner) => Promise<void>;
  /** Called for each photo or voice note whose file is missing or damaged. */
  lostFile: () => void;
};
export type MakeExportService = ReturnType<typeof makeExportService>;

/** Makes requested exports: reads, writes, compresses, encrypts and stores their file as a stream. */
export function makeExportService(deps: MakeExportDeps) {
  const { db, clock, files, reasonText, publish, publishWithin, lostFile } = deps;

  /**
   * Stores the file. Each attempt has a file of its own, which is removed unless the export is finished with it.
   *
   * @returns its name and its size in bytes.
   */
  async function storeFile(
    person: PersonWithPlan,
    id: string,
    leaseHolder: ReturnType<typeof leasedExport>,
  ): Promise<{ file: string; bytes: number }> {
    // Rules of a bucket can name exports by their prefix.
    const file = `export-${randomUUID()}`;
    let bytes = 0;
    const written = async (done: number): Promise<void> => {
      // The last kind is done when the other files are, too.
      if (done >= KINDS_TOTAL) return;
      await leaseHolder.report(done);
      publish(person.owner);
    };
    const reading = { db, person, beat: leaseHolder.beat };
    const archive = exportArchive(reading, files, reasonText, clock(), written, lostFile);
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of archive) {
        bytes += chunk.length;
        yield chunk;
      }
    }
    await removals.schedule(db, file, new Date(clock() + UNFINISHED_MS));
    const of: FileOf = { table: 'exports', userId: person.owner.userId, id };
    await files.put(file, sealFile(person.userKey(), of, counted()));
    return { file, bytes };
  }

  async function finish(
    { owner }: PersonWithPlan,
    id: string,
    lease: Lease,
    end: { status: 'ready'; file: string; bytes: number } | { status: 'failed' },
  ): Promise<void> {
    const isReady = end.status === 'ready';
    const expiresAt = new Date(clock() + EXPORT_LIFETIME_HOURS * HOUR_MS);
    const values = isReady ? { ...end, done: KINDS_TOTAL, expiresAt } : end;
    await db.transaction(async (tx) => {
      if (!(await exportRows.finish(tx, owner, id, lease, values))) return;
      if (isReady) await removals.schedule(tx, end.file, expiresAt);
      await publishWithin(tx, owner);
    });
  }

  return {
    /**
     * Makes a requested export. Idempotent. Begins anew if another worker began it and its lease has expired. Does
     * nothing if the account is deleted meanwhile.
     */
    async make(person: PersonWithPlan, id: string): Promise<void> {
      const lease = await exportRows.claim(db, person.owner, id, clock(), true);
      if (!lease) return;
      const leaseHolder = leasedExport({ db, clock, person, id, lease });
      try {
        const stored = await storeFile(person, id, leaseHolder);
        await finish(person, id, await leaseHolder.lease(), { status: 'ready', ...stored });
      } catch (error) {
        if (error instanceof LeaseLostError || error instanceof AccountGoneError) return;
        // Another exception is a bug of ours. The export fails, isn't counted and can be requested again.
        await finish(person, id, await leaseHolder.lease(), { status: 'failed' });
        throw error;
      }
    },
  };
}
