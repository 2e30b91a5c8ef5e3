import { randomUUID } from 'node:crypto';
import { isAnonymousAddress } from '@alento/domain/account/anonymous-address';
import { isEmail, normalizeEmail } from '@alento/domain/account/email';
import { accept, type Result, refuse } from '@alento/domain/result';
import { asc, eq } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import { ownerByLink } from '../../../access/owner-by-proof.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import { hashPassword } from '../../../crypto/password-hash.ts';
import { seal, unseal } from '../../../crypto/seal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { profiles, resetRequests, sessions, users, verifications } from '../../../db/schema/account.ts';
import { factorTickets, recoveryChanges } from '../../../db/schema/second-factor.ts';
import type { Mailer } from '../../../integrations/mail/mailer.ts';
import type { TellSecurityEvent } from '../../../log/security-event.ts';
import { passwordResetMessage, recoveryDroppedMessage, resetMessage } from '../account.mail.ts';
import { holdAccount } from '../account-lock.ts';
import { keptAddressesOf, mailEach, passwordContextOf, writeRecoveryAddress } from '../kept-addresses.ts';
import { dropWaiting, formerAddressesOf } from '../recovery-email/recovery-change.ts';
import { identityOf, recoveryIndexOf } from '../sign-in/identity.ts';
import { checkPassword } from './password-check.ts';
import { lockPasswordHash, writePasswordHash } from './password-row.ts';
import { insertResetLink, readResetLink, useResetLink } from './reset-link.ts';

/** Maximum number of accounts whose password one recovery address can reset. */
const RECOVERIES_MAX = 4;

/** An account that gets a reset link, and whether the requested address is its sign-in or its recovery address. */
type Target = { id: string; by: 'login' | 'recovery' };
type Destination = { to: string; by: Target['by'] };

type Deps = {
  db: Database;
  keyRing: KeyRing;
  clock: () => number;
  mailer: Mailer;
  publicUrl: () => string;
  /** Enqueue the mails in the same transaction. */
  enqueue: {
    link(requestId: string, tx: Transaction): Promise<void>;
    notice(about: ResetNotice, tx: Transaction): Promise<void>;
  };
  tell: TellSecurityEvent;
};

/**
 * A completed reset about which a notice is sent. `droppedId` is the row of `reset_requests` that contains the recovery
 * address that the reset removed, if any.
 */
type ResetNotice = { userId: string; droppedId: string | null };
/** Format of a link's token: the stored token, and whether the link was mailed to the sign-in or recovery address. */
const LINK_TOKEN = /^([\w-]{8,100})\.(login|recovery)$/;

const requestKeyOf = (keyRing: KeyRing) => keyRing.serviceKey('reset-requests');
const contextOf = (id: string) => ({ table: 'reset_requests', column: 'address', rowId: id });

/**
 * Lists the accounts whose password an address may reset: the one that signs in with it, and at most `RECOVERIES_MAX`
 * that have it as recovery address. The limit never excludes the former, however many accounts use the address.
 */
async function accountsOf({ keyRing, db }: Deps, address: string): Promise<Target[]> {
  const identity = await identityOf(address, keyRing);
  const columns = { id: users.id };
  const own = await db
    .select(columns)
    .from(users)
    .where(eq(users.email, identity?.stored ?? ''));
  const kept = await db
    .select(columns)
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(profiles.recoveryEmailIndex, recoveryIndexOf(address, keyRing)))
    .orderBy(asc(users.createdAt))
    .limit(RECOVERIES_MAX);
  const ownIds = new Set(own.map(({ id }) => id));
  return [
    ...own.map((account) => ({ ...account, by: 'login' as const })),
    ...kept.filter(({ id }) => !ownIds.has(id)).map((account) => ({ ...account, by: 'recovery' as const })),
  ];
}

/**
 * The address to mail the link to: the requested address itself, or for an anonymous address the one stored with the
 * account.
 */
async function destinationOf(
  { db, keyRing }: Deps,
  { id: userId, by }: Target,
  asked: string,
): Promise<Destination | null> {
  if (!isAnonymousAddress(asked)) return { to: asked, by };
  const kept = await keptAddressesOf(db, keyRing, userId);
  if (!kept) return null;
  if (kept.recovery !== null) return { to: kept.recovery, by: 'recovery' };
  return kept.contact === null ? null : { to: kept.contact, by: 'login' };
}

async function sendTo(deps: Deps, target: Target, asked: string): Promise<void> {
  const destination = await destinationOf(deps, target, asked);
  if (destination === null) return;
  const { to, by } = destination;
  const token = await deps.db.transaction(async (tx) => {
    // The link has no reference to its account. Without the lock it could be inserted after the account is deleted.
    const isThere = (await lockPasswordHash(tx, target.id, 'share')) !== null;
    return isThere ? insertResetLink(tx, target.id, deps.clock()) : null;
  });
  if (token === null) return;
  const link = new URL(`/redefinir-senha#token=${token}.${by}`, deps.publicUrl());
  await deps.mailer.send(resetMessage(to, link.href, by));
}

const resetAddress = ({ publicUrl }: Deps): string => new URL('/redefinir-senha', publicUrl()).href;

async function readAddress({ db, keyRing }: Deps, id: string): Promise<string | null> {
  const [request] = await db.select().from(resetRequests).where(eq(resetRequests.id, id));
  return request ? unseal(requestKeyOf(keyRing), contextOf(id), request.address) : null;
}

