import { and, desc, eq } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { ReadableBy } from '../../access/reader.ts';
import { isOwnedByAny } from '../../access/several-owners.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { screenings } from '../../db/schema/screening.ts';

export type ScreeningRow = Omit<typeof screenings.$inferSelect, 'userId'>;

/** Queries of screenings. Each one requires one owner or several. A person has few rows, at most two a day. */
export const screeningRepository = {
  /** Screenings of these people, newest first. */
  listOf: (runner: Runner, owners: readonly ReadableBy<'screenings'>[]) =>
    runner
      .select()
      .from(screenings)
      .where(isOwnedByAny(screenings.userId, owners))
      .orderBy(desc(screenings.takenAt), desc(screenings.id)),

  findAll: (runner: Runner, owner: Owner, ids: readonly string[]): Promise<ScreeningRow[]> =>
    runner
      .select()
      .from(screenings)
      .where(and(eq(screenings.userId, owner.userId), isAnyOf(screenings.id, ids))),

  /** Inserts the day's screening. Returns false if the person already has one. */
  async insert(tx: Transaction, owner: Owner, row: ScreeningRow): Promise<boolean> {
    const rows = await tx
      .insert(screenings)
      .values({ ...row, userId: owner.userId })
      .onConflictDoNothing()
      .returning({ id: screenings.id });
    return rows.length > 0;
  },

  /** Upserts the day's screening. */
  async put(tx: Transaction, owner: Owner, row: ScreeningRow): Promise<void> {
    await tx
      .insert(screenings)
      .values({ ...row, userId: owner.userId })
      .onConflictDoUpdate({
        target: [screenings.userId, screenings.id],
        set: { content: row.content, takenAt: row.takenAt },
      });
  },
};
