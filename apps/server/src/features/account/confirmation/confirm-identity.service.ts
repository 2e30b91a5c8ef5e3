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

/** What a person gives to show that it is they, beside their session. */
export type Given = { password?: string | undefined; secondFactor?: SecondFactorAnswer | undefined };
/** The password that was right, as it was kept then: a change of it replaces this one only. */
export type Confirmed = { passwordHash: string };
export type ConfirmIdentity = ReturnType<typeof confirmIdentityService>;

/**
 * Whether the person themselves asks, not whoever holds their session's token: for what changes who can
 * get into an account. Call it before the transaction, which must not wait for argon2.
 */
export function confirmIdentityService({ db, guesses, factors, tell }: Deps) {
  return async (asking: Asking, { password, secondFactor }: Given): Promise<Result<Confirmed>> => {
    const { actor, network, requestId } = asking;
    // Asked for and not given yet: no guess.
    if (password === undefined) return refuse('PASSWORD_REQUIRED');
    const { userId } = actor.owner;
    const login = await readLoginOf(db, userId);
    if (!login) throw new Error('A session has no account with a password');
    const counts = fromOpenSession(login.stored, network, actor.sessionId);
    // Both are one guess: a right password alone must not make room for more codes.
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
