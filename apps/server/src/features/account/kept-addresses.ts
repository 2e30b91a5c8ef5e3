import type { PasswordContext } from '@alento/domain/account/password-context';
import { eq } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { type Sealed, seal, type UserKey, unseal } from '../../crypto/seal.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { profiles, userKeys } from '../../db/schema/account.ts';
import type { Mailer, Message } from '../../integrations/mail/mailer.ts';
import { recoveryIndexOf } from './sign-in/identity.ts';

export type KeptAddresses = {
  userKey: UserKey;
  name: string | null;
  contact: string | null;
  recovery: string | null;
};

const contextOf = (userId: string, column: string) => ({ table: 'profiles', column, rowId: userId });

/** The name an account keeps and its addresses for mail, opened: for links and jobs, which have no signed-in actor. Null without an account. */
export async function keptAddressesOf(runner: Runner, keyRing: KeyRing, userId: string): Promise<KeptAddresses | null> {
  const [row] = await runner
    .select({
      name: profiles.displayName,
      contact: profiles.contactEmail,
      recovery: profiles.recoveryEmail,
      wrappedKey: userKeys.wrappedKey,
      masterKeyVersion: userKeys.masterKeyVersion,
    })
    .from(profiles)
    .innerJoin(userKeys, eq(userKeys.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) return null;
  const userKey = keyRing.open(userId, row);
  const open = (column: string, sealed: Sealed | null) => sealed && unseal(userKey, contextOf(userId, column), sealed);
  return {
    userKey,
    name: open('display_name', row.name),
    contact: open('contact_email', row.contact),
    recovery: open('recovery_email', row.recovery),
  };
}

/** What a new password of this account is guessed from: all that the account keeps of its person. */
export async function passwordContextOf(runner: Runner, keyRing: KeyRing, userId: string): Promise<PasswordContext> {
  const kept = await keptAddressesOf(runner, keyRing, userId);
  return { names: [kept?.name], addresses: [kept?.contact, kept?.recovery] };
}

/** Keeps or, with null, removes the recovery address. */
export async function writeRecoveryAddress(
  tx: Transaction,
  keyRing: KeyRing,
  userKey: UserKey,
  { userId }: Owner,
  address: string | null,
): Promise<void> {
  await tx
    .update(profiles)
    .set({
      recoveryEmail: address === null ? null : seal(userKey, contextOf(userId, 'recovery_email'), address),
      recoveryEmailIndex: address === null ? null : recoveryIndexOf(address, keyRing),
    })
    .where(eq(profiles.userId, userId));
}

/** One message to each of the addresses there are, once where two are the same. */
export async function mailEach(
  mailer: Mailer,
  addresses: readonly (string | null)[],
  messageFor: (to: string) => Message,
): Promise<void> {
  for (const to of new Set(addresses)) if (to !== null) await mailer.send(messageFor(to));
}
