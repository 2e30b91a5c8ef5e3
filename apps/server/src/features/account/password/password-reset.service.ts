import { randomUUID } from 'node:crypto';
import { isAnonymousAddress } from '@alento/domain/account/anonymous-address';
import { isEmail, normalizeEmail } from '@alento/domain/account/email';
import { RESET_TOKEN_MS } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Owner } from '../../../access/owner.ts';
import { ownerByLink } from '../../../access/owner-by-proof.ts';
import { newBearerToken, tokenHash } from '../../../crypto/bearer-token.ts';
import { hashPassword } from '../../../crypto/password-hash.ts';
import { seal, unseal } from '../../../crypto/seal.ts';
import type { Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { profiles, resetRequests, users, verifications } from '../../../db/schema/account.ts';
import { recoveryChanges } from '../../../db/schema/second-factor.ts';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import { passwordResetMessage, recoveryDroppedMessage, resetMessage } from '../account.mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { endAccess, lockAccount, lockPasswordHash, writePasswordHash } from '../account-rows.ts';
import {
  accountAddressesOf,
  identityOf,
  notifyAccount,
  passwordContextOf,
  recoveryIndexOf,
  resetPage,
  writeRecoveryAddress,
} from '../addresses.ts';
import { deleteUnconfirmedAddress } from '../recovery-email/recovery-change.ts';
import { checkPassword } from './password-check.ts';

/* Resets passwords by mailed links. Neither responses nor their timing reveal whether an account exists. */

/** Maximum number of accounts whose password one recovery address can reset. */
const RECOVERIES_MAX = 4;

const sendResetMail = jobKind({ name: 'send-reset-mail', payload: z.object({ requestId: z.uuid() }), keepsRow: true });
/** `droppedId`: row of `reset_requests` with the recovery address that the reset removed, if any. */
const sendResetNotice = jobKind({
  name: 'send-reset-notice',
  payload: z.object({ userId: z.string(), droppedId: z.uuid().nullable() }),
});

/** An account that gets a reset link, and whether the requested address is its sign-in or its recovery address. */
type Target = { id: string; by: 'login' | 'recovery' };
/** Format of a link's token: the stored token, and whether the link was mailed to the sign-in or recovery address. */
const LINK_TOKEN = /^([\w-]{8,100})\.(login|recovery)$/;

/**
 * Hash of a token, because the token itself isn't stored. The prefix is the one with which earlier versions stored
 * links, so that those links stay valid.
 */
const identifierOf = (token: string): string => tokenHash(`reset-password:${token}`);

const live = (token: string, now: number) =>
  and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, new Date(now)));

/**
 * Stores a new reset link of an account.
 *
 * @returns its token, which is not stored.
 */
async function insertResetLink(tx: Transaction, userId: string, now: number): Promise<string> {
  const token = newBearerToken();
  const at = new Date(now);
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(now + RESET_TOKEN_MS),
    createdAt: at,
    updatedAt: at,
  });
  return token;
}

const contextOf = (id: string) => ({ table: 'reset_requests', column: 'address', rowId: id });

/** Stores an address encrypted until its mail is sent. */
async function keepAddress({ keyRing, clock }: AccountDeps, tx: Transaction, id: string, address: string) {
  const sealed = seal(keyRing.serviceKey('reset-requests'), contextOf(id), address);
  await tx.insert(resetRequests).values({ id, address: sealed, createdAt: new Date(clock()) });
}

async function readAddress({ db, keyRing }: AccountDeps, id: string): Promise<string | null> {
  const [request] = await db.select().from(resetRequests).where(eq(resetRequests.id, id));
  return request ? unseal(keyRing.serviceKey('reset-requests'), contextOf(id), request.address) : null;
}

/**
 * Lists the accounts whose password an address may reset: the one that signs in with it, and at most `RECOVERIES_MAX`
 * that have it as recovery address. The limit never excludes the former, however many accounts use the address.
 */
async function accountsOf({ db, keyRing }: AccountDeps, address: string): Promise<Target[]> {
  const identity = await identityOf(address, keyRing);
  const columns = { id: users.id };
  const own = await db
    .select(columns)
    .from(users)
    .where(eq(users.email, identity?.stored ?? ''));
  const recoveryAccounts = await db
    .select(columns)
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(profiles.recoveryEmailIndex, recoveryIndexOf(address, keyRing)))
    .orderBy(asc(users.createdAt))
    .limit(RECOVERIES_MAX);
  const ownIds = new Set(own.map(({ id }) => id));
  return [
    ...own.map((account) => ({ ...account, by: 'login' as const })),
    ...recoveryAccounts.filter(({ id }) => !ownIds.has(id)).map((account) => ({ ...account, by: 'recovery' as const })),
  ];
}

/**
 * The address to mail the link to: the requested address itself, or for an anonymous address the one stored with the
 * account.
 */
async function destinationOf({ db, keyRing }: AccountDeps, { id: userId, by }: Target, requestedEmail: string) {
  if (!isAnonymousAddress(requestedEmail)) return { to: requestedEmail, by };
  const addresses = await accountAddressesOf(db, keyRing, userId);
  if (!addresses) return null;
  if (addresses.recovery !== null) return { to: addresses.recovery, by: 'recovery' } as const;
  return addresses.contact === null ? null : ({ to: addresses.contact, by: 'login' } as const);
}

