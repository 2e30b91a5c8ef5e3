import type { Credentials } from '@alento/contract/second-factor';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Context } from 'hono';
import { verifyPassword } from '../../../crypto/password-hash.ts';
import type { Env } from '../../../http/env.ts';
import { orRefuse } from '../../../http/errors/refusal.ts';
import type { AccountDeps } from '../account-deps.ts';
import { readLoginOf } from '../account-rows.ts';
import { confirmFactorOf } from '../second-factor/second-factor.service.ts';
import { type Asking, askingOf, fromOpenSession, limitedAttempt, reportEvent } from '../sign-in/attempts.ts';

/** Stored hash that the password matched. A password change is refused if the stored hash is another one by then. */
export type Confirmed = { passwordHash: string };

/**
 * Confirms that the request comes from the person and not from somebody with a stolen session token. Required before a
 * change of credentials. Call it before the transaction: argon2 takes too long to hold locks.
 */
export async function confirmIdentity(
  deps: AccountDeps,
  asking: Asking,
  { password, secondFactor }: Credentials,
): Promise<Result<Confirmed>> {
  const { actor, network, requestId } = asking;
  // The app sends a first request without a password to find out whether one is required. Such a request doesn't
  // count as an attempt.
  if (password === undefined) return refuse('PASSWORD_REQUIRED');
  const { userId } = actor.owner;
  const login = await readLoginOf(deps.db, userId);
  if (!login) throw new Error('A session has no account with a password');
  const { passwordHash } = login;
  const counts = fromOpenSession(login.stored, network, actor.sessionId);
  // Password and second factor are one attempt, because a correct password must not reset the limit for codes.
  return limitedAttempt(deps, { event: 'identity-refused', account: userId, requestId, network }, counts, async () => {
    if (!(await verifyPassword(passwordHash, password, network))) return refuse('PASSWORD_WRONG');
    const confirmed = await confirmFactorOf(deps, actor, secondFactor);
    if (!confirmed.ok) return confirmed;
    if (confirmed.value === 'recovery-code') reportEvent(deps, asking, 'recovery-code-used');
    return accept({ passwordHash });
  });
}

/** Confirms the identity of the person who sent a request, or throws the refusal. */
export async function confirmed(
  deps: AccountDeps,
  c: Context<Env>,
  credentials: Credentials,
): Promise<Asking & Confirmed> {
  const asking = askingOf(c, deps);
  return { ...asking, ...orRefuse(await confirmIdentity(deps, asking, credentials)) };
}
