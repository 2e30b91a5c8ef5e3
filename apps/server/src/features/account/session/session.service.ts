import { randomUUID } from 'node:crypto';
import type { listSessions as listSessionsCall } from '@alento/contract/account';
import type { ResponseOf } from '@alento/contract/endpoint';
import { SESSION_LONGEST_MS, SESSIONS_MAX, sessionEnd } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { KeyHolder, SignedIn } from '../../../access/person.ts';
import { newSessionToken } from '../../../access/session-token.ts';
import { deviceContext } from '../../../crypto/account-context.ts';
import { tokenHash } from '../../../crypto/bearer-token.ts';
import { seal, unseal } from '../../../crypto/seal.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/account.ts';
import type { AccountDeps } from '../account-deps.ts';
import { changeLockedAccount } from '../account-rows.ts';

/* A person's sessions by owner. Queries by token are in access/session-rows.ts. */

type Deps = Pick<AccountDeps, 'db' | 'clock'>;

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

const isOne = ({ userId }: Owner, sessionId: string) => and(eq(sessions.userId, userId), eq(sessions.id, sessionId));

/** Lists a person's open sessions, newest first. */
export async function listSessions(
  { db, clock }: Deps,
  { owner, userKey, sessionId }: SignedIn,
): Promise<ResponseOf<typeof listSessionsCall>> {
  const now = clock();
  const isOpen = and(gt(sessions.expiresAt, new Date(now)), gt(sessions.createdAt, new Date(now - SESSION_LONGEST_MS)));
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, owner.userId), isOpen))
    .orderBy(desc(sessions.createdAt));
  return rows.map(({ id, device, createdAt, updatedAt }) => ({
    id,
    device: device && unseal(userKey(), deviceContext(id), device),
    createdAt: createdAt.getTime(),
    lastRenewedAt: updatedAt.getTime(),
    current: id === sessionId,
  }));
}

/** Whether a session belongs to the owner. */
export const hasSession = async (db: Runner, owner: Owner, sessionId: string): Promise<boolean> =>
  (await db.$count(sessions, isOne(owner, sessionId))) > 0;

/** Ends a session of the owner. Returns whether it was there. */
export async function endSession(runner: Runner, owner: Owner, sessionId: string): Promise<boolean> {
  const rows = await runner.delete(sessions).where(isOne(owner, sessionId)).returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends one of the actor's sessions. */
export const revokeSession = ({ db }: Pick<Deps, 'db'>, actor: SignedIn, sessionId: string): Promise<Result<true>> =>
  changeLockedAccount(db, actor, async (tx) =>
    (await endSession(tx, actor.owner, sessionId)) ? accept(true) : refuse('SESSION_NOT_FOUND'),
  );

/** Ends all sessions except that of this request. */
export const revokeOtherSessions = ({ db }: Pick<Deps, 'db'>, actor: SignedIn): Promise<Result<true>> =>
  changeLockedAccount(db, actor, async (tx) => {
    const { owner, sessionId } = actor;
    await tx.delete(sessions).where(and(eq(sessions.userId, owner.userId), ne(sessions.id, sessionId)));
    return accept(true);
  });
