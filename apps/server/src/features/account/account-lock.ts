import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '../../access/person.ts';
import type { Transaction } from '../../db/database.ts';
import { profiles, sessions } from '../../db/schema/account.ts';
import { lockPasswordHash } from './password/password-row.ts';

/**
 * Makes changes of who can get into an account wait for each other until the transaction ends. Take it
 * before any other row of the account, so that no two wait for each other: profile, then password.
 *
 * @returns the password's hash; null where there is no such account.
 */
export async function holdAccount(tx: Transaction, userId: string): Promise<string | null> {
  await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.userId, userId)).for('update');
  return lockPasswordHash(tx, userId, 'update');
}

/** The same for whoever is signed in. A session that was ended meanwhile has no say any more. */
export async function holdAccountOf(tx: Transaction, { owner, sessionId }: SignedIn): Promise<Result<true>> {
  await holdAccount(tx, owner.userId);
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, owner.userId), eq(sessions.id, sessionId)));
  return session ? accept(true) : refuse('UNAUTHORIZED');
}
