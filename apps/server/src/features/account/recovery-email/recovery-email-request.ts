import { accept, type Result } from '@alento/domain/result';
import type { Transaction } from '../../../db/database.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { TellSecurityEvent } from '../../../log/security-event.ts';
import type { Asking } from '../confirmation/asking.ts';
import type { ConfirmIdentity, Given } from '../confirmation/confirm-identity.service.ts';
import { tellRefusals } from '../sign-in/tell-refusals.ts';
import type { Effect, RecoveryEmails, Wanted } from './recovery-email.service.ts';

type Deps = {
  recoveryEmails: RecoveryEmails;
  confirmIdentity: ConfirmIdentity;
  limiter: RateLimiter;
  tell: TellSecurityEvent;
};

/** A request to change the recovery address, which the caller runs in three steps. */
export type RecoveryEmailRequest = {
  /** Called before the transaction. Confirms the person's identity if required. Null removes the address. */
  permit(address: string | null): Promise<Result<unknown>>;
  /** Called in the transaction. Does nothing if `permit` was not called. */
  apply(tx: Transaction): Promise<Result<unknown>>;
  /** Called after the commit. */
  committed(): void;
};

const EVENTS = { ask: 'recovery-address-asked', remove: 'recovery-address-removed' } as const;

/**
 * Creates requests to change the recovery address. On /perfil the password is always required, in the onboarding only
 * if `recoveryEmails.plan` requires it.
 */
export function recoveryEmailRequests({ recoveryEmails, confirmIdentity, limiter, tell }: Deps) {
  return (asking: Asking, given: Given, { always }: { always: boolean }): RecoveryEmailRequest => {
    const { actor, requestId } = asking;
    const { userId } = actor.owner;
    let permitted: { wanted: Wanted; isConfirmed: boolean } | undefined;
    let done: Effect['kind'] = 'none';
    return {
      async permit(address) {
        const wanted = { address, resend: always };
        const planned = await recoveryEmails.plan(actor, wanted);
        if (!planned.ok) return planned;
        const { effect, needsIdentity } = planned.value;
        const isConfirmed = always || needsIdentity;
        if (isConfirmed) {
          const confirmed = await confirmIdentity(asking, given);
          if (!confirmed.ok) return confirmed;
        }
        if (effect.kind === 'ask') {
          const { address: mailbox } = effect;
          await tellRefusals(tell, { event: 'rate-limited', account: userId, requestId }, async () => {
            // Limits mails per account and per address, so that nobody can flood another person's mailbox.
            await limiter.take({ name: 'recovery-mail', subject: userId });
            await limiter.take({ name: 'recovery-mail', subject: mailbox });
            return accept(true);
          });
        }
        permitted = { wanted, isConfirmed };
        return accept(true);
      },
      async apply(tx) {
        if (!permitted) return accept(true);
        const changed = await recoveryEmails.change(tx, actor, permitted.wanted, permitted.isConfirmed);
        if (changed.ok) done = changed.value.kind;
        return changed;
      },
      committed() {
        if (done === 'ask' || done === 'remove') tell({ event: EVENTS[done], account: userId, requestId });
      },
    };
  };
}
