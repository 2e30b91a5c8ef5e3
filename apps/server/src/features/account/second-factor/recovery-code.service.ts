import { randomBytes } from 'node:crypto';
import { base32 } from '@alento/domain/account/anonymous-address';
import { RECOVERY_CODES } from '@alento/domain/account/session';
import { and, count, eq } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { recoveryCodes } from '../../../db/schema/second-factor.ts';

/** A code has 80 random bits, shown as 16 characters of base32 in four groups. */
const CODE_BYTES = 10;
const GROUP = /.{4}(?=.)/g;

/**
 * Normalises a typed code: removes spaces and hyphens, and replaces the digits 0, 1 and 8, which base32 doesn't have,
 * by the similar letters o, l and b.
 */
const normalize = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, '').replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('8', 'b');

/** Creates and verifies recovery codes. They are stored as keyed hashes and deleted when they are used. */
export function recoveryCodeService({ keyRing, clock }: { keyRing: KeyRing; clock: () => number }) {
  const idOf = (userId: string, code: string): string =>
    keyRing.identify('recovery-code', `${userId} ${normalize(code)}`);

  async function countLeft(runner: Runner, owner: Owner): Promise<number> {
    const [row] = await runner
      .select({ left: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, owner.userId));
    return row?.left ?? 0;
  }

  /** Replaces the codes by new ones and returns these. Later they can't be read again. */
  async function renew(tx: Transaction, owner: Owner): Promise<string[]> {
    const { userId } = owner;
    const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(CODE_BYTES)).replace(GROUP, '$&-'));
    await drop(tx, owner);
    const createdAt = new Date(clock());
    await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, id: idOf(userId, code), createdAt })));
    return codes;
  }

  async function drop(tx: Transaction, owner: Owner): Promise<void> {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner.userId));
  }

  return {
    countLeft,
    renew,
    drop,

    /** Creates codes if the account has none; otherwise returns null. */
    begin: async (tx: Transaction, owner: Owner): Promise<string[] | null> =>
      (await countLeft(tx, owner)) > 0 ? null : renew(tx, owner),

    /** Deletes a code. Returns whether it was one of the account's codes. Of concurrent calls only one succeeds. */
    async use(runner: Runner, { userId }: Owner, code: string): Promise<boolean> {
      const rows = await runner
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.id, idOf(userId, code))))
        .returning({ id: recoveryCodes.id });
      return rows.length > 0;
    },
  };
}
