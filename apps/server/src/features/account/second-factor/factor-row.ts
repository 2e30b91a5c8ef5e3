import { randomBytes } from 'node:crypto';
import { base32 } from '@alento/domain/account/anonymous-address';
import { RECOVERY_CODES } from '@alento/domain/account/session';
import { and, asc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { UserKey } from '../../../crypto/seal.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../../db/schema/second-factor.ts';
import { type FactorContents, SECOND_FACTORS } from '../../../sealed-json/second-factor.ts';
import type { AccountDeps } from '../account-deps.ts';

/** Person whose factors are read: signed in, or with a password that was just verified. */
export type Holder = { readonly owner: Owner; readonly userKey: () => UserKey };
type Kind = keyof FactorContents;

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

const ownedBy = (owner: Owner, kind: Kind) => and(eq(secondFactors.userId, owner.userId), eq(secondFactors.kind, kind));

/** Whether a sign-in requires a second factor. */
export async function hasFactor(runner: Runner, { userId }: Owner): Promise<boolean> {
  const isConfirmed = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  return (await runner.$count(secondFactors, isConfirmed)) > 0;
}

/** Reads and decrypts the factors of a kind, oldest first, including an unconfirmed one. */
export async function readFactors<K extends Kind>(runner: Runner, { owner, userKey }: Holder, kind: K) {
  const rows = await runner
    .select()
    .from(secondFactors)
    .where(ownedBy(owner, kind))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id));
  return rows.map(({ content, ...row }) => ({
    ...row,
    ...SECOND_FACTORS[kind].open(userKey(), rowIdOf(owner.userId, row.id), content),
  }));
}

type Row = typeof secondFactors.$inferSelect;
type NewFactor<K extends Kind> = Pick<Row, 'id' | 'counter' | 'createdAt' | 'confirmedAt'> & {
  kind: K;
  content: FactorContents[K];
};

export async function addFactor<K extends Kind>(
  tx: Transaction,
  { owner: { userId }, userKey }: Holder,
  { content, ...factor }: NewFactor<K>,
): Promise<void> {
  const sealed = SECOND_FACTORS[factor.kind].seal(userKey(), rowIdOf(userId, factor.id), content);
  await tx.insert(secondFactors).values({ ...factor, userId, content: sealed });
}

/** Confirms a factor and stores the time step of the given code. Of concurrent calls only one succeeds. */
export async function confirmFactor(
  tx: Transaction,
  owner: Owner,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: at, lastUsedAt: at, counter })
    .where(and(eq(secondFactors.userId, owner.userId), eq(secondFactors.id, id), isNull(secondFactors.confirmedAt)))
    .returning({ id: secondFactors.id });
  return rows.length > 0;
}

/**
 * Records the use of a factor if its counter is higher than the stored one, so that a code or assertion can't be used
 * twice, not even concurrently. The counter of a passkey without a counter stays 0.
 */
export async function useFactor(
  runner: Runner,
  owner: Owner,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const goesOn = or(
    lt(secondFactors.counter, counter),
    and(eq(secondFactors.kind, 'passkey'), eq(secondFactors.counter, 0), sql`${counter} = 0`),
  );
  const rows = await runner
    .update(secondFactors)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(secondFactors.userId, owner.userId), eq(secondFactors.id, id), goesOn))
    .returning({ id: secondFactors.id });
  return rows.length > 0;
}

/**
 * Removes the factors of a kind, or one of them.
 *
 * @returns whether a confirmed one was removed.
 */
export async function removeFactors(tx: Transaction, owner: Owner, kind: Kind, id?: string): Promise<boolean> {
  const which = id === undefined ? ownedBy(owner, kind) : and(ownedBy(owner, kind), eq(secondFactors.id, id));
  const rows = await tx.delete(secondFactors).where(which).returning({ confirmedAt: secondFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** A recovery code is stored as a keyed hash and deleted when it is used. It has 80 random bits, shown as 16
 * characters of base32 in four groups. */
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

/** Removes factors and recovery codes created since an instant, and all codes if no factor is left. */
export async function removeFactorsSince(tx: Transaction, owner: Owner, since: Date): Promise<void> {
  const { userId } = owner;
  await tx.delete(secondFactors).where(and(eq(secondFactors.userId, userId), gte(secondFactors.createdAt, since)));
  const isLate = (await hasFactor(tx, owner)) ? gte(recoveryCodes.createdAt, since) : undefined;
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isLate));
}
