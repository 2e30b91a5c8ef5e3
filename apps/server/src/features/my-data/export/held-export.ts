import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Person } from '../../../access/person.ts';
import { sealBytes } from '../../../crypto/seal.ts';
import type { Database } from '../../../db/database.ts';
import { LEASE_MS, type Lease } from '../../../jobs/leased-rows.ts';
import { exportRows, exportRepository as repository } from './export.repository.ts';
import { partContext } from './part-context.ts';

/** Age of a lease from which on it is renewed, ms. */
const RENEWED_AFTER_MS = LEASE_MS / 4;

/** The worker no longer has the lease: another worker took the export over, or its account was deleted. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

type Held = { db: Database; clock: () => number; person: Person; id: string; lease: Lease };

/**
 * Holds the lease of an export while its file is made, and runs the statements that need the lease. They run one after
 * another, because each renewal replaces the lease that the next statement has to name.
 *
 * Each returned function except `lease` rejects with a LeaseLostError if the lease is lost.
 */
export function heldExport({ db, clock, person, id, lease: given }: Held) {
  const { owner } = person;
  let lease = given;
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
        if (!(await repository.addPart(db, owner, id, lease, { position, content }))) throw new LeaseLostError();
      }),

    /** The lease as it is now, to finish the export. */
    lease: (): Promise<Lease> => inTurn(async () => lease),
  };
}
