import type { ExportProfile, ExportReport, ExportShare } from '@alento/contract/my-data/export-settings';
import type { AccessKind } from '@alento/domain/sharing/share';
import { desc, eq } from 'drizzle-orm';
import { listingReports, professionalProfiles, shareAccesses, shares } from '../../../../db/schema/sharing.ts';
import { PROFESSIONAL_PROFILE, SHARE } from '../../../../sealed-documents/sharing.ts';
import { type Reading, rowIdOf, timeOf, timeOrNull } from './reading.ts';

/** All invitations of professionals with their accesses, newest first. */
export async function readShares(reading: Reading): Promise<ExportShare[]> {
  const { db, person } = reading;
  const { userId } = person.owner;
  const rows = await db.select().from(shares).where(eq(shares.userId, userId)).orderBy(desc(shares.createdAt));
  const read = await db
    .select()
    .from(shareAccesses)
    .where(eq(shareAccesses.userId, userId))
    .orderBy(desc(shareAccesses.at));
  const accesses = Map.groupBy(read, ({ shareId }) => shareId);
  return rows.map(({ id, content, createdAt, linkExpiresAt, endsAt, acceptedAt, revokedAt }) => {
    const { token: _token, ...kept } = SHARE.open(person.userKey(), rowIdOf(reading, id), content);
    return {
      id,
      ...kept,
      createdAt: timeOf(createdAt),
      linkExpiresAt: timeOf(linkExpiresAt),
      endsAt: timeOf(endsAt),
      acceptedAt: timeOrNull(acceptedAt),
      revokedAt: timeOrNull(revokedAt),
      accesses: (accesses.get(id) ?? []).map(({ at, kind }) => ({ at: timeOf(at), kind: kind as AccessKind })),
    };
  });
}

/** The person's own professional profile; null without one. */
export async function readProfile(reading: Reading): Promise<ExportProfile | null> {
  const { db, person } = reading;
  const { userId } = person.owner;
  const [row] = await db.select().from(professionalProfiles).where(eq(professionalProfiles.userId, userId));
  if (!row) return null;
  const { isListed, createdAt, updatedAt } = row;
  const content = PROFESSIONAL_PROFILE.open(person.userKey(), rowIdOf(reading, 'profile'), row.content);
  return { ...content, isListed, createdAt: timeOf(createdAt), updatedAt: timeOf(updatedAt) };
}

/** The listings that the person reported. */
export async function readReports({ db, person }: Reading): Promise<ExportReport[]> {
  const rows = await db.select().from(listingReports).where(eq(listingReports.userId, person.owner.userId));
  return rows.map(({ listingId, reason, createdAt }) => ({ listingId, reason, createdAt: timeOf(createdAt) }));
}
