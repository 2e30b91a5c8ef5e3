import { and, eq } from 'drizzle-orm';
import type { Runner, Transaction } from '../../db/database.ts';
import { accounts } from '../../db/schema/account.ts';

/** better-auth's name for an account that has a password. */
const CREDENTIAL = 'credential';

const ownedBy = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL));

const hashOf = (rows: { password: string | null }[]): string | null => rows[0]?.password ?? null;

export const readPasswordHash = async (runner: Runner, userId: string): Promise<string | null> =>
  hashOf(await runner.select({ password: accounts.password }).from(accounts).where(ownedBy(userId)));

/**
 * The hash, after any change of it that is under way, which this waits for. `update` keeps others
 * from it until the transaction ends: whatever changes a password takes this first, so that no two
 * wait for each other.
 */
export const lockPasswordHash = async (
  runner: Runner,
  userId: string,
  strength: 'share' | 'update',
): Promise<string | null> =>
  hashOf(await runner.select({ password: accounts.password }).from(accounts).where(ownedBy(userId)).for(strength));

export async function writePasswordHash(tx: Transaction, userId: string, hash: string, at: Date): Promise<void> {
  await tx.update(accounts).set({ password: hash, updatedAt: at }).where(ownedBy(userId));
}
