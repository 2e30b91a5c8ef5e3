import { randomUUID } from 'node:crypto';
import { RESET_TOKEN_MS } from '@alento/domain/account/session';
import { and, eq, gt } from 'drizzle-orm';
import { newBearerToken, tokenHash } from '../../../crypto/bearer-token.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { verifications } from '../../../db/schema/account.ts';

/**
 * Hash of a token, because the token itself isn't stored. The prefix is the one with which earlier versions stored
 * links, so that those links stay valid.
 */
const identifierOf = (token: string): string => tokenHash(`reset-password:${token}`);

const live = (token: string, now: number) =>
  and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, new Date(now)));

/**
 * Stores a new reset link of an account.
 *
 * @returns its token, which is not stored.
 */
export async function insertResetLink(runner: Runner, userId: string, now: number): Promise<string> {
  const token = newBearerToken();
  const at = new Date(now);
  await runner.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(now + RESET_TOKEN_MS),
    createdAt: at,
    updatedAt: at,
  });
  return token;
}

/** Reads which account a reset link belongs to; null if the link is unknown, used or expired. */
export async function readResetLink(tx: Transaction, token: string, now: number): Promise<string | null> {
  const [link] = await tx.select({ userId: verifications.value }).from(verifications).where(live(token, now));
  return link?.userId ?? null;
}

/**
 * Deletes a reset link.
 *
 * @returns whether it was still valid.
 */
export async function useResetLink(tx: Transaction, token: string, now: number): Promise<boolean> {
  const used = await tx.delete(verifications).where(live(token, now)).returning({ id: verifications.id });
  return used.length > 0;
}
