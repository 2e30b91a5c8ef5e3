import { desc, eq, sql } from 'drizzle-orm';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import { userKeys } from '../../../db/schema/account.ts';
import { listingReports, listings, professionalProfiles } from '../../../db/schema/sharing.ts';
import { openProfile } from '../share-content.ts';

type Deps = { db: Database; keyRing: Pick<KeyRing, 'open'>; clock: () => number };

/** What identifies a registration. Zeros before the number make no difference. */
const crpKey = ({ crp, uf }: { crp: string; uf: string }): string => {
  const [region, number] = crp.split('/');
  return `${region}/${Number(number)} ${uf}`;
};

/** Reported and hidden listings, and those with the same CRP, for operators. Who reported is not shown. */
export function reportedListings({ db, keyRing, clock }: Deps) {
  /** All profiles with what operators need. The CRP is encrypted, so that the database can't compare it. */
  async function readAll() {
    const rows = await db
      .select({
        userId: professionalProfiles.userId,
        listingId: listings.listingId,
        content: professionalProfiles.content,
        isVisible: sql<boolean>`${professionalProfiles.isListed} and ${listings.hiddenAt} is null`,
        isHidden: sql<boolean>`${listings.hiddenAt} is not null`,
        wrappedKey: userKeys.wrappedKey,
        masterKeyVersion: userKeys.masterKeyVersion,
      })
      .from(professionalProfiles)
      .innerJoin(userKeys, eq(userKeys.userId, professionalProfiles.userId))
      .innerJoin(listings, eq(listings.userId, professionalProfiles.userId));
    return rows.map(({ listingId, isVisible, isHidden, ...row }) => {
      const { name, crp, uf } = openProfile(keyRing.open(row.userId, row), row);
      return { listingId, isVisible, isHidden, name, crp, uf };
    });
  }

  return {
    /**
     * Listings that were reported or hidden, and those with the CRP of another one that is shown. Those with most
     * reports are first. `reasons` are as `other × 2`; `sameCrp` has the ids of the other listings.
     */
    async list() {
      const reports = await db
        .select({
          listingId: listingReports.listingId,
          reason: listingReports.reason,
          count: sql<number>`count(*)::int`,
        })
        .from(listingReports)
        .groupBy(listingReports.listingId, listingReports.reason)
        .orderBy(desc(sql`count(*)`));
      const byListing = Map.groupBy(reports, ({ listingId }) => listingId);
      const profiles = await readAll();
      const visibleByCrp = Map.groupBy(
        profiles.filter(({ isVisible }) => isVisible),
        crpKey,
      );
      return profiles
        .map(({ isVisible, ...listing }) => {
          const reasons = byListing.get(listing.listingId) ?? [];
          const others = (isVisible && visibleByCrp.get(crpKey(listing))) || [];
          return {
            ...listing,
            count: reasons.reduce((sum, { count }) => sum + count, 0),
            reasons: reasons.map(({ reason, count }) => `${reason} × ${count}`),
            sameCrp: others.map(({ listingId }) => listingId).filter((id) => id !== listing.listingId),
          };
        })
        .filter(({ isHidden, count, sameCrp }) => isHidden || count > 0 || sameCrp.length > 0)
        .sort((a, b) => b.count - a.count || crpKey(a).localeCompare(crpKey(b)));
    },

    /**
     * Hides the listing of an account, also of a profile that it makes later, or shows it again. Returns false if no
     * listing has the id.
     */
    async setHidden(listingId: string, isHidden: boolean): Promise<boolean> {
      const changed = await db
        .update(listings)
        .set({ hiddenAt: isHidden ? new Date(clock()) : null })
        .where(eq(listings.listingId, listingId))
        .returning({ userId: listings.userId });
      return changed.length > 0;
    },
  };
}
