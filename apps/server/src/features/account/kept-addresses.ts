import { eq } from 'drizzle-orm';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { type Sealed, unseal } from '../../crypto/seal.ts';
import type { Database } from '../../db/database.ts';
import { profiles, userKeys } from '../../db/schema/account.ts';

/** The addresses an account keeps for mail, opened: for jobs, which have no signed-in actor. */
export async function keptAddressesOf(
  db: Database,
  keyRing: KeyRing,
  userId: string,
): Promise<{ contact: string | null; recovery: string | null }> {
  const [row] = await db
    .select({
      contact: profiles.contactEmail,
      recovery: profiles.recoveryEmail,
      wrappedKey: userKeys.wrappedKey,
      masterKeyVersion: userKeys.masterKeyVersion,
    })
    .from(profiles)
    .innerJoin(userKeys, eq(userKeys.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) return { contact: null, recovery: null };
  const key = keyRing.open(userId, row);
  const open = (column: string, sealed: Sealed | null) =>
    sealed && unseal(key, { table: 'profiles', column, rowId: userId }, sealed);
  return { contact: open('contact_email', row.contact), recovery: open('recovery_email', row.recovery) };
}
