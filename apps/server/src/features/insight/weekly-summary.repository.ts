import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { weeklySummaries } from '../../db/schema/weekly-summary.ts';
import { leasedRows } from '../../jobs/leased-rows.ts';

export type SummaryRow = {
  id: string;
  startDate: string;
  endDate: string;
  status: 'processing' | 'completed' | 'error';
  content: Sealed | null;
  createdAt: Date;
  finishedAt: Date | null;
};
const COLUMNS = {
  id: weeklySummaries.id,
  startDate: weeklySummaries.startDate,
  endDate: weeklySummaries.endDate,
  status: weeklySummaries.status,
  content: weeklySummaries.content,
  createdAt: weeklySummaries.createdAt,
  finishedAt: weeklySummaries.finishedAt,
};
const own = ({ userId }: Owner, id: string) => and(eq(weeklySummaries.userId, userId), eq(weeklySummaries.id, id));

/** Summaries as work that is leased: the row waits until it is written. */
export const summaryRows = leasedRows(weeklySummaries);

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
};
