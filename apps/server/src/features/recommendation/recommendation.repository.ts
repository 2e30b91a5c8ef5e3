import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { moodEntries } from '../../db/schema/mood-entry.ts';
import { recommendationSets } from '../../db/schema/recommendation.ts';

export type SetRow = { localDate: string; content: Sealed; generatedAt: Date };

/** Entries a set is ranked from: more than anybody lives in these days. */
const ENTRIES_MAX = 2000;
const COLUMNS = {
  localDate: recommendationSets.localDate,
  content: recommendationSets.content,
  generatedAt: recommendationSets.generatedAt,
};

/** Queries over recommended sets; each takes its owner. */
export const recommendationRepository = {
  async find(runner: Runner, owner: Owner, localDate: string): Promise<SetRow | undefined> {
    const [row] = await runner
      .select(COLUMNS)
      .from(recommendationSets)
      .where(and(eq(recommendationSets.userId, owner.userId), eq(recommendationSets.localDate, localDate)));
    return row;
  },

  /** Sets of the days from `since` to `until`, both among them. */
  listSince: (runner: Runner, owner: Owner, since: string, until: string): Promise<SetRow[]> =>
    runner
      .select(COLUMNS)
      .from(recommendationSets)
      .where(
        and(
          eq(recommendationSets.userId, owner.userId),
          gte(recommendationSets.localDate, since),
          lte(recommendationSets.localDate, until),
        ),
      ),

  /** Entries of the days from `since` to `until`, both among them, without their notes: the newest ones. */
  listEntries: (runner: Runner, owner: Owner, since: string, until: string) =>
    runner
      .select({
        localDate: moodEntries.localDate,
        score: moodEntries.score,
        recordedAt: moodEntries.recordedAt,
        offsetMinutes: moodEntries.offsetMinutes,
        tagIds: moodEntries.tagIds,
      })
      .from(moodEntries)
      .where(
        and(eq(moodEntries.userId, owner.userId), gte(moodEntries.localDate, since), lte(moodEntries.localDate, until)),
      )
      .orderBy(desc(moodEntries.recordedAt), desc(moodEntries.id))
      .limit(ENTRIES_MAX),

  async keep(tx: Transaction, owner: Owner, row: SetRow): Promise<void> {
    const { localDate, ...set } = row;
    await tx
      .insert(recommendationSets)
      .values({ userId: owner.userId, ...row })
      .onConflictDoUpdate({ target: [recommendationSets.userId, recommendationSets.localDate], set });
  },
};
