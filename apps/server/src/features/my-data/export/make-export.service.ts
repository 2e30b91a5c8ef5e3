import { EXPORT_KEPT_HOURS } from '@alento/domain/my-data/limits';
import { HOUR_MS } from '@alento/domain/time/local-date';
import type { Owner } from '../../../access/owner.ts';
import type { PersonWithPlan } from '../../../access/person.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Lease } from '../../../jobs/leased-rows.ts';
import { AccountGoneError } from './data/kept-data.ts';
import { exportRows, exportRepository as repository } from './export.repository.ts';
import { exportArchive } from './export-files.ts';
import { KINDS_TOTAL } from './files/document-file.ts';
import { piecesOf } from './files/pieces.ts';
import { heldExport, LeaseLostError } from './held-export.ts';
import type { ReasonText } from './page/section.ts';

export type MakeExportDeps = {
  db: Database;
  clock: () => number;
  reasonText: ReasonText;
  /** Tells the open screens of the person that an export has gone on. */
  publish: (owner: Owner) => void;
  /** The same at the commit of a transaction. */
  publishWithin: (tx: Transaction, owner: Owner) => Promise<void>;
};
export type MakeExport = ReturnType<typeof makeExportService>;

/** Makes requested exports: reads, writes, compresses, encrypts and stores their file piece by piece. */
export function makeExportService({ db, clock, reasonText, publish, publishWithin }: MakeExportDeps) {
  /** Stores the file. @returns its size in bytes. */
  async function storeFile(person: PersonWithPlan, held: ReturnType<typeof heldExport>): Promise<number> {
    let bytes = 0;
    let position = 0;
    const written = async (done: number): Promise<void> => {
      // The last kind is done when the other files are, too.
      if (done >= KINDS_TOTAL) return;
      await held.report(done);
      publish(person.owner);
    };
    const archive = exportArchive({ db, person, beat: held.beat }, reasonText, clock(), written);
    for await (const piece of piecesOf(archive)) {
      await held.store(position, piece);
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
      ? { ...end, done: KINDS_TOTAL, expiresAt: new Date(clock() + EXPORT_KEPT_HOURS * HOUR_MS) }
      : end;
    await db.transaction(async (tx) => {
      if (!(await exportRows.finish(tx, owner, id, lease, values))) return;
      if (!isReady) await repository.removeParts(tx, owner, id);
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
      const held = heldExport({ db, clock, person, id, lease });
      try {
        await repository.removeParts(db, person.owner, id);
        const bytes = await storeFile(person, held);
        await finish(person, id, await held.lease(), { status: 'ready', bytes });
      } catch (error) {
        if (error instanceof LeaseLostError || error instanceof AccountGoneError) return;
        // Another exception is a bug of ours. The export fails, isn't counted and can be requested again.
        await finish(person, id, await held.lease(), { status: 'failed' });
        throw error;
      }
    },
  };
}
