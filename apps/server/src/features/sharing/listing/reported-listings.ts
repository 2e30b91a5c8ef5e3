import { desc, eq, sql } from 'drizzle-orm';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import { userKeys } from '../../../db/schema/account.ts';
import { listingReports, professionalProfiles } from '../../../db/schema/sharing.ts';
import { openProfile } from '../share-content.ts';

type Deps = { db: Database; keyRing: Pick<KeyRing, 'open'>; clock: () => number };

/** Reported listings, for operators. Who reported is not shown. */
export function reportedListings({ db, keyRing, clock }: Deps) {
  return {
    /** Listings with their reports, those with most reports first. `reasons` are as `other × 2`. */
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
      const rows = await db
        .select({ profile: professionalProfiles, key: userKeys })
        .from(professionalProfiles)
        .innerJoin(userKeys, eq(userKeys.userId, professionalProfiles.userId));
      const byListing = Map.groupBy(reports, ({ listingId }) => listingId);
      return rows
        .flatMap(({ profile, key }) => {
          const reasons = byListing.get(profile.listingId) ?? [];
          if (reasons.length === 0) return [];
          const { name, crp, uf } = openProfile(keyRing.open(profile.userId, key), profile);
          return [
            {
              ...{ listingId: profile.listingId, isHidden: profile.hiddenAt !== null, name, crp, uf },
              count: reasons.reduce((sum, { count }) => sum + count, 0),
              reasons: reasons.map(({ reason, count }) => `${reason} × ${count}`),
            },
          ];
        })
        .sort((a, b) => b.count - a.count);
    },

    /** Hides a listing, or shows it again. Returns false if no listing has the id. */
    async setHidden(listingId: string, isHidden: boolean): Promise<boolean> {
      const rows = await db
        .update(professionalProfiles)
        .set({ hiddenAt: isHidden ? new Date(clock()) : null })
        .where(eq(professionalProfiles.listingId, listingId))
        .returning({ listingId: professionalProfiles.listingId });
      return rows.length > 0;
    },
  };
}
