import type { ExportProfile, ExportReport, ExportShare } from '@alento/contract/my-data/export-settings';
import type { AccessKind } from '@alento/domain/sharing/share';
import { desc } from 'drizzle-orm';
import { listingReports, professionalProfiles, shareAccesses, shares } from '../../../../db/schema/sharing.ts';
import { PROFESSIONAL_PROFILE, SHARE } from '../../../../sealed-json/sharing.ts';
import { documentFields, type Reading, rowIdOf, rowsOf } from './reading.ts';

/** All invitations of professionals with their accesses, newest first. */
export async function readShares(reading: Reading): Promise<ExportShare[]> {
  const rows = await rowsOf(reading, shares, desc(shares.createdAt));
  const accesses = Map.groupBy(await rowsOf(reading, shareAccesses, desc(shareAccesses.at)), ({ shareId }) => shareId);
  return rows.map(({ content, ...row }) => {
    const { token: _token, ...shareContent } = SHARE.open(reading.person.userKey(), rowIdOf(reading, row.id), content);
    return {
      ...shareContent,
      ...documentFields(row, 'id', 'createdAt', 'linkExpiresAt', 'endsAt', 'acceptedAt', 'revokedAt'),
      accesses: (accesses.get(row.id) ?? []).map(({ at, kind }) => ({ at: at.getTime(), kind: kind as AccessKind })),
    };
  });
}

/** The person's own professional profile; null without one. */
export async function readProfile(reading: Reading): Promise<ExportProfile | null> {
  const [row] = await rowsOf(reading, professionalProfiles);
  if (!row) return null;
  const content = PROFESSIONAL_PROFILE.open(reading.person.userKey(), rowIdOf(reading, 'profile'), row.content);
  return { ...content, ...documentFields(row, 'isListed', 'createdAt', 'updatedAt') };
}

/** The listings that the person reported. */
export const readReports = async (reading: Reading): Promise<ExportReport[]> =>
  (await rowsOf(reading, listingReports)).map((row) => documentFields(row, 'listingId', 'reason', 'createdAt'));
