import { randomBytes } from 'node:crypto';
import { base32 } from '@alento/domain/account/anonymous-address';
import { RECOVERY_CODES } from '@alento/domain/account/session';
import { and, eq } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { recoveryCodes } from '../../../db/schema/second-factor.ts';
import type { AccountDeps } from '../account-deps.ts';

/* Recovery codes. They are stored as keyed hashes and deleted when they are used. */

/** A code has 80 random bits, shown as 16 characters of base32 in four groups. */
const CODE_BYTES = 10;
const GROUP = /.{4}(?=.)/g;

/**
 * Normalises a typed code: removes spaces and hyphens, and replaces the digits 0, 1 and 8, which base32 doesn't have,
 * by the similar letters o, l and b.
 */
const normalize = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, '').replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('8', 'b');

const idOf = (keyRing: KeyRing, userId: string, code: string): string =>
  keyRing.identify('recovery-code', `${userId} ${normalize(code)}`);

export const countCodes = (runner: Runner, owner: Owner): Promise<number> =>
  runner.$count(recoveryCodes, eq(recoveryCodes.userId, owner.userId));

export async function dropCodes(tx: Transaction, owner: Owner): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner.userId));
}

/** Replaces the codes by new ones and returns these. Later they can't be read again. */
export async function renewCodes({ keyRing, clock }: AccountDeps, tx: Transaction, owner: Owner): Promise<string[]> {
  const { userId } = owner;
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(CODE_BYTES)).replace(GROUP, '$&-'));
  await dropCodes(tx, owner);
  const createdAt = new Date(clock());
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, id: idOf(keyRing, userId, code), createdAt })));
  return codes;
}

/** Deletes a code. Returns whether it was one of the account's codes. Of concurrent calls only one succeeds. */
export async function useCode({ db, keyRing }: AccountDeps, { userId }: Owner, code: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.id, idOf(keyRing, userId, code))))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}