/** Stores the address that a reset removes, encrypted, until its notice is sent. */
async function keepForNotice({ keyRing, clock }: Deps, tx: Transaction, address: string): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(resetRequests)
    .values({ id, address: seal(requestKeyOf(keyRing), contextOf(id), address), createdAt: new Date(clock()) });
  return id;
}

/**
 * Removes the recovery address after a reset by the sign-in address, because somebody who created the account with
 * another person's address may have set it. The removed address gets a notice without an undo link.
 */
async function dropRecovery(deps: Deps, tx: Transaction, owner: Owner): Promise<string | null> {
  const { userId } = owner;
  const kept = await keptAddressesOf(tx, deps.keyRing, userId);
  await tx.delete(recoveryChanges).where(eq(recoveryChanges.userId, userId));
  if (!kept || kept.recovery === null) return null;
  await writeRecoveryAddress(tx, deps.keyRing, kept.userKey, owner, null);
  return keepForNotice(deps, tx, kept.recovery);
}

/**
 * Sets the password and deletes all sessions and links of the account; also the recovery address, if this link was
 * mailed to another address. Compares the password with name and addresses only if the link is valid, because the
 * result reveals something about them.
 */
async function resetWithin(
  deps: Deps,
  tx: Transaction,
  token: string,
  by: string,
  newPassword: string,
  passwordHash: string,
): Promise<Result<{ userId: string }>> {
  const now = deps.clock();
  const userId = await readResetLink(tx, token, now);
  if (userId === null || (await holdAccount(tx, userId)) === null) return refuse('RESET_TOKEN_INVALID');
  // Another transaction used or deleted the link while this transaction waited for the lock.
  if (!(await useResetLink(tx, token, now))) return refuse('RESET_TOKEN_INVALID');
  const password = await checkPassword(newPassword, await passwordContextOf(tx, deps.keyRing, userId));
  if (!password.ok) return password;
  const owner = ownerByLink(userId);
  await writePasswordHash(tx, owner, passwordHash, new Date(now));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(factorTickets).where(eq(factorTickets.userId, userId));
  await dropWaiting(tx, owner);
  const droppedId = by === 'recovery' ? null : await dropRecovery(deps, tx, owner);
  await deps.enqueue.notice({ userId, droppedId }, tx);
  return accept({ userId });
}

/**
 * Stores a reset request. A job looks for the accounts later, so that the response time doesn't reveal whether one
 * exists.
 *
 * @param id the request's id.
 */
async function request({ db, keyRing, clock, enqueue }: Deps, email: string, id: string): Promise<Result<true>> {
  const address = normalizeEmail(email);
  if (!isEmail(address)) return refuse('EMAIL_INVALID');
  await db.transaction(async (tx) => {
    await tx
      .insert(resetRequests)
      .values({ id, address: seal(requestKeyOf(keyRing), contextOf(id), address), createdAt: new Date(clock()) });
    await enqueue.link(id, tx);
  });
  return accept(true);
}

/** Run by a job: mails a link for each account, then deletes the stored address. Idempotent. */
async function send(deps: Deps, requestId: string): Promise<void> {
  const address = await readAddress(deps, requestId);
  if (address === null) return;
  for (const account of await accountsOf(deps, address)) {
    deps.tell({ event: 'password-reset-requested', account: account.id, requestId });
    await sendTo(deps, account, address);
  }
  await deps.db.delete(resetRequests).where(eq(resetRequests.id, requestId));
}

/**
 * Sets a new password by the token of a link, which can be used once, and ends all sessions.
 *
 * @returns the id of the account.
 */
async function reset(deps: Deps, linkToken: string, newPassword: string): Promise<Result<{ userId: string }>> {
  const [, token, by] = LINK_TOKEN.exec(linkToken) ?? [];
  const password = await checkPassword(newPassword, { names: [], addresses: [] });
  if (!password.ok) return password;
  if (token === undefined || by === undefined) return refuse('RESET_TOKEN_INVALID');
  const passwordHash = await hashPassword(newPassword);
  return refusableTransaction(deps.db, (tx) => resetWithin(deps, tx, token, by, newPassword, passwordHash));
}

/** Run by a job: mails a notice to every address of the account and to a removed recovery address. */
async function notify(deps: Deps, { userId, droppedId }: ResetNotice): Promise<void> {
  const kept = await keptAddressesOf(deps.db, deps.keyRing, userId);
  const dropped = droppedId && (await readAddress(deps, droppedId));
  if (kept) {
    const former = await formerAddressesOf(deps.db, kept.userKey, userId, deps.clock());
    await mailEach(deps.mailer, [kept.recovery, kept.contact, ...former], (to) =>
      passwordResetMessage(to, resetAddress(deps)),
    );
  }
  if (dropped && dropped !== kept?.contact) await deps.mailer.send(recoveryDroppedMessage(dropped));
  if (droppedId) await deps.db.delete(resetRequests).where(eq(resetRequests.id, droppedId));
}

/** Resets passwords by mailed links. Neither responses nor their timing reveal whether an account exists. */
export function passwordResetService(deps: Deps) {
  return {
    request: request.bind(null, deps),
    send: send.bind(null, deps),
    reset: reset.bind(null, deps),
    notify: notify.bind(null, deps),
  };
}
