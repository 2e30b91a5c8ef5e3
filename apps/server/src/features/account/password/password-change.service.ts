import { sessionEnd } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, ne } from 'drizzle-orm';
import type { SignedIn } from '../../../access/person.ts';
import { newSessionToken } from '../../../access/session-token.ts';
import { tokenHash } from '../../../crypto/bearer-token.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import { hashPassword, isSamePassword } from '../../../crypto/password-hash.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { sessions, verifications } from '../../../db/schema/account.ts';
import { factorTickets } from '../../../db/schema/second-factor.ts';
import type { Mailer } from '../../../integrations/mail/mailer.ts';
import { passwordChangedMessage } from '../account.mail.ts';
import { holdAccount } from '../account-lock.ts';
import { keptAddressesOf, mailEach, passwordContextOf } from '../kept-addresses.ts';
import { dropWaiting, formerAddressesOf } from '../recovery-email/recovery-change.ts';
import { checkPassword } from './password-check.ts';
import { writePasswordHash } from './password-row.ts';

type Deps = {
  db: Database;
  keyRing: KeyRing;
  clock: () => number;
  mailer: Mailer;
  publicUrl: () => string;
  /** Enqueues the mail about the changed password in the same transaction. */
  enqueue: (userId: string, tx: Transaction) => Promise<void>;
};

/** Changes the password of a signed-in person. */
export function passwordChangeService({ db, keyRing, clock, mailer, publicUrl, enqueue }: Deps) {
  /** Replaces the session's token. Earlier tokens, and a renewed token that was not used yet, become invalid. */
  async function renewToken(tx: Transaction, actor: SignedIn): Promise<string | null> {
    const now = clock();
    const token = newSessionToken(actor.owner.userId);
    const rows = await tx
      .update(sessions)
      .set({
        token: tokenHash(token),
        renewedToken: null,
        renewedAt: null,
        previousToken: null,
        previousUntil: null,
        expiresAt: new Date(sessionEnd(actor.signedInAt.getTime(), now)),
        updatedAt: new Date(now),
      })
      .where(and(eq(sessions.userId, actor.owner.userId), eq(sessions.id, actor.sessionId)))
      .returning({ id: sessions.id });
    return rows.length > 0 ? token : null;
  }

  /**
   * Replaces the stored hash if it is still `checked`; refuses if another request has changed it. Deletes all other
   * sessions, reset links, second-factor tickets and an unconfirmed recovery address.
   */
  async function replace(tx: Transaction, actor: SignedIn, checked: string, next: string): Promise<Result<string>> {
    const { userId } = actor.owner;
    if ((await holdAccount(tx, userId)) !== checked) return refuse('PASSWORD_WRONG');
    const token = await renewToken(tx, actor);
    // Another device ended this session while the hashes were computed.
    if (token === null) return refuse('UNAUTHORIZED');
    await writePasswordHash(tx, actor.owner, next, new Date(clock()));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, actor.sessionId)));
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await tx.delete(factorTickets).where(eq(factorTickets.userId, userId));
    await dropWaiting(tx, actor.owner);
    await enqueue(userId, tx);
    return accept(token);
  }

  return {
    /** Checks whether a new password is acceptable. */
    async check(actor: SignedIn, currentPassword: string, newPassword: string): Promise<Result<string>> {
      if (isSamePassword(currentPassword, newPassword)) return refuse('PASSWORD_UNCHANGED');
      return checkPassword(newPassword, await passwordContextOf(db, keyRing, actor.owner.userId));
    },

    /**
     * @param checked the stored hash that the current password matched.
     * @returns the session's new token.
     */
    async change(actor: SignedIn, checked: string, newPassword: string): Promise<Result<string>> {
      const next = await hashPassword(newPassword);
      return refusableTransaction(db, (tx) => replace(tx, actor, checked, next));
    },

    /** Run by a job: mails a notice to every address of the account. */
    async notify(userId: string): Promise<void> {
      const kept = await keptAddressesOf(db, keyRing, userId);
      if (!kept) return;
      const resetAddress = new URL('/redefinir-senha', publicUrl()).href;
      const former = await formerAddressesOf(db, kept.userKey, userId, clock());
      await mailEach(mailer, [kept.recovery, kept.contact, ...former], (to) =>
        passwordChangedMessage(to, resetAddress),
      );
    },
  };
}
