import { sessionEnd } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { SignedIn } from '../../../access/person.ts';
import { newSessionToken } from '../../../access/session-token.ts';
import { tokenHash } from '../../../crypto/bearer-token.ts';
import { hashPassword, isSamePassword } from '../../../crypto/password-hash.ts';
import type { Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { sessions } from '../../../db/schema/account.ts';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import { passwordChangedMessage } from '../account.mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { endAccess, lockAccount, writePasswordHash } from '../account-rows.ts';
import { notifyAccount, passwordContextOf } from '../addresses.ts';
import type { Confirmed } from '../confirmation/confirm-identity.ts';
import { deleteUnconfirmedAddress } from '../recovery-email/recovery-change.ts';
import type { Asking } from '../sign-in/attempts.ts';
import { checkPassword } from './password-check.ts';

const sendPasswordNotice = jobKind({ name: 'send-password-notice', payload: z.object({ userId: z.string() }) });

export const changeJobs = (deps: AccountDeps) => [
  runs(sendPasswordNotice, ({ userId }) => notifyAccount(deps, userId, passwordChangedMessage)),
];

/** Replaces the session's token. Earlier tokens, and a renewed token that was not used yet, become invalid. */
async function renewToken(tx: Transaction, actor: SignedIn, now: number): Promise<string | null> {
  const token = newSessionToken(actor.owner.userId);
  const rows = await tx
    .update(sessions)
    .set({
      token: tokenHash(token),
      renewedToken: null,
      renewedAt: null,
      previousToken: null,
      previousUntil: null,
      expiresAt: new Date(sessionEnd(actor.signedInAt.getTime(), now)),
      updatedAt: new Date(now),
    })
    .where(and(eq(sessions.userId, actor.owner.userId), eq(sessions.id, actor.sessionId)))
    .returning({ id: sessions.id });
  return rows.length > 0 ? token : null;
}

/** Checks whether a new password is acceptable. */
export async function checkChange(
  { db, keyRing }: AccountDeps,
  { owner }: SignedIn,
  currentPassword: string,
  newPassword: string,
): Promise<Result<string>> {
  if (isSamePassword(currentPassword, newPassword)) return refuse('PASSWORD_UNCHANGED');
  return checkPassword(newPassword, await passwordContextOf(db, keyRing, owner.userId));
}

/**
 * Replaces the stored hash if it is still `passwordHash`, which the current password matched; refuses if another request has
 * changed it. Deletes all other sessions, reset links, second-factor tickets and an unconfirmed recovery address.
 *
 * @returns the session's new token.
 */
export async function changePassword(
  { db, clock, enqueue }: AccountDeps,
  { actor, network, passwordHash }: Asking & Confirmed,
  newPassword: string,
): Promise<Result<string>> {
  const { owner, sessionId } = actor;
  const { userId } = owner;
  const next = await hashPassword(newPassword, network);
  return refusableTransaction(db, async (tx) => {
    if ((await lockAccount(tx, userId)) !== passwordHash) return refuse('PASSWORD_WRONG');
    const token = await renewToken(tx, actor, clock());
    // Another device ended this session while the hashes were computed.
    if (token === null) return refuse('UNAUTHORIZED');
    await writePasswordHash(tx, owner, next, new Date(clock()));
    await endAccess(tx, userId, sessionId);
    await deleteUnconfirmedAddress(tx, owner);
    await enqueue(sendPasswordNotice, { userId }, tx);
    return accept(token);
  });
}
