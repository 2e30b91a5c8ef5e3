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
import { writePasswordHash } from './password-row.ts';
import { insertResetLink, readResetLink, useResetLink } from './reset-link.ts';

/** One address may be the recovery of a few accounts, not of many. */
const RECOVERIES_MAX = 4;

/** An account to write to, and what the address asked with is to it. */
type Target = { id: string; by: 'login' | 'recovery' };
type Destination = { to: string; by: Target['by'] };

type Deps = {
  db: Database;
  keyRing: KeyRing;
  clock: () => number;
  mailer: Mailer;
  publicUrl: () => string;
  /** Put the mails on their way, in the same transaction. */
  enqueue: {
    link(requestId: string, tx: Transaction): Promise<void>;
    notice(about: ResetNotice, tx: Transaction): Promise<void>;
  };
  tell: TellSecurityEvent;
};

/** A reset to tell of; `droppedId` names the address it dropped, if any, among the requests. */
type ResetNotice = { userId: string; droppedId: string | null };
/** The link's token, and what the mailed address was to the account. */
const LINK_TOKEN = /^([\w-]{8,100})\.(login|recovery)$/;

const contextOf = (id: string) => ({ table: 'reset_requests', column: 'address', rowId: id });

/** Password reset by mail. Nothing in the answers or their timing tells whether an account exists (D13). */
export function passwordResetService({ db, keyRing, clock, mailer, publicUrl, enqueue, tell }: Deps) {
  const requestKey = keyRing.serviceKey('reset-requests');

  /**
   * Accounts an address may reset: the one it signs in to, always, and some of those that keep it as
   * recovery: whoever else wrote it down as theirs can't crowd its owner out.
   */
  async function accountsOf(address: string): Promise<Target[]> {
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
   * Where to write, and what that address is to the account: the one asked with, or, asked by
   * anonymous address, the one on file.
   */
  async function destinationOf({ id: userId, by }: Target, asked: string): Promise<Destination | null> {
    if (!isAnonymousAddress(asked)) return { to: asked, by };
    const kept = await keptAddressesOf(db, keyRing, userId);
    if (!kept) return null;
    if (kept.recovery !== null) return { to: kept.recovery, by: 'recovery' };
    return kept.contact === null ? null : { to: kept.contact, by: 'login' };
  }

  async function sendTo(target: Target, asked: string): Promise<void> {
    const destination = await destinationOf(target, asked);
    if (destination === null) return;
    const { to, by } = destination;
    const token = await insertResetLink(db, target.id, clock());
    const link = new URL(`/redefinir-senha#token=${token}.${by}`, publicUrl());
    await mailer.send(resetMessage(to, link.href, by));
  }

  const resetAddress = (): string => new URL('/redefinir-senha', publicUrl()).href;

  async function readAddress(id: string): Promise<string | null> {
    const [request] = await db.select().from(resetRequests).where(eq(resetRequests.id, id));
    return request ? unseal(requestKey, contextOf(id), request.address) : null;
  }

  /** Keeps an address for the notice of a reset that drops it: sealed, until the mail is sent. */
  async function keepForNotice(tx: Transaction, address: string): Promise<string> {
    const id = randomUUID();
    await tx
      .insert(resetRequests)
      .values({ id, address: seal(requestKey, contextOf(id), address), createdAt: new Date(clock()) });
    return id;
  }

  /**
   * The link to the sign-in address drops the recovery address, which whoever opened the account may have
   * set in another's name: it is told, and gets no way back.
   */
  async function dropRecovery(tx: Transaction, owner: Owner): Promise<string | null> {
    const { userId } = owner;
    const kept = await keptAddressesOf(tx, keyRing, userId);
    await tx.delete(recoveryChanges).where(eq(recoveryChanges.userId, userId));
    if (!kept || kept.recovery === null) return null;
    await writeRecoveryAddress(tx, keyRing, kept.userKey, owner, null);
    return keepForNotice(tx, kept.recovery);
  }

  /**
   * Sets the password, and drops every session, every other link and the recovery address that this link did not
   * go to. Only a link that holds tells whose name and address the password must not be guessed from.
   */
  async function resetWithin(
    tx: Transaction,
    token: string,
    by: string,
    newPassword: string,
    passwordHash: string,
  ): Promise<Result<{ userId: string }>> {
    const now = clock();
    const userId = await readResetLink(tx, token, now);
    if (userId === null || (await holdAccount(tx, userId)) === null) return refuse('RESET_TOKEN_INVALID');
    // Used or dropped while this waited for the account.
    if (!(await useResetLink(tx, token, now))) return refuse('RESET_TOKEN_INVALID');
    const password = await checkPassword(newPassword, await passwordContextOf(tx, keyRing, userId));
    if (!password.ok) return password;
    const owner = ownerByLink(userId);
    await writePasswordHash(tx, owner, passwordHash, new Date(now));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await tx.delete(factorTickets).where(eq(factorTickets.userId, userId));
    await dropWaiting(tx, owner);
    const droppedId = by === 'recovery' ? null : await dropRecovery(tx, owner);
    await enqueue.notice({ userId, droppedId }, tx);
    return accept({ userId });
  }

  return {
    /**
     * Takes the wish down; whatever account there may be is looked for later, in the job.
     *
     * @param id of the call that asked.
     */
    async request(email: string, id: string): Promise<Result<true>> {
      const address = normalizeEmail(email);
      if (!isEmail(address)) return refuse('EMAIL_INVALID');
      await db.transaction(async (tx) => {
        await tx
          .insert(resetRequests)
          .values({ id, address: seal(requestKey, contextOf(id), address), createdAt: new Date(clock()) });
        await enqueue.link(id, tx);
      });
      return accept(true);
    },

    /** The job: mails a link for each account, then forgets the address. Safe to run again. */
    async send(requestId: string): Promise<void> {
      const address = await readAddress(requestId);
      if (address === null) return;
      for (const account of await accountsOf(address)) {
        tell({ event: 'password-reset-requested', account: account.id, requestId });
        await sendTo(account, address);
      }
      await db.delete(resetRequests).where(eq(resetRequests.id, requestId));
    },

    /** Sets a new password by a link's token, once, and ends every session. Gives whose it was. */
    async reset(linkToken: string, newPassword: string): Promise<Result<{ userId: string }>> {
      const [, token, by] = LINK_TOKEN.exec(linkToken) ?? [];
      const password = await checkPassword(newPassword, { names: [], addresses: [] });
      if (!password.ok) return password;
      if (token === undefined || by === undefined) return refuse('RESET_TOKEN_INVALID');
      const passwordHash = await hashPassword(newPassword);
      return refusableTransaction(db, (tx) => resetWithin(tx, token, by, newPassword, passwordHash));
    },

    /** The job: tells every address the account keeps, and the one that the reset dropped. */
    async notify({ userId, droppedId }: ResetNotice): Promise<void> {
      const kept = await keptAddressesOf(db, keyRing, userId);
      const dropped = droppedId && (await readAddress(droppedId));
      if (kept) {
        const former = await formerAddressesOf(db, kept.userKey, userId, clock());
        await mailEach(mailer, [kept.recovery, kept.contact, ...former], (to) =>
          passwordResetMessage(to, resetAddress()),
        );
      }
      if (dropped && dropped !== kept?.contact) await mailer.send(recoveryDroppedMessage(dropped));
      if (droppedId) await db.delete(resetRequests).where(eq(resetRequests.id, droppedId));
    },
  };
}
