import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import { recoveryChangeContext } from '../../../crypto/account-context.ts';
import { tokenHash } from '../../../crypto/bearer-token.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import { seal, type UserKey, unseal } from '../../../crypto/seal.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { recoveryChanges } from '../../../db/schema/second-factor.ts';
import type { AccountDeps } from '../account-deps.ts';

/** Format of a link's token: account id and secret. The id of the change's row is the hash of the secret. */
const TOKEN = /^([\w-]{1,64})\.([a-z2-7]{52})$/;

/**
 * Derives the secret of a mailed link from a seed, with a key that is not in the database. The job's payload contains
 * only the seed, which doesn't reveal the secret, and each retry of the job mails the same link.
 */
const secretOf = (keyRing: KeyRing, userId: string, seed: string): string =>
  keyRing.identify('recovery-link', `${userId} ${seed}`);

const rowIdOf = (keyRing: KeyRing, userId: string, seed: string): string => tokenHash(secretOf(keyRing, userId, seed));

export const linkToken = (keyRing: KeyRing, userId: string, seed: string): string =>
  `${userId}.${secretOf(keyRing, userId, seed)}`;

export function parseLinkToken(token: string): { userId: string; id: string } | null {
  const [, userId, secret] = TOKEN.exec(token) ?? [];
  return userId === undefined || secret === undefined ? null : { userId, id: tokenHash(secret) };
}

export type Kind = 'confirm' | 'undo';
type NewChange = { owner: Owner; kind: Kind; address: string | null; at: number; livesMs: number };

/**
 * Stores a change of the recovery address.
 *
 * @returns the seed of the link that confirms or undoes the change.
 */
export async function storeChange(
  tx: Transaction,
  keyRing: KeyRing,
  userKey: UserKey,
  { owner: { userId }, kind, address, at, livesMs }: NewChange,
): Promise<string> {
  const seed = randomUUID();
  const id = rowIdOf(keyRing, userId, seed);
  await tx.insert(recoveryChanges).values({
    userId,
    id,
    kind,
    address: address === null ? null : seal(userKey, recoveryChangeContext(userId, id), address),
    createdAt: new Date(at),
    expiresAt: new Date(at + livesMs),
  });
  return seed;
}

const opened = (userKey: UserKey, { userId, id, address, ...row }: typeof recoveryChanges.$inferSelect) => ({
  ...row,
  address: address && unseal(userKey, recoveryChangeContext(userId, id), address),
});

const liveOf = (userId: string, kind: Kind, now: number) =>
  and(eq(recoveryChanges.userId, userId), eq(recoveryChanges.kind, kind), gt(recoveryChanges.expiresAt, new Date(now)));

/** Deletes and returns the change of a link. Undefined if the link was used or replaced or has expired. */
export async function consumeChange(
  tx: Transaction,
  userKey: UserKey,
  { userId, id, kind }: { userId: string; id: string; kind: Kind },
  now: number,
) {
  const isIt = and(liveOf(userId, kind, now), eq(recoveryChanges.id, id));
  const [row] = await tx.delete(recoveryChanges).where(isIt).returning();
  return row && opened(userKey, row);
}

/** Reads the change of a link's seed, for the job that mails the link. */
export async function readChange(
  { db, keyRing, clock }: AccountDeps,
  userKey: UserKey,
  { userId, seed, kind }: { userId: string; seed: string; kind: Kind },
) {
  const isIt = and(liveOf(userId, kind, clock()), eq(recoveryChanges.id, rowIdOf(keyRing, userId, seed)));
  const [row] = await db.select().from(recoveryChanges).where(isIt);
  return row && opened(userKey, row);
}

/** Reads the account's unconfirmed recovery address. An account has at most one. */
export async function readUnconfirmedAddress(runner: Runner, userKey: () => UserKey, userId: string, now: number) {
  const [row] = await runner
    .select()
    .from(recoveryChanges)
    .where(liveOf(userId, 'confirm', now));
  return row && opened(userKey(), row);
}

/** Deletes the unconfirmed recovery address, if any. */
export async function deleteUnconfirmedAddress(tx: Transaction, { userId }: Owner): Promise<void> {
  await tx.delete(recoveryChanges).where(and(eq(recoveryChanges.userId, userId), eq(recoveryChanges.kind, 'confirm')));
}

/** Reads the former recovery addresses with a valid undo link. They get all notices about the account. */
export async function formerAddressesOf(runner: Runner, userKey: UserKey, userId: string, now: number) {
  const rows = await runner
    .select()
    .from(recoveryChanges)
    .where(liveOf(userId, 'undo', now));
  return rows.map((row) => opened(userKey, row).address);
}
