import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '../../access/person.ts';
import type { Transaction } from '../../db/database.ts';
import { profiles, sessions } from '../../db/schema/account.ts';
import { lockPasswordHash } from './password/password-row.ts';

/**
 * Locks the account until the transaction ends, so that changes of credentials run one after another. To avoid
 * deadlocks, call it before locking other rows of the account. It locks the profile first, then the password.
 *
 * @returns the password's hash; null if the account doesn't exist.
 */
export async function holdAccount(tx: Transaction, userId: string): Promise<string | null> {
  await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.userId, userId)).for('update');
  return lockPasswordHash(tx, userId, 'update');
}

/** Locks the account of a signed-in person. Refuses if the session was ended in the meantime. */
export async function holdAccountOf(tx: Transaction, { owner, sessionId }: SignedIn): Promise<Result<true>> {
  await holdAccount(tx, owner.userId);
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, owner.userId), eq(sessions.id, sessionId)));
  return session ? accept(true) : refuse('UNAUTHORIZED');
}
