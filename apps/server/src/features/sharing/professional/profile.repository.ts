import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Sealed } from '../../../crypto/seal.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { userKeys } from '../../../db/schema/account.ts';
import { listingReports, listings, professionalProfiles } from '../../../db/schema/sharing.ts';

type Profile = typeof professionalProfiles.$inferSelect;
export type ProfileRow = Pick<Profile, 'userId' | 'content'>;
/** A profile with what its owner and operators decided about the listing. */
type OwnProfileRow = ProfileRow & Pick<Profile, 'isListed'> & { isHidden: boolean };
/** A listed profile with the wrapped data key of its account. */
type ListedRow = ProfileRow & { listingId: string; wrappedKey: Uint8Array; masterKeyVersion: number };

/** Most listings that are read at once. */
const LISTED_MAX = 1000;

const COLUMNS = { userId: professionalProfiles.userId, content: professionalProfiles.content };
const isHidden = sql<boolean>`${listings.hiddenAt} is not null`;
const ofAccount = eq(listings.userId, professionalProfiles.userId);
const isVisible = and(eq(professionalProfiles.isListed, true), isNull(listings.hiddenAt));

/** Queries of professional profiles. Those without an owner read only listings that everybody may see. */
export const profileRepository = {
  async find(runner: Runner, owner: Owner): Promise<OwnProfileRow | undefined> {
    const [row] = await runner
      .select({ ...COLUMNS, isListed: professionalProfiles.isListed, isHidden })
      .from(professionalProfiles)
      .innerJoin(listings, ofAccount)
      .where(eq(professionalProfiles.userId, owner.userId));
    return row;
  },

  exists: async (runner: Runner, owner: Owner): Promise<boolean> =>
    (await runner.$count(professionalProfiles, eq(professionalProfiles.userId, owner.userId))) > 0,

  /** Whether an operator hid the account's listing. */
  isHidden: async (runner: Runner, { userId }: Owner): Promise<boolean> =>
    (await runner.$count(listings, and(eq(listings.userId, userId), isNotNull(listings.hiddenAt)))) > 0,

  /** A profile, locked until the transaction ends. */
  async hold(tx: Transaction, { userId }: Owner): Promise<ProfileRow | undefined> {
    const [row] = await tx
      .select(COLUMNS)
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, userId))
      .for('update');
    return row;
  },

  /**
   * Stores a profile. An existing one keeps its time of creation, and an account its first listing id, also if the
   * profile was removed since.
   */
  async store(
    tx: Transaction,
    owner: Owner,
    {
      content,
      isListed,
      listingId,
      createdAt,
    }: { content: Sealed; isListed: boolean; listingId: string; createdAt: Date },
  ): Promise<void> {
    const updatedAt = createdAt;
    const { userId } = owner;
    await tx.insert(listings).values({ userId, listingId }).onConflictDoNothing({ target: listings.userId });
    await tx
      .insert(professionalProfiles)
      .values({ userId, content, isListed, createdAt, updatedAt })
      .onConflictDoUpdate({ target: professionalProfiles.userId, set: { content, isListed, updatedAt } });
  },

  async remove(tx: Transaction, owner: Owner): Promise<boolean> {
    const rows = await tx
      .delete(professionalProfiles)
      .where(eq(professionalProfiles.userId, owner.userId))
      .returning({ userId: professionalProfiles.userId });
    return rows.length > 0;
  },

  /**
   * Profiles whose owners chose to be listed, and that no operator hid, in an order that changes daily, so that nobody
   * is always first, or left out of a long list.
   *
   * @param day local day, yyyy-MM-dd.
   */
  listListed: (runner: Runner, day: string): Promise<ListedRow[]> =>
    runner
      .select({
        ...COLUMNS,
        listingId: listings.listingId,
        wrappedKey: userKeys.wrappedKey,
        masterKeyVersion: userKeys.masterKeyVersion,
      })
      .from(professionalProfiles)
      .innerJoin(userKeys, eq(userKeys.userId, professionalProfiles.userId))
      .innerJoin(listings, ofAccount)
      .where(isVisible)
      .orderBy(sql`md5(${`${day}/`} || ${listings.listingId})`)
      .limit(LISTED_MAX),

  async isListed(runner: Runner, listingId: string): Promise<boolean> {
    const rows = await runner
      .select({ listingId: listings.listingId })
      .from(professionalProfiles)
      .innerJoin(listings, ofAccount)
      .where(and(eq(listings.listingId, listingId), isVisible));
    return rows.length > 0;
  },

  /** Stores a report; a person's second report of a listing changes nothing. */
  async report(
    runner: Runner,
    owner: Owner,
    row: Pick<typeof listingReports.$inferInsert, 'listingId' | 'reason' | 'createdAt'>,
  ): Promise<void> {
    await runner
      .insert(listingReports)
      .values({ ...row, userId: owner.userId })
      .onConflictDoNothing();
  },
};
