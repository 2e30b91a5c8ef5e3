import { randomUUID } from 'node:crypto';
import { SESSIONS_MAX, sessionEnd } from '@alento/domain/account/session';
import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { KeyHolder } from '../../../access/person.ts';
import { newSessionToken } from '../../../access/session-token.ts';
import { deviceContext } from '../../../crypto/account-context.ts';
import { tokenHash } from '../../../crypto/bearer-token.ts';
import { seal } from '../../../crypto/seal.ts';
import type { Transaction } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/account.ts';

/** Deletes the account's expired sessions, then the oldest ones until the maximum number is left. */
async function leaveTheNewest(tx: Transaction, userId: string, newest: string, now: number): Promise<void> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, newest));
  await tx.delete(sessions).where(and(others, lte(sessions.expiresAt, new Date(now))));
  const tooMany = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(others)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(SESSIONS_MAX - 1);
  await tx.delete(sessions).where(and(others, inArray(sessions.id, tooMany)));
}

/**
 * Creates a session and returns its token. Lock the account's password row first, so that concurrent sign-ins can't
 * exceed the maximum number of sessions.
 *
 * @param device name of the device; null if unknown.
 */
export async function openSession(
  tx: Transaction,
  { owner: { userId }, userKey }: KeyHolder,
  device: string | null,
  now: number,
): Promise<string> {
  const id = randomUUID();
  const token = newSessionToken(userId);
  const at = new Date(now);
  await tx.insert(sessions).values({
    id,
    userId,
    token: tokenHash(token),
    expiresAt: new Date(sessionEnd(now, now)),
    // Network address and browser are not stored.
    ipAddress: '',
    userAgent: '',
    device: device === null ? null : seal(userKey(), deviceContext(id), device),
    createdAt: at,
    updatedAt: at,
  });
  await leaveTheNewest(tx, userId, id, now);
  return token;
}
