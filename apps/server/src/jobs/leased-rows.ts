import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Owner } from '../access/owner.ts';
import type { Database, Runner } from '../db/database.ts';

/** A lease without an end after this time is taken over, ms. It is longer than any call of a model. */
const LEASE_MS = 120_000;
const PROCESSING = 'processing';

/** A table of work to be done once. A row is `processing` until the holder of its lease has finished it. */
type LeasedTable = PgTable & {
  userId: AnyPgColumn;
  id: AnyPgColumn;
  status: AnyPgColumn;
  /** When the lease was claimed; null if nobody holds it. */
  startedAt: AnyPgColumn;
  createdAt: AnyPgColumn;
};

/** The right to finish a row, until another worker takes it over. */
export type Lease = { readonly startedAt: Date };
/** An unfinished row. */
export type Waiting = { userId: string; id: string };
/** Values of a finished row: a status other than `processing`, and the result. */
type End<Table extends LeasedTable> = { status: string } & PgUpdateSetSource<Table>;

/** Queries over leased work: one worker at a time holds a row, and an expired lease can be taken over. */
export function leasedRows<Table extends LeasedTable>(table: Table) {
  const own = ({ userId }: Owner, id: string) => and(eq(table.userId, userId), eq(table.id, id));
  const isProcessing = eq(table.status, PROCESSING);
  const set = (values: object) => values as PgUpdateSetSource<Table>;
  const endOfLease = (now: number) => sql.param(new Date(now - LEASE_MS), table.startedAt);

  return {
    /**
     * Claims the lease of an unfinished row; null if another worker holds it or the row is finished.
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

    /** Finishes a row if the caller still holds its lease; false if another worker took it over. */
    async finish(runner: Runner, owner: Owner, id: string, { startedAt }: Lease, end: End<Table>): Promise<boolean> {
      const rows = await runner
        .update(table)
        .set(set({ ...end, startedAt: null }))
        .where(and(own(owner, id), isProcessing, eq(table.startedAt, startedAt)))
        .returning({ id: table.id });
      return rows.length > 0;
    },

    /** Ends the leases of all accounts. Only for a process that has the database to itself. */
    async releaseAll(db: Database): Promise<Waiting[]> {
      const rows = await db
        .update(table)
        .set(set({ startedAt: null }))
        .where(isProcessing)
        .returning({ userId: table.userId, id: table.id });
      return rows as Waiting[];
    },

    /** Rows of all accounts whose lease expired or that nobody claimed for as long, oldest first. For the sweep. */
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
