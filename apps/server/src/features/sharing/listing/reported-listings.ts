import { desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import { userKeys } from '../../../db/schema/account.ts';
import { hiddenListings, listingReports, professionalProfiles } from '../../../db/schema/sharing.ts';
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
          listingId: professionalProfiles.listingId,
          content: professionalProfiles.content,
          isHidden: sql<boolean>`${hiddenListings.userId} is not null`,
          wrappedKey: userKeys.wrappedKey,
          masterKeyVersion: userKeys.masterKeyVersion,
        })
        .from(professionalProfiles)
        .innerJoin(userKeys, eq(userKeys.userId, professionalProfiles.userId))
        .leftJoin(hiddenListings, eq(hiddenListings.userId, professionalProfiles.userId))
        .where(or(inArray(professionalProfiles.listingId, [...byListing.keys()]), isNotNull(hiddenListings.userId)));
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
     * Hides a listing, and those that the account makes later, or shows it again. Returns false if no listing has the
     * id.
     */
    async setHidden(listingId: string, isHidden: boolean): Promise<boolean> {
      const [profile] = await db
        .select({ userId: professionalProfiles.userId })
        .from(professionalProfiles)
        .where(eq(professionalProfiles.listingId, listingId));
      if (!profile) return false;
      const { userId } = profile;
      if (isHidden)
        await db
          .insert(hiddenListings)
          .values({ userId, hiddenAt: new Date(clock()) })
          .onConflictDoNothing();
      else await db.delete(hiddenListings).where(eq(hiddenListings.userId, userId));
      return true;
    },
  };
}
