import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { weeklySummaries } from '../../db/schema/weekly-summary.ts';
import { leasedRows } from '../../jobs/leased-rows.ts';

export type SummaryRow = typeof weeklySummaries.$inferSelect;
const ofOwner = ({ userId }: Owner) => eq(weeklySummaries.userId, userId);
const own = (owner: Owner, id: string) => and(ofOwner(owner), eq(weeklySummaries.id, id));

/** Leases of summaries: one worker at a time writes a pending summary. */
export const summaryRows = leasedRows(weeklySummaries);

/** Queries of weekly summaries. Each one requires the owner. */
export const weeklySummaryRepository = {
  async find(runner: Runner, owner: Owner, id: string): Promise<SummaryRow | undefined> {
    const [row] = await runner.select().from(weeklySummaries).where(own(owner, id));
    return row;
  },

  /** The newest finished summary of the week that ends on this day. */
  async findNewest(runner: Runner, owner: Owner, endDate: string): Promise<SummaryRow | undefined> {
    const [row] = await runner
      .select()
      .from(weeklySummaries)
      .where(and(ofOwner(owner), eq(weeklySummaries.endDate, endDate), eq(weeklySummaries.status, 'completed')))
      .orderBy(desc(weeklySummaries.createdAt))
      .limit(1);
    return row;
  },

  /** Number of summaries requested since an instant that did not fail, for the monthly quota. */
  countSince: (runner: Runner, owner: Owner, since: Date): Promise<number> =>
    runner.$count(
      weeklySummaries,
      and(
        ofOwner(owner),
        gte(weeklySummaries.createdAt, since),
        inArray(weeklySummaries.status, ['processing', 'completed']),
      ),
    ),

  /** Inserts a pending summary. Returns false if the person already has one. */
  async begin(tx: Transaction, owner: Owner, row: Pick<SummaryRow, 'id' | 'startDate' | 'endDate' | 'createdAt'>) {
    const rows = await tx
      .insert(weeklySummaries)
      .values({ ...row, status: 'processing', userId: owner.userId })
      .onConflictDoNothing()
      .returning({ id: weeklySummaries.id });
    return rows.length > 0;
  },
};
