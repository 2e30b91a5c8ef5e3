import { accept, type Result } from '@alento/domain/result';
import type { Transaction } from '../../../db/database.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmIdentity, type Given } from '../confirmation/confirm-identity.ts';
import { type Asking, limited, told } from '../sign-in/attempts.ts';
import { changeRecovery, type Effect, planRecovery, type Wanted } from './recovery-email.service.ts';

const EVENTS = { ask: 'recovery-address-asked', remove: 'recovery-address-removed' } as const;

/**
 * A request to change the recovery address, which the caller runs in three steps. On /perfil the password is `always`
 * required, in the onboarding only if the plan requires it.
 */
export class RecoveryEmailRequest {
  readonly #deps: AccountDeps;
  readonly #asking: Asking;
  readonly #given: Given;
  readonly #always: boolean;
  #permitted: { wanted: Wanted; isConfirmed: boolean } | undefined;
  #done: Effect['kind'] = 'none';

  constructor(deps: AccountDeps, asking: Asking, given: Given, { always }: { always: boolean }) {
    this.#deps = deps;
    this.#asking = asking;
    this.#given = given;
    this.#always = always;
  }

  /** Called before the transaction. Confirms the person's identity if required. Null removes the address. */
  async permit(address: string | null): Promise<Result<unknown>> {
    const { actor, requestId } = this.#asking;
    const wanted = { address, resend: this.#always };
    const planned = await planRecovery(this.#deps, actor, wanted);
    if (!planned.ok) return planned;
    const { effect, needsIdentity } = planned.value;
    const isConfirmed = this.#always || needsIdentity;
    if (isConfirmed) {
      const confirmed = await confirmIdentity(this.#deps, this.#asking, this.#given);
      if (!confirmed.ok) return confirmed;
    }
    if (effect.kind === 'ask') {
      const account = actor.owner.userId;
      // Limits mails per account and per address, so that nobody can flood another person's mailbox.
      const counts = [account, effect.address].map((subject) => ({ name: 'recovery-mail', subject }) as const);
      await limited(this.#deps, { event: 'rate-limited', account, requestId }, counts, async () => accept(true));
    }
    this.#permitted = { wanted, isConfirmed };
    return accept(true);
  }

  /** Called in the transaction. Does nothing if `permit` was not called. */
  async apply(tx: Transaction): Promise<Result<unknown>> {
    if (!this.#permitted) return accept(true);
    const { wanted, isConfirmed } = this.#permitted;
    const changed = await changeRecovery(this.#deps, tx, this.#asking.actor, wanted, isConfirmed);
    if (changed.ok) this.#done = changed.value.kind;
    return changed;
  }

  /** Called after the commit. */
  committed(): void {
    if (this.#done === 'ask' || this.#done === 'remove') told(this.#deps, this.#asking, EVENTS[this.#done]);
  }
}
