import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Sealed } from '../../../crypto/seal.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { userKeys } from '../../../db/schema/account.ts';
import { listingReports, professionalProfiles } from '../../../db/schema/sharing.ts';

export type ProfileRow = typeof professionalProfiles.$inferSelect;
/** A listed profile with the wrapped data key of its account. */
export type ListedRow = ProfileRow & { wrappedKey: Uint8Array; masterKeyVersion: number };

/** Most listings that are read at once. */
const LISTED_MAX = 1000;

/** Queries of professional profiles. Those without an owner read only listings that everybody may see. */
export const profileRepository = {
  async find(runner: Runner, owner: Owner): Promise<ProfileRow | undefined> {
    const [row] = await runner.select().from(professionalProfiles).where(eq(professionalProfiles.userId, owner.userId));
    return row;
  },

  exists: async (runner: Runner, owner: Owner): Promise<boolean> =>
    (await runner.$count(professionalProfiles, eq(professionalProfiles.userId, owner.userId))) > 0,

  /** A profile, locked until the transaction ends. */
  async hold(tx: Transaction, { userId }: Owner): Promise<ProfileRow | undefined> {
    const [row] = await tx
      .select()
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, userId))
      .for('update');
    return row;
  },

  /** Stores a profile. An existing one keeps its listing id and its time of creation. */
  async keep(
    tx: Transaction,
    owner: Owner,
    { content, isListed, ...first }: { content: Sealed; isListed: boolean; listingId: string; createdAt: Date },
  ): Promise<void> {
    const updatedAt = first.createdAt;
    await tx
      .insert(professionalProfiles)
      .values({ userId: owner.userId, content, isListed, ...first, updatedAt })
      .onConflictDoUpdate({ target: professionalProfiles.userId, set: { content, isListed, updatedAt } });
  },

  async remove(tx: Transaction, owner: Owner): Promise<boolean> {
    const rows = await tx
      .delete(professionalProfiles)
      .where(eq(professionalProfiles.userId, owner.userId))
      .returning({ userId: professionalProfiles.userId });
    return rows.length > 0;
  },

  /** Profiles whose owners chose to be listed, and that no operator hid. */
  listListed: (runner: Runner): Promise<ListedRow[]> =>
    runner
      .select({
        userId: professionalProfiles.userId,
        content: professionalProfiles.content,
        isListed: professionalProfiles.isListed,
        listingId: professionalProfiles.listingId,
        hiddenAt: professionalProfiles.hiddenAt,
        createdAt: professionalProfiles.createdAt,
        updatedAt: professionalProfiles.updatedAt,
        wrappedKey: userKeys.wrappedKey,
        masterKeyVersion: userKeys.masterKeyVersion,
      })
      .from(professionalProfiles)
      .innerJoin(userKeys, eq(userKeys.userId, professionalProfiles.userId))
      .where(and(eq(professionalProfiles.isListed, true), isNull(professionalProfiles.hiddenAt)))
      .orderBy(asc(professionalProfiles.createdAt))
      .limit(LISTED_MAX),

  isListed: async (runner: Runner, listingId: string): Promise<boolean> =>
    (await runner.$count(
      professionalProfiles,
      and(
        eq(professionalProfiles.listingId, listingId),
        eq(professionalProfiles.isListed, true),
        isNull(professionalProfiles.hiddenAt),
      ),
    )) > 0,

  /** Stores a report; a person's second report of a listing changes nothing. */
  async report(
    runner: Runner,
    owner: Owner,
    row: Pick<typeof listingReports.$inferInsert, 'listingId' | 'reason' | 'createdAt'>,
  ): Promise<void> {
    await runner
      .insert(listingReports)
      .values({ userId: owner.userId, ...row })
      .onConflictDoNothing();
  },
};
