import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, ne } from 'drizzle-orm';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { hashPassword, isSamePassword, verifyPassword } from '../../crypto/password-hash.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { sessions, users, verifications } from '../../db/schema/account.ts';
import type { Actor } from '../../http/actor.ts';
import type { Mailer } from '../../integrations/mail/mailer.ts';
import { passwordChangedMessage } from './account.mail.ts';
import { checkPassword } from './account.service.ts';
import { keptAddressesOf } from './kept-addresses.ts';
import { lockPasswordHash, readPasswordHash, writePasswordHash } from './password-row.ts';

type Deps = {
  db: Database;
  keyRing: KeyRing;
  clock: () => number;
  mailer: Mailer;
  publicUrl: () => string;
  /** Puts the notice on its way, in the same transaction. */
  enqueue: (userId: string, tx: Transaction) => Promise<void>;
};

/** Changing the password while signed in (decisions D13, D14). */
export function passwordChangeService({ db, keyRing, clock, mailer, publicUrl, enqueue }: Deps) {
  /**
   * Replaces the hash that was checked, and only that one: whoever changed or reset the password
   * meanwhile was first. Every other session and each reset link end with it.
   */
  async function replace(tx: Transaction, actor: Actor, checked: string, next: string): Promise<Result<true>> {
    const { userId } = actor.owner;
    if ((await lockPasswordHash(tx, userId, 'update')) !== checked) return refuse('PASSWORD_WRONG');
    const own = and(eq(sessions.userId, userId), eq(sessions.id, actor.sessionId));
    const [session] = await tx.select({ id: sessions.id }).from(sessions).where(own);
    // Ended from another device while the hashes were computed: it has no say any more.
    if (!session) return refuse('UNAUTHORIZED');
    await writePasswordHash(tx, userId, next, new Date(clock()));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, actor.sessionId)));
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await enqueue(userId, tx);
    return accept(true);
  }

  return {
    /** What the limits on guessing count by: the same name as at sign-in. */
    async loginOf(actor: Actor): Promise<string> {
      const [row] = await db.select({ stored: users.email }).from(users).where(eq(users.id, actor.owner.userId));
      if (!row) throw new Error('A session has no account');
      return row.stored;
    },

    /** The rules of a new password, which need no look at the stored one. */
    check: async (currentPassword: string, newPassword: string): Promise<Result<string>> =>
      isSamePassword(currentPassword, newPassword) ? refuse('PASSWORD_UNCHANGED') : checkPassword(newPassword),

    async change(actor: Actor, currentPassword: string, newPassword: string): Promise<Result<true>> {
      const checked = await readPasswordHash(db, actor.owner.userId);
      if (checked === null || !(await verifyPassword(checked, currentPassword))) return refuse('PASSWORD_WRONG');
      const next = await hashPassword(newPassword);
      return db.transaction((tx) => replace(tx, actor, checked, next));
    },

    /** The job: tells every address the account keeps. Whoever it was not can act on it. */
    async notify(userId: string): Promise<void> {
      const { contact, recovery } = await keptAddressesOf(db, keyRing, userId);
      const resetAddress = new URL('/redefinir-senha', publicUrl()).href;
      for (const to of new Set([recovery, contact])) {
        if (to !== null) await mailer.send(passwordChangedMessage(to, resetAddress));
      }
    },
  };
}