async function mailLink(deps: AccountDeps, target: Target, requestedEmail: string): Promise<void> {
  const { db, clock, mailer, publicUrl } = deps;
  const destination = await destinationOf(deps, target, requestedEmail);
  if (destination === null) return;
  const { to, by } = destination;
  const token = await db.transaction(async (tx) => {
    // The link has no reference to its account. Without the lock it could be inserted after the account is deleted.
    const isThere = (await lockPasswordHash(tx, target.id, 'share')) !== null;
    return isThere ? insertResetLink(tx, target.id, clock()) : null;
  });
  if (token === null) return;
  await mailer.send(resetMessage(to, resetPage(publicUrl(), `#token=${token}.${by}`), by));
}

/**
 * Removes the recovery address after a reset by the sign-in address, because somebody who created the account with
 * another person's address may have set it. The removed address gets a notice without an undo link.
 *
 * @returns the row of `reset_requests` with the removed address, if there was one.
 */
async function dropRecovery(deps: AccountDeps, tx: Transaction, owner: Owner): Promise<string | null> {
  const addresses = await accountAddressesOf(tx, deps.keyRing, owner.userId);
  await tx.delete(recoveryChanges).where(eq(recoveryChanges.userId, owner.userId));
  if (!addresses || addresses.recovery === null) return null;
  await writeRecoveryAddress(tx, deps.keyRing, addresses.userKey, owner, null);
  const id = randomUUID();
  await keepAddress(deps, tx, id, addresses.recovery);
  return id;
}

/**
 * Stores a reset request. A job looks for the accounts later, so that the response time doesn't reveal whether one
 * exists.
 *
 * @param id the request's id.
 */
export async function requestReset(deps: AccountDeps, email: string, id: string): Promise<Result<true>> {
  const address = normalizeEmail(email);
  if (!isEmail(address)) return refuse('EMAIL_INVALID');
  await deps.db.transaction(async (tx) => {
    await keepAddress(deps, tx, id, address);
    await deps.enqueue(sendResetMail, { requestId: id }, tx);
  });
  return accept(true);
}

/** Mails a link for each account, then deletes the stored address. Idempotent. */
async function mailLinks(deps: AccountDeps, requestId: string): Promise<void> {
  const address = await readAddress(deps, requestId);
  if (address === null) return;
  for (const account of await accountsOf(deps, address)) {
    deps.tell({ event: 'password-reset-requested', account: account.id, requestId });
    await mailLink(deps, account, address);
  }
  await deps.db.delete(resetRequests).where(eq(resetRequests.id, requestId));
}

/**
 * Sets the password and deletes all sessions and links of the account; also the recovery address, if this link was
 * mailed to another address. Compares the password with name and addresses only if the link is valid, because the
 * result reveals something about them.
 */
async function resetWithin(
  deps: AccountDeps,
  tx: Transaction,
  { token, by }: { token: string; by: string },
  newPassword: string,
  passwordHash: string,
): Promise<Result<{ userId: string }>> {
  const now = deps.clock();
  const [link] = await tx.select({ userId: verifications.value }).from(verifications).where(live(token, now));
  if (!link || (await lockAccount(tx, link.userId)) === null) return refuse('RESET_TOKEN_INVALID');
  const { userId } = link;
  const used = await tx.delete(verifications).where(live(token, now)).returning({ id: verifications.id });
  // Another transaction used or deleted the link while this transaction waited for the lock.
  if (used.length === 0) return refuse('RESET_TOKEN_INVALID');
  const password = await checkPassword(newPassword, await passwordContextOf(tx, deps.keyRing, userId));
  if (!password.ok) return password;
  const owner = ownerByLink(userId);
  await writePasswordHash(tx, owner, passwordHash, new Date(now));
  await endAccess(tx, userId);
  await deleteUnconfirmedAddress(tx, owner);
  const droppedId = by === 'recovery' ? null : await dropRecovery(deps, tx, owner);
  await deps.enqueue(sendResetNotice, { userId, droppedId }, tx);
  return accept({ userId });
}

/**
 * Sets a new password by the token of a link, which can be used once, and ends all sessions.
 *
 * @returns the id of the account.
 */
export async function resetPassword(
  deps: AccountDeps,
  linkToken: string,
  newPassword: string,
  network: string,
): Promise<Result<{ userId: string }>> {
  const [, token, by] = LINK_TOKEN.exec(linkToken) ?? [];
  const password = await checkPassword(newPassword, { names: [], addresses: [] });
  if (!password.ok) return password;
  if (token === undefined || by === undefined) return refuse('RESET_TOKEN_INVALID');
  const passwordHash = await hashPassword(newPassword, network);
  return refusableTransaction(deps.db, (tx) => resetWithin(deps, tx, { token, by }, newPassword, passwordHash));
}

/** Mails a notice to every address of the account and to a removed recovery address. */
async function notifyOfReset(
  deps: AccountDeps,
  { userId, droppedId }: z.output<typeof sendResetNotice.payload>,
): Promise<void> {
  const { db, keyRing, mailer } = deps;
  const dropped = droppedId && (await readAddress(deps, droppedId));
  await notifyAccount(deps, userId, passwordResetMessage);
  const addresses = dropped ? await accountAddressesOf(db, keyRing, userId) : null;
  if (dropped && dropped !== addresses?.contact) await mailer.send(recoveryDroppedMessage(dropped));
  if (droppedId) await db.delete(resetRequests).where(eq(resetRequests.id, droppedId));
}

export const resetJobs = (deps: AccountDeps) => [
  runs(sendResetMail, ({ requestId }) => mailLinks(deps, requestId)),
  runs(sendResetNotice, (about) => notifyOfReset(deps, about)),
];
