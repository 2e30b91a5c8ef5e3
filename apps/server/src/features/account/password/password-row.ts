import { and, eq, type SQL } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { accounts, users } from '../../../db/schema/account.ts';

/** Value of `provider_id` in every row. */
export const CREDENTIAL = 'credential';

const ownedBy = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL));

const hashOf = (rows: { password: string | null }[]): string | null => rows[0]?.password ?? null;

/**
 * Locks the row of the account's password, waiting for concurrent changes, and returns the hash. With `update` no other
 * transaction can change or lock the row until this one ends. Every password change locks this row first, to avoid
 * deadlocks.
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

/** Sign-in data: the stored hash of the address, and the password's hash. */
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
