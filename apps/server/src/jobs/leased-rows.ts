import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Owner } from '../access/owner.ts';
import type { Database, Runner } from '../db/database.ts';

/** Duration of a lease, ms. Afterwards another worker can take it over. It is longer than any call of a model. */
export const LEASE_MS = 120_000;
const PROCESSING = 'processing';

/** A table whose rows are work that is done once. The status of a row is `processing` until it is finished. */
type LeasedTable = PgTable & {
  userId: AnyPgColumn;
  id: AnyPgColumn;
  status: AnyPgColumn;
  /** When the lease was claimed; null if no worker has claimed it. */
  startedAt: AnyPgColumn;
  createdAt: AnyPgColumn;
};

/** The right to finish a row, until another worker takes it over. */
export type Lease = { readonly startedAt: Date };
/** An unfinished row. */
export type Waiting = { userId: string; id: string };
/** The values to store when a row is finished: a status other than `processing`, and the result. */
type End<Table extends LeasedTable> = { status: string } & PgUpdateSetSource<Table>;

/** Queries for leases: only one worker at a time has the lease of a row, and an expired lease can be taken over. */
export function leasedRows<Table extends LeasedTable>(table: Table) {
  const own = ({ userId }: Owner, id: string) => and(eq(table.userId, userId), eq(table.id, id));
  const isProcessing = eq(table.status, PROCESSING);
  const set = (values: object) => values as PgUpdateSetSource<Table>;
  const endOfLease = (now: number) => sql.param(new Date(now - LEASE_MS), table.startedAt);

  return {
    /**
     * Claims the lease of an unfinished row. Returns null if another worker has the lease or the row is finished.
     *
     * @param now ms epoch.
     * @param takesOver whether an expired lease of another worker may be taken over.
     */
    async claim(db: Database, owner: Owner, id: string, now: number, takesOver: boolean): Promise<Lease | null> {
      const startedAt = new Date(now);
      const isFree = isNull(table.startedAt);
      const rows = await db
        .update(table)
        .set(set({ startedAt }))
        .where(and(own(owner, id), isProcessing, takesOver ? or(isFree, lt(table.startedAt, endOfLease(now))) : isFree))
        .returning({ id: table.id });
      return rows.length > 0 ? { startedAt } : null;
    },

    /**
     * Renews the lease of a row whose work takes longer than a lease, and stores values of its progress. Returns null
     * if the caller no longer has the lease.
     *
     * @param now ms epoch.
     */
    async renew(
      runner: Runner,
      owner: Owner,
      id: string,
      lease: Lease,
      now: number,
      progress: Partial<PgUpdateSetSource<Table>> = {},
    ): Promise<Lease | null> {
      const startedAt = new Date(now);
      const rows = await runner
        .update(table)
        .set(set({ ...progress, startedAt }))
        .where(and(own(owner, id), isProcessing, eq(table.startedAt, lease.startedAt)))
        .returning({ id: table.id });
      return rows.length > 0 ? { startedAt } : null;
    },

    /** Finishes a row if the caller still has its lease. Returns false if another worker has taken the lease over. */
    async finish(runner: Runner, owner: Owner, id: string, { startedAt }: Lease, end: End<Table>): Promise<boolean> {
      const rows = await runner
        .update(table)
        .set(set({ ...end, startedAt: null }))
        .where(and(own(owner, id), isProcessing, eq(table.startedAt, startedAt)))
        .returning({ id: table.id });
      return rows.length > 0;
    },

    /** Ends all leases and returns their rows. Call it only if no other process uses the database. */
    async releaseAll(db: Database): Promise<Waiting[]> {
      const rows = await db
        .update(table)
        .set(set({ startedAt: null }))
        .where(isProcessing)
        .returning({ userId: table.userId, id: table.id });
      return rows as Waiting[];
    },

    /** Unfinished rows whose lease expired, or that were not claimed for the duration of a lease, oldest first. */
    async listAbandoned(db: Database, now: number, limit: number): Promise<Waiting[]> {
      const rows = await db
        .select({ userId: table.userId, id: table.id })
        .from(table as PgTable)
        .where(and(isProcessing, lt(sql`coalesce(${table.startedAt}, ${table.createdAt})`, endOfLease(now))))
        .orderBy(asc(table.createdAt))
        .limit(limit);
      return rows as Waiting[];
    },
  };
}

export type LeasedRows = Pick<ReturnType<typeof leasedRows>, 'releaseAll' | 'listAbandoned'>;
