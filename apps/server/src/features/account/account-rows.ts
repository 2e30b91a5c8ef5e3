import { randomUUID } from 'node:crypto';
import { usedOn } from '@alento/domain/account/limits';
import type { Transaction } from '../../db/database.ts';
import { accounts, users } from '../../db/schema/account.ts';
import { CREDENTIAL } from './password/password-row.ts';

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
