import { randomUUID } from 'node:crypto';
import { usedOn } from '@alento/domain/account/limits';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { SignedIn } from '../../access/person.ts';
import type { Database, Runner, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { accounts, profiles, sessions, users, verifications } from '../../db/schema/account.ts';
import { factorTickets } from '../../db/schema/second-factor.ts';

/** Value of `provider_id` in every row. */
const CREDENTIAL = 'credential';

const ownedBy = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL));

/**
 * Locks the row of the account's password, waiting for concurrent changes, and returns the hash. With `update` no other
 * transaction can change or lock the row until this one ends. Every password change locks this row first, to avoid
 * deadlocks.
 */
export async function lockPasswordHash(
  tx: Transaction,
  userId: string,
  strength: 'share' | 'update',
): Promise<string | null> {
  const row = tx.select({ password: accounts.password }).from(accounts);
  const [locked] = await row.where(ownedBy(userId)).for(strength);
  return locked?.password ?? null;
}

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

/**
 * Creates an account id of 32 hexadecimal digits. It contains no hyphens, because commands accept the id as an argument
 * and would interpret a leading hyphen as an option.
 */
const newId = (): string => randomUUID().replaceAll('-', '');

/**
 * Inserts the rows of a new account.
 *
 * @param stored keyed hash of the account's address (identity.ts).
 * @returns the account's id; null if the address is taken. Waits for a concurrent sign-up with the same address.
 */
export async function insertAccount(
  tx: Transaction,
  { stored, passwordHash, at }: { stored: string; passwordHash: string; at: Date },
): Promise<string | null> {
  const [user] = await tx
    .insert(users)
    .values({
      id: newId(),
      name: '',
      email: stored,
      emailVerified: false,
      createdAt: at,
      updatedAt: at,
      lastUsedOn: usedOn(at.getTime()),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!user) return null;
  await tx.insert(accounts).values({
    id: newId(),
    accountId: user.id,
    providerId: CREDENTIAL,
    userId: user.id,
    password: passwordHash,
    createdAt: at,
    updatedAt: at,
  });
  return user.id;
}

/**
 * Locks the account until the transaction ends, so that changes of credentials run one after another. To avoid
 * deadlocks, call it before locking other rows of the account. It locks the profile first, then the password.
 *
 * @returns the password's hash; null if the account doesn't exist.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<string | null> {
  await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.userId, userId)).for('update');
  return lockPasswordHash(tx, userId, 'update');
}

/** Locks the account of a signed-in person. Refuses if the session was ended in the meantime. */
export async function holdAccountOf(tx: Transaction, { owner, sessionId }: SignedIn): Promise<Result<true>> {
  await lockAccount(tx, owner.userId);
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, owner.userId), eq(sessions.id, sessionId)));
  return session ? accept(true) : refuse('UNAUTHORIZED');
}

/** Runs a change with the account of a signed-in person locked. Refuses if the session was ended in the meantime. */
export const changeLockedAccount = <T>(
  db: Database,
  actor: SignedIn,
  work: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> =>
  refusableTransaction(db, async (tx) => {
    const lock = await holdAccountOf(tx, actor);
    return lock.ok ? work(tx) : lock;
  });

/**
 * Ends what somebody else may have opened: all sessions, except one that stays, all reset links, and all tickets for a
 * second factor.
 */
export async function endAccess(tx: Transaction, userId: string, staying?: string): Promise<void> {
  const ended = staying === undefined ? undefined : ne(sessions.id, staying);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ended));
  await endResetLinks(tx, userId);
  await tx.delete(factorTickets).where(eq(factorTickets.userId, userId));
}

/** Deletes the reset links of an account: those mailed to an address that it no longer has must become invalid. */
export async function endResetLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
}
