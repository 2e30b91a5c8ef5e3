import { and, eq, gte, lte } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import { isOwnedByAny } from '../../access/several-owners.ts';
import type { Database, Runner, Transaction } from '../../db/database.ts';
import { recommendationSets } from '../../db/schema/recommendation.ts';

export type SetRow = Omit<typeof recommendationSets.$inferSelect, 'userId'>;

/** Queries of recommendation sets. Each one requires one owner or several. */
export const recommendationRepository = {
  async find(runner: Runner, owner: Owner, localDate: string): Promise<SetRow | undefined> {
    const [row] = await runner
      .select()
      .from(recommendationSets)
      .where(and(eq(recommendationSets.userId, owner.userId), eq(recommendationSets.localDate, localDate)));
    return row;
  },

  /** Ids of those of these people who have a set for the day. */
  async listWhoHas(runner: Runner, owners: readonly Owner[], localDate: string): Promise<Set<string>> {
    const rows = await runner
      .select({ userId: recommendationSets.userId })
      .from(recommendationSets)
      .where(and(isOwnedByAny(recommendationSets.userId, owners), eq(recommendationSets.localDate, localDate)));
    return new Set(rows.map(({ userId }) => userId));
  },

  /** Sets of the days from `since` to `until`, both inclusive. */
  listSince: (runner: Runner, owners: readonly Owner[], since: string, until: string) =>
    runner
      .select()
      .from(recommendationSets)
      .where(
        and(
          isOwnedByAny(recommendationSets.userId, owners),
          gte(recommendationSets.localDate, since),
          lte(recommendationSets.localDate, until),
        ),
      ),

  /** Upserts the set. */
  async keep(tx: Transaction, owner: Owner, row: SetRow): Promise<void> {
    const { localDate, ...set } = row;
    await tx
      .insert(recommendationSets)
      .values({ ...row, userId: owner.userId })
      .onConflictDoUpdate({ target: [recommendationSets.userId, recommendationSets.localDate], set });
  },

  /**
   * Inserts the sets of the people who have none for the day yet, in one statement. Rows are sorted by account, because
   * two statements that insert sets of the same people in different orders would deadlock.
   */
  async keepNew(db: Database, sets: readonly { owner: Owner; row: SetRow }[]): Promise<void> {
    if (sets.length === 0) return;
    const rows = sets.map(({ owner, row }) => ({ ...row, userId: owner.userId }));
    await db
      .insert(recommendationSets)
      .values(rows.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
      .onConflictDoNothing();
  },
};
