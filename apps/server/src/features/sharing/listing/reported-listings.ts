import { desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import { userKeys } from '../../../db/schema/account.ts';
import { listingReports, listings, professionalProfiles } from '../../../db/schema/sharing.ts';
import { openProfile } from '../share-content.ts';

type Deps = { db: Database; keyRing: Pick<KeyRing, 'open'>; clock: () => number };

/** Reported and hidden listings, for operators. Who reported is not shown. */
export function reportedListings({ db, keyRing, clock }: Deps) {
  return {
    /** Listings that were reported or hidden, those with most reports first. `reasons` are as `other × 2`. */
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
      const rows = await db
        .select({
          userId: professionalProfiles.userId,
          listingId: listings.listingId,
          content: professionalProfiles.content,
          isHidden: sql<boolean>`${listings.hiddenAt} is not null`,
          wrappedKey: userKeys.wrappedKey,
          masterKeyVersion: userKeys.masterKeyVersion,
        })
        .from(professionalProfiles)
        .innerJoin(userKeys, eq(userKeys.userId, professionalProfiles.userId))
        .innerJoin(listings, eq(listings.userId, professionalProfiles.userId))
        .where(or(inArray(listings.listingId, [...byListing.keys()]), isNotNull(listings.hiddenAt)));
      return rows
        .map(({ listingId, isHidden, ...row }) => {
          const reasons = byListing.get(listingId) ?? [];
          const { name, crp, uf } = openProfile(keyRing.open(row.userId, row), row);
          return {
            ...{ listingId, isHidden, name, crp, uf },
            count: reasons.reduce((sum, { count }) => sum + count, 0),
            reasons: reasons.map(({ reason, count }) => `${reason} × ${count}`),
          };
        })
        .sort((a, b) => b.count - a.count);
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
