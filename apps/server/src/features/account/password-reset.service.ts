import { randomUUID } from 'node:crypto';
import { isAnonymousAddress } from '@alento/domain/account/anonymous-address';
import { isEmail, normalizeEmail } from '@alento/domain/account/email';
import { accept, type Result, refuse } from '@alento/domain/result';
import { APIError } from 'better-auth';
import { asc, eq } from 'drizzle-orm';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { hashPassword } from '../../crypto/password-hash.ts';
import { seal, unseal } from '../../crypto/seal.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { profiles, resetRequests, users, verifications } from '../../db/schema/account.ts';
import type { Mailer } from '../../integrations/mail/mailer.ts';
import { resetMessage } from './account.mail.ts';
import { checkPassword } from './account.service.ts';
import { authOver } from './auth.ts';
import { identityOf, recoveryIndexOf } from './identity.ts';
import { keptAddressesOf } from './kept-addresses.ts';
import { lockPasswordHash } from './password-row.ts';

/** One address may be the recovery of a few accounts, not of many. */
const RECOVERIES_MAX = 4;

/** An account to write to, and what the address asked with is to it. */
type Target = { id: string; email: string; by: 'login' | 'recovery' };
type Destination = { to: string; by: Target['by'] };

type Deps = {
  db: Database;
  keyRing: KeyRing;
  clock: () => number;
  mailer: Mailer;
  publicUrl: () => string;
  /** Puts the mail on its way, in the same transaction. */
  enqueue: (requestId: string, tx: Transaction) => Promise<void>;
};

const contextOf = (id: string) => ({ table: 'reset_requests', column: 'address', rowId: id });

/** Password reset by mail. Nothing in the answers or their timing tells whether an account exists (D13). */
export function passwordResetService({ db, keyRing, clock, mailer, publicUrl, enqueue }: Deps) {
  const secret = keyRing.derive('auth');
  const requestKey = keyRing.serviceKey('reset-requests');

  /**
   * Accounts an address may reset: the one it signs in to, always, and some of those that keep it as
   * recovery: whoever else wrote it down as theirs can't crowd its owner out.
   */
  async function accountsOf(address: string): Promise<Target[]> {
    const identity = await identityOf(address, keyRing);
    const columns = { id: users.id, email: users.email };
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
    const { contact, recovery } = await keptAddressesOf(db, keyRing, userId);
    if (recovery !== null) return { to: recovery, by: 'recovery' };
    return contact === null ? null : { to: contact, by: 'login' };
  }

  async function sendTo(target: Target, asked: string): Promise<void> {
    const destination = await destinationOf(target, asked);
    if (destination === null) return;
    const { to, by } = destination;
    const tokens: string[] = [];
    const auth = authOver(db, secret, { now: clock(), onResetToken: (token) => tokens.push(token) });
    await auth.api.requestPasswordReset({ body: { email: target.email } });
    for (const token of tokens) {
      const link = new URL(`/redefinir-senha#token=${token}.${by}`, publicUrl());
      await mailer.send(resetMessage(to, link.href, by));
    }
  }

  /** Sets the password, drops every other link, and the recovery address that this link did not go to. */
  async function resetWithin(tx: Transaction, token: string, by: string, newPassword: string, passwordHash: string) {
    const auth = authOver(tx, secret, { now: clock(), passwordHash });
    const { internalAdapter } = await auth.$context;
    const userId = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
    if (userId !== undefined) await lockPasswordHash(tx, userId, 'update');
    await auth.api.resetPassword({ body: { newPassword, token } });
    if (userId === undefined) throw new Error('A reset token without an account was taken');
    await tx.delete(verifications).where(eq(verifications.value, userId));
    if (by === 'recovery') return;
    await tx.update(profiles).set({ recoveryEmail: null, recoveryEmailIndex: null }).where(eq(profiles.userId, userId));
  }

  return {
    /** Takes the wish down; whatever account there may be is looked for later, in the job. */
    async request(email: string): Promise<Result<true>> {
      const address = normalizeEmail(email);
      if (!isEmail(address)) return refuse('EMAIL_INVALID');
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await tx
          .insert(resetRequests)
          .values({ id, address: seal(requestKey, contextOf(id), address), createdAt: new Date(clock()) });
        await enqueue(id, tx);
      });
      return accept(true);
    },

    /** The job: mails a link for each account, then forgets the address. Safe to run again. */
    async send(requestId: string): Promise<void> {
      const [request] = await db.select().from(resetRequests).where(eq(resetRequests.id, requestId));
      if (!request) return;
      const address = unseal(requestKey, contextOf(requestId), request.address);
      for (const account of await accountsOf(address)) await sendTo(account, address);
      await db.delete(resetRequests).where(eq(resetRequests.id, requestId));
    },

    /** Sets a new password by a link's token, once, and ends every session. */
    async reset(linkToken: string, newPassword: string): Promise<Result<true>> {
      const password = await checkPassword(newPassword);
      if (!password.ok) return password;
      const passwordHash = await hashPassword(newPassword);
      const [token = '', by = ''] = linkToken.split('.');
      try {
        await db.transaction((tx) => resetWithin(tx, token, by, newPassword, passwordHash));
        return accept(true);
      } catch (error) {
        if (error instanceof APIError) return refuse('RESET_TOKEN_INVALID');
        throw error;
      }
    },
  };
}
