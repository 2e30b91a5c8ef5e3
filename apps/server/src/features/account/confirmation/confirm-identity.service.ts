import type { SecondFactorAnswer } from '@alento/contract/second-factor';
import { accept, type Result, refuse } from '@alento/domain/result';
import { verifyPassword } from '../../../crypto/password-hash.ts';
import type { Database } from '../../../db/database.ts';
import type { TellSecurityEvent } from '../../../log/security-event.ts';
import { readLoginOf } from '../password/password-row.ts';
import type { Factors } from '../second-factor/second-factor.service.ts';
import { fromOpenSession, type GuessLimits } from '../sign-in/guess-limits.ts';
import { tellRefusals } from '../sign-in/tell-refusals.ts';
import type { Asking } from './asking.ts';

type Deps = { db: Database; guesses: GuessLimits; factors: Pick<Factors, 'confirm'>; tell: TellSecurityEvent };

/** Credentials that a person enters to confirm their identity, besides their session. */
export type Given = { password?: string | undefined; secondFactor?: SecondFactorAnswer | undefined };
/** Stored hash that the password matched. A password change is refused if the stored hash is another one by then. */
export type Confirmed = { passwordHash: string };
export type ConfirmIdentity = ReturnType<typeof confirmIdentityService>;

/**
 * Confirms that the request comes from the person and not from somebody with a stolen session token. Required before a
 * change of credentials. Call it before the transaction: argon2 takes too long to hold locks.
 */
export function confirmIdentityService({ db, guesses, factors, tell }: Deps) {
  return async (asking: Asking, { password, secondFactor }: Given): Promise<Result<Confirmed>> => {
    const { actor, network, requestId } = asking;
    // The app sends a first request without a password to find out whether one is required. Such a request doesn't
    // count as an attempt.
    if (password === undefined) return refuse('PASSWORD_REQUIRED');
    const { userId } = actor.owner;
    const login = await readLoginOf(db, userId);
    if (!login) throw new Error('A session has no account with a password');
    const counts = fromOpenSession(login.stored, network, actor.sessionId);
    // Password and second factor are one attempt, because a correct password must not reset the limit for codes.
    const check = async (given: string): Promise<Result<Confirmed>> => {
      if (!(await verifyPassword(login.passwordHash, given))) return refuse('PASSWORD_WRONG');
      const confirmed = await factors.confirm(actor, secondFactor);
      if (!confirmed.ok) return confirmed;
      if (confirmed.value === 'recovery-code') tell({ event: 'recovery-code-used', account: userId, requestId });
      return accept({ passwordHash: login.passwordHash });
    };
    return tellRefusals(tell, { event: 'identity-refused', account: userId, requestId }, () =>
      guesses.whileTheyLast(network, counts, () => check(password)),
    );
  };
}
