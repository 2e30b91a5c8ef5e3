import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Owner } from '../access/owner.ts';
import type { Database, Runner } from '../db/database.ts';

/** A worker that says nothing for so long is gone, ms: longer than any model may take. */
const LEASE_MS = 120_000;
const IN_THE_MAKING = 'processing';

/** A table of work to be done once: `processing` until somebody, who holds the row's lease, has finished it. */
type LeasedTable = PgTable & {
  userId: AnyPgColumn;
  id: AnyPgColumn;
  status: AnyPgColumn;
  /** When the lease was taken; null where nobody holds it. */
  startedAt: AnyPgColumn;
  createdAt: AnyPgColumn;
};

/** The right to finish a row, until somebody takes the work over. */
export type Lease = { readonly startedAt: Date };
/** A row that waits to be finished. */
export type Waiting = { userId: string; id: string };
/** What a row is set to at its end: another status than in the making, and what was made. */
type End<Table extends LeasedTable> = { status: string } & PgUpdateSetSource<Table>;

/** Queries over work that is leased: taken by one worker at a time, and from one that is gone. */
export function leasedRows<Table extends LeasedTable>(table: Table) {
  const own = ({ userId }: Owner, id: string) => and(eq(table.userId, userId), eq(table.id, id));
  const isInTheMaking = eq(table.status, IN_THE_MAKING);
  const set = (values: object) => values as PgUpdateSetSource<Table>;
  const endOfLease = (now: number) => sql.param(new Date(now - LEASE_MS), table.startedAt);

  return {
    /**
     * Takes the lease of a row that is in the making; null where somebody holds it, or there is nothing to do.
     *
     * @param now ms epoch.
     * @param takesOver whether from a worker that must be gone, too.
     */
    async claim(db: Database, owner: Owner, id: string, now: number, takesOver: boolean): Promise<Lease | null> {
      const startedAt = new Date(now);
      const isFree = isNull(table.startedAt);
      const rows = await db
        .update(table)
        .set(set({ startedAt }))
        .where(
          and(own(owner, id), isInTheMaking, takesOver ? or(isFree, lt(table.startedAt, endOfLease(now))) : isFree),
        )
        .returning({ id: table.id });
      return rows.length > 0 ? { startedAt } : null;
    },

    /** Ends a row whose lease one holds still; false where another took it over. */
    async finish(runner: Runner, owner: Owner, id: string, { startedAt }: Lease, end: End<Table>): Promise<boolean> {
      const rows = await runner
        .update(table)
        .set(set({ ...end, startedAt: null }))
        .where(and(own(owner, id), isInTheMaking, eq(table.startedAt, startedAt)))
        .returning({ id: table.id });
      return rows.length > 0;
    },

    /** Ends every lease. Of everybody, where no other process can hold one. */
    async releaseAll(db: Database): Promise<Waiting[]> {
      const rows = await db
        .update(table)
        .set(set({ startedAt: null }))
        .where(isInTheMaking)
        .returning({ userId: table.userId, id: table.id });
      return rows as Waiting[];
    },

    /** Rows whose lease ran out, and rows that nobody took for as long; the oldest first. Of everybody, for the sweep. */
    async listAbandoned(db: Database, now: number, limit: number): Promise<Waiting[]> {
      const rows = await db
        .select({ userId: table.userId, id: table.id })
        .from(table as PgTable)
        .where(and(isInTheMaking, lt(sql`coalesce(${table.startedAt}, ${table.createdAt})`, endOfLease(now))))
        .orderBy(asc(table.createdAt))
        .limit(limit);
      return rows as Waiting[];
    },
  };
}

export type LeasedRows = Pick<ReturnType<typeof leasedRows>, 'releaseAll' | 'listAbandoned'>;
