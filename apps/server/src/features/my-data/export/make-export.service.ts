import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { EXPORT_LIFETIME_HOURS } from '@alento/domain/my-data/limits';
import { HOUR_MS } from '@alento/domain/time/local-date';
import type { Owner } from '../../../access/owner.ts';
import type { Person, PersonWithPlan } from '../../../access/person.ts';
import { sealBytes } from '../../../crypto/seal.ts';
import type { Store, Transaction } from '../../../db/database.ts';
import { LEASE_MS, type Lease } from '../../../jobs/leased-rows.ts';
import { AccountGoneError } from './data/stored-data.ts';
import { exportRepository, exportRows } from './export.repository.ts';
import { exportArchive } from './export-files.ts';
import { KINDS_TOTAL } from './files/document-file.ts';
import type { ReasonText } from './page/section.ts';
import { partContext } from './part-context.ts';

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

    /** Encrypts and stores the next piece of the file. */
    store: (position: number, piece: Uint8Array): Promise<void> =>
      inTurn(async () => {
        const content = sealBytes(person.userKey(), partContext(owner.userId, id, position), piece);
        if (!(await exportRepository.addPart(db, owner, id, lease, { position, content }))) throw new LeaseLostError();
      }),

    /** The lease as it is now, to finish the export. */
    lease: (): Promise<Lease> => inTurn(async () => lease),
  };
}

/** Size of a stored piece of a file, bytes. */
const PIECE_BYTES = 1_000_000;

/** Cuts a stream of bytes into pieces of the same size; the last one may be shorter. */
export async function* piecesOf(bytes: AsyncIterable<Uint8Array>, size = PIECE_BYTES): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let rest = chunk;
    while (length + rest.length >= size) {
      yield Buffer.concat([...waiting, rest.subarray(0, size - length)]);
      rest = rest.subarray(size - length);
      waiting = [];
      length = 0;
    }
    if (rest.length > 0) waiting.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

export type MakeExportDeps = Store & {
  reasonText: ReasonText;
  /** Tells the open screens of the person that an export has gone on. */
  publish: (owner: Owner) => void;
  /** The same at the commit of a transaction. */
  publishWithin: (tx: Transaction, owner: Owner) => Promise<void>;
};
export type MakeExportService = ReturnType<typeof makeExportService>;

/** Makes requested exports: reads, writes, compresses, encrypts and stores their file piece by piece. */
export function makeExportService({ db, clock, reasonText, publish, publishWithin }: MakeExportDeps) {
  /** Stores the file. @returns its size in bytes. */
  async function storeFile(person: PersonWithPlan, leaseHolder: ReturnType<typeof leasedExport>): Promise<number> {
    let bytes = 0;
    let position = 0;
    const written = async (done: number): Promise<void> => {
      // The last kind is done when the other files are, too.
      if (done >= KINDS_TOTAL) return;
      await leaseHolder.report(done);
      publish(person.owner);
    };
    const archive = exportArchive({ db, person, beat: leaseHolder.beat }, reasonText, clock(), written);
    for await (const piece of piecesOf(archive)) {
      await leaseHolder.store(position, piece);
      bytes += piece.length;
      position += 1;
    }
    return bytes;
  }

  async function finish(
    { owner }: PersonWithPlan,
    id: string,
    lease: Lease,
    end: { status: 'ready'; bytes: number } | { status: 'failed' },
  ): Promise<void> {
    const isReady = end.status === 'ready';
    const values = isReady
      ? { ...end, done: KINDS_TOTAL, expiresAt: new Date(clock() + EXPORT_LIFETIME_HOURS * HOUR_MS) }
      : end;
    await db.transaction(async (tx) => {
      if (!(await exportRows.finish(tx, owner, id, lease, values))) return;
      if (!isReady) await exportRepository.removeParts(tx, owner, id);
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
        await exportRepository.removeParts(db, person.owner, id);
        const bytes = await storeFile(person, leaseHolder);
        await finish(person, id, await leaseHolder.lease(), { status: 'ready', bytes });
      } catch (error) {
        if (error instanceof LeaseLostError || error instanceof AccountGoneError) return;
        // Another exception is a bug of ours. The export fails, isn't counted and can be requested again.
        await finish(person, id, await leaseHolder.lease(), { status: 'failed' });
        throw error;
      }
    },
  };
}
