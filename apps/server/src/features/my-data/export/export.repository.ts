import { and, desc, eq, gt, lt, min, ne, or, sql } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Database, Runner, Transaction } from '../../../db/database.ts';
import { exports } from '../../../db/schema/my-data.ts';
import { leasedRows } from '../../../jobs/leased-rows.ts';

export type ExportRow = typeof exports.$inferSelect;

const own = ({ userId }: Owner, id: string) => and(eq(exports.userId, userId), eq(exports.id, id));

/** Leases of exports: one worker at a time makes an export. */
export const exportRows = leasedRows(exports);

/** Queries of exports. Each one requires the owner, except those of the upkeep. */
export const exportRepository = {
  /** Inserts an export that is being made. Returns false if one of the person is being made already. */
  async begin(tx: Transaction, owner: Owner, row: { id: string; total: number; createdAt: Date }): Promise<boolean> {
    const rows = await tx
      .insert(exports)
      .values({ ...row, status: 'processing', done: 0, userId: owner.userId })
      .onConflictDoNothing()
      .returning({ id: exports.id });
    return rows.length > 0;
  },

  /** Number of exports since an instant that did not fail, and the time of the oldest. */
  async countSince(runner: Runner, owner: Owner, since: Date): Promise<{ count: number; oldest: Date | null }> {
    const [row] = await runner
      .select({ count: sql<number>`count(*)::int`, oldest: min(exports.createdAt) })
      .from(exports)
      .where(and(eq(exports.userId, owner.userId), gt(exports.createdAt, since), ne(exports.status, 'failed')));
    return row ?? { count: 0, oldest: null };
  },

  /** Exports that are being made or can be downloaded, and those since an instant that failed, newest first. */
  list: (runner: Runner, owner: Owner, now: Date, failedSince: Date): Promise<ExportRow[]> =>
    runner
      .select()
      .from(exports)
      .where(
        and(
          eq(exports.userId, owner.userId),
          or(
            eq(exports.status, 'processing'),
            gt(exports.expiresAt, now),
            and(eq(exports.status, 'failed'), gt(exports.createdAt, failedSince)),
          ),
        ),
      )
      .orderBy(desc(exports.createdAt), desc(exports.id)),

  async find(runner: Runner, owner: Owner, id: string): Promise<ExportRow | undefined> {
    const [row] = await runner.select().from(exports).where(own(owner, id));
    return row;
  },

  /** Deletes exports requested before an instant. For the upkeep. */
  async dropEnded(db: Database, requestedBefore: Date): Promise<void> {
    await db.delete(exports).where(and(lt(exports.createdAt, requestedBefore), ne(exports.status, 'processing')));
  },
};
