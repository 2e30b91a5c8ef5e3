import { createHash } from 'node:crypto';
import { anonymousAddressOf } from '@alento/domain/account/anonymous-address';
import { normalizeEmail } from '@alento/domain/account/email';
import type { PasswordContext } from '@alento/domain/account/password-context';
import { eq } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import { type ProfileColumn, profileContext } from '../../crypto/account-context.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { type Sealed, seal, type UserKey, unseal } from '../../crypto/seal.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { profiles, userKeys } from '../../db/schema/account.ts';
import type { Mailer, Message } from '../../integrations/mail/mailer.ts';
import type { AccountDeps } from './account-deps.ts';
import { formerAddressesOf } from './recovery-email/recovery-change.ts';

const sha256 = async (text: string): Promise<Uint8Array> => createHash('sha256').update(text).digest();

/** The anonymous address with which an account signs in, and its keyed hash as stored in the database. */
export type Identity = { address: string; stored: string };

/**
 * Computes the identity of an anonymous or real e-mail address; null if the text is not an address. The stored hash has
 * the form of an e-mail address, because existing accounts are stored that way.
 */
export async function identityOf(email: string, keyRing: KeyRing): Promise<Identity | null> {
  const address = await anonymousAddressOf(email, sha256);
  return address === null ? null : { address, stored: `${keyRing.identify('login', address)}@id.invalid` };
}

/** Keyed hash of a recovery address, used to find accounts by it. */
export const recoveryIndexOf = (email: string, keyRing: KeyRing): string =>
  keyRing.identify('recovery-email', normalizeEmail(email));

type AccountAddresses = {
  userKey: UserKey;
  name: string | null;
  contact: string | null;
  recovery: string | null;
};

/**
 * Reads and decrypts an account's name and mail addresses without a signed-in person, for mailed links and jobs. Null
 * if the account doesn't exist.
 */
export async function accountAddressesOf(
  runner: Runner,
  keyRing: KeyRing,
  userId: string,
): Promise<AccountAddresses | null> {
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
  const open = (column: ProfileColumn, sealed: Sealed | null) =>
    sealed && unseal(userKey, profileContext(userId, column), sealed);
  return {
    userKey,
    name: open('display_name', row.name),
    contact: open('contact_email', row.contact),
    recovery: open('recovery_email', row.recovery),
  };
}

/** Names and addresses of the account; a new password must not be derived from them. */
export async function passwordContextOf(runner: Runner, keyRing: KeyRing, userId: string): Promise<PasswordContext> {
  const addresses = await accountAddressesOf(runner, keyRing, userId);
  return { names: [addresses?.name], addresses: [addresses?.contact, addresses?.recovery] };
}

/** Stores the recovery address, or removes it if null. */
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
      recoveryEmail: address === null ? null : seal(userKey, profileContext(userId, 'recovery_email'), address),
      recoveryEmailIndex: address === null ? null : recoveryIndexOf(address, keyRing),
    })
    .where(eq(profiles.userId, userId));
}

/** The page on which people request a reset link. */
export const resetPage = (publicUrl: string, hash = ''): string => new URL(`/redefinir-senha${hash}`, publicUrl).href;

/** Sends a message to each distinct address, ignoring null. */
export async function mailEach(
  mailer: Mailer,
  addresses: readonly (string | null)[],
  messageFor: (to: string) => Message,
): Promise<void> {
  for (const to of new Set(addresses)) if (to !== null) await mailer.send(messageFor(to));
}

/** Mails a notice to every address of the account, also to former ones with a valid undo link. */
export async function notifyAccount(
  { db, keyRing, mailer, clock, publicUrl }: AccountDeps,
  userId: string,
  messageFor: (to: string, resetAddress: string) => Message,
): Promise<void> {
  const addresses = await accountAddressesOf(db, keyRing, userId);
  if (!addresses) return;
  const former = await formerAddressesOf(db, addresses.userKey, userId, clock());
  const resetAddress = resetPage(publicUrl());
  await mailEach(mailer, [addresses.recovery, addresses.contact, ...former], (to) => messageFor(to, resetAddress));
}
