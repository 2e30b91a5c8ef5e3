import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Person } from '../../../access/person.ts';
import { sealBytes } from '../../../crypto/seal.ts';
import type { Database } from '../../../db/database.ts';
import { LEASE_MS, type Lease } from '../../../jobs/leased-rows.ts';
import { exportRows, exportRepository as repository } from './export.repository.ts';
import { partContext } from './part-context.ts';

/** Age of a lease from which on it is renewed, ms. */
const RENEWED_AFTER_MS = LEASE_MS / 4;

/** Another worker took the export over, or its account was deleted. The work stops without a trace. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

type Held = { db: Database; clock: () => number; person: Person; id: string; lease: Lease };

/**
 * The lease of an export that is being made. Its statements run one after another, because each one depends on the
 * lease that the one before it renewed, while reading and storing take turns.
 *
 * @throws LeaseLostError in each function, if the lease is lost.
 */
export function heldExport({ db, clock, person, id, lease: given }: Held) {
  const { owner } = person;
  let lease = given;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    // Whoever waits for the result gets its error. The next one in turn only waits for the end.
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
