import { and, desc, eq, gte, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Reader } from '../../access/reader.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { healthRecords } from '../../db/schema/health-record.ts';
import { leasedRows } from '../../jobs/leased-rows.ts';

export type RecordRow = typeof healthRecords.$inferSelect;
/** Position in a list of records. */
export type RecordPlace = { at: Date; id: string };

const ofOwner = ({ userId }: Owner) => eq(healthRecords.userId, userId);
const newestFirst = [desc(healthRecords.createdAt), desc(healthRecords.id)];
const isBefore = ({ at, id }: RecordPlace) =>
  sql`(${healthRecords.createdAt}, ${healthRecords.id}) < (${sql.param(at, healthRecords.createdAt)}, ${id})`;
const isNotDeleted = isNull(healthRecords.deletedAt);
const own = (owner: Owner, id: string) => and(ofOwner(owner), eq(healthRecords.id, id), isNotDeleted);

/** Leases of records: one worker at a time makes a record. */
export const recordRows = leasedRows(healthRecords);

/** Queries of health records. Each one requires the owner. Deleted records are only counted. */
export const healthRecordRepository = {
  list: (runner: Runner, owner: Owner, limit: number, before: RecordPlace | undefined): Promise<RecordRow[]> =>
    runner
      .select()
      .from(healthRecords)
      .where(and(ofOwner(owner), isNotDeleted, before && isBefore(before)))
      .orderBy(...newestFirst)
      .limit(limit),

  /** Finished records whose period lies within the shared days, newest first. */
  listShared: (
    runner: Runner,
    reader: Reader<'records'>,
    limit: number,
    before: RecordPlace | undefined,
  ): Promise<RecordRow[]> =>
    runner
      .select()
      .from(healthRecords)
      .where(
        and(
          eq(healthRecords.userId, reader.userId),
          isNotDeleted,
          eq(healthRecords.status, 'ready'),
          gte(healthRecords.startDate, reader.days.start),
          lte(healthRecords.endDate, reader.days.end),
          before && isBefore(before),
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit),

  async find(runner: Runner, owner: Owner, id: string): Promise<RecordRow | undefined> {
    const [row] = await runner.select().from(healthRecords).where(own(owner, id));
    return row;
  },

  isMaking: async (runner: Runner, owner: Owner): Promise<boolean> =>
    (await runner.$count(healthRecords, and(ofOwner(owner), eq(healthRecords.status, 'processing')))) > 0,

  /** Number of records since an instant that did not fail, deleted ones included, for the monthly quota. */
  countSince: (runner: Runner, owner: Owner, since: Date): Promise<number> =>
    runner.$count(
      healthRecords,
      and(ofOwner(owner), gte(healthRecords.createdAt, since), ne(healthRecords.status, 'failed')),
    ),

  async begin(tx: Transaction, owner: Owner, row: Pick<RecordRow, 'id' | 'startDate' | 'endDate' | 'createdAt'>) {
    await tx.insert(healthRecords).values({ ...row, status: 'processing', userId: owner.userId });
  },

  /**
   * Makes a record wait for its job. Its content stays until the new one is stored: a record with content counts for
   * the quota, also if it is deleted before. Lock the person's documents first.
   */
  async restart(
    tx: Transaction,
    owner: Owner,
    { id, ...dates }: Pick<RecordRow, 'id' | 'startDate' | 'endDate' | 'createdAt'>,
  ): Promise<void> {
    await tx
      .update(healthRecords)
      .set({ ...dates, status: 'processing', startedAt: null })
      .where(own(owner, id));
  },

  /** Stores what the person adds to a finished record. Returns false if the record is not ready. */
  async storeOwnPart(runner: Runner, owner: Owner, id: string, ownPart: Sealed): Promise<boolean> {
    const rows = await runner
      .update(healthRecords)
      .set({ ownPart })
      .where(and(own(owner, id), eq(healthRecords.status, 'ready')))
      .returning({ id: healthRecords.id });
    return rows.length > 0;
  },

  /** Deletes a record. The row of one that was made stays without content, because it counts for the quota. */
  async remove(tx: Transaction, owner: Owner, id: string, now: Date): Promise<boolean> {
    const emptied = await tx
      .update(healthRecords)
      .set({ status: 'ready', content: null, ownPart: null, startedAt: null, deletedAt: now })
      .where(and(own(owner, id), isNotNull(healthRecords.content)))
      .returning({ id: healthRecords.id });
    if (emptied.length > 0) return true;
    const removed = await tx.delete(healthRecords).where(own(owner, id)).returning({ id: healthRecords.id });
    return removed.length > 0;
  },

  /** Removes the rows of deleted records from before an instant, which no longer count. */
  async dropUncounted(tx: Transaction, owner: Owner, before: Date): Promise<void> {
    await tx
      .delete(healthRecords)
      .where(and(ofOwner(owner), isNotNull(healthRecords.deletedAt), lt(healthRecords.createdAt, before)));
  },
};
