import { and, eq, type SQL } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { accounts, users } from '../../../db/schema/account.ts';

/** The kind of row that keeps a password; there is no other. */
export const CREDENTIAL = 'credential';

const ownedBy = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL));

const hashOf = (rows: { password: string | null }[]): string | null => rows[0]?.password ?? null;

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

export async function writePasswordHash(tx: Transaction, owner: Owner, hash: string, at: Date): Promise<void> {
  await tx.update(accounts).set({ password: hash, updatedAt: at }).where(ownedBy(owner.userId));
}

/** What somebody signs in with: the address as it is stored, and the password's hash. */
export type Login = { userId: string; stored: string; passwordHash: string };

async function readLogin(runner: Runner, which: SQL): Promise<Login | null> {
  const [row] = await runner
    .select({ userId: users.id, stored: users.email, passwordHash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, CREDENTIAL)))
    .where(which);
  return row && row.passwordHash !== null ? { ...row, passwordHash: row.passwordHash } : null;
}

export const readLoginBy = (runner: Runner, stored: string): Promise<Login | null> =>
  readLogin(runner, eq(users.email, stored));

export const readLoginOf = (runner: Runner, userId: string): Promise<Login | null> =>
  readLogin(runner, eq(users.id, userId));
