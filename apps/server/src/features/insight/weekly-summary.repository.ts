import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Database, Runner, Transaction } from '../../db/database.ts';
import { weeklySummaries } from '../../db/schema/weekly-summary.ts';

export type SummaryRow = {
  id: string;
  startDate: string;
  endDate: string;
  status: 'processing' | 'completed' | 'error';
  content: Sealed | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
};
const COLUMNS = {
  id: weeklySummaries.id,
  startDate: weeklySummaries.startDate,
  endDate: weeklySummaries.endDate,
  status: weeklySummaries.status,
  content: weeklySummaries.content,
  createdAt: weeklySummaries.createdAt,
  startedAt: weeklySummaries.startedAt,
  finishedAt: weeklySummaries.finishedAt,
};
const own = ({ userId }: Owner, id: string) => and(eq(weeklySummaries.userId, userId), eq(weeklySummaries.id, id));

/** Queries over weekly summaries; each takes its owner. */
export const weeklySummaryRepository = {
  async find(runner: Runner, owner: Owner, id: string): Promise<SummaryRow | undefined> {
    const [row] = await runner.select(COLUMNS).from(weeklySummaries).where(own(owner, id));
    return row;
  },

  /** The newest finished summary of the week that ends on this day. */
  async findNewest(runner: Runner, owner: Owner, endDate: string): Promise<SummaryRow | undefined> {
    const [row] = await runner
      .select(COLUMNS)
      .from(weeklySummaries)
      .where(
        and(
          eq(weeklySummaries.userId, owner.userId),
          eq(weeklySummaries.endDate, endDate),
          eq(weeklySummaries.status, 'completed'),
        ),
      )
      .orderBy(desc(weeklySummaries.createdAt))
      .limit(1);
    return row;
  },

  /** How many were asked for since an instant and did not fail: what the month's quota counts. */
  countSince: (runner: Runner, owner: Owner, since: Date): Promise<number> =>
    runner.$count(
      weeklySummaries,
      and(
        eq(weeklySummaries.userId, owner.userId),
        gte(weeklySummaries.createdAt, since),
        inArray(weeklySummaries.status, ['processing', 'completed']),
      ),
    ),

  /** Begins one; false where one is in the making already, in whatever process. */
  async begin(tx: Transaction, owner: Owner, row: Pick<SummaryRow, 'id' | 'startDate' | 'endDate' | 'createdAt'>) {
    const rows = await tx
      .insert(weeklySummaries)
      .values({ userId: owner.userId, ...row, status: 'processing' })
      .onConflictDoNothing()
      .returning({ id: weeklySummaries.id });
    return rows.length > 0;
  },

  /** Takes it up, unless somebody did so since `abandonedBefore`. */
  async claim(db: Database, owner: Owner, id: string, now: Date, abandonedBefore: Date): Promise<SummaryRow | null> {
    const [row] = await db
      .update(weeklySummaries)
      .set({ startedAt: now })
      .where(
        and(
          own(owner, id),
          eq(weeklySummaries.status, 'processing'),
          or(isNull(weeklySummaries.startedAt), lt(weeklySummaries.startedAt, abandonedBefore)),
        ),
      )
      .returning(COLUMNS);
    return row ?? null;
  },

  async finish(
    db: Database,
    owner: Owner,
    { id, startedAt }: SummaryRow,
    end: { status: 'completed' | 'error'; content: Sealed | null; finishedAt: Date },
  ): Promise<void> {
    if (startedAt === null) throw new Error('A summary ends that nobody began');
    await db
      .update(weeklySummaries)
      .set(end)
      .where(and(own(owner, id), eq(weeklySummaries.status, 'processing'), eq(weeklySummaries.startedAt, startedAt)));
  },

  /** Takes every one in the making from who had taken it up. Of everybody, where no other process can be at one. */
  releaseAll: (db: Database): Promise<{ userId: string; id: string }[]> =>
    db
      .update(weeklySummaries)
      .set({ startedAt: null })
      .where(eq(weeklySummaries.status, 'processing'))
      .returning({ userId: weeklySummaries.userId, id: weeklySummaries.id }),

  /** Those that wait for nobody. Of everybody, for upkeep. */
  listAbandoned: (db: Database, before: Date): Promise<{ userId: string; id: string }[]> =>
    db
      .select({ userId: weeklySummaries.userId, id: weeklySummaries.id })
      .from(weeklySummaries)
      .where(
        and(
          eq(weeklySummaries.status, 'processing'),
          lt(
            sql`coalesce(${weeklySummaries.startedAt}, ${weeklySummaries.createdAt})`,
            sql.param(before, weeklySummaries.createdAt),
          ),
        ),
      ),
};
