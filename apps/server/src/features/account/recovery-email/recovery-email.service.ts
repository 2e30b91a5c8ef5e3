import type { Credentials } from '@alento/contract/second-factor';
import { checkRecoveryEmail } from '@alento/domain/account/email';
import { NEW_ACCOUNT_MS, RECOVERY_CONFIRM_MS, RECOVERY_UNDO_MS } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Person, SignedIn } from '../../../access/person.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import type { AccountDeps } from '../account-deps.ts';
import { endResetLinks, holdAccountOf } from '../account-rows.ts';
import { writeRecoveryAddress } from '../addresses.ts';
import { confirmIdentity } from '../confirmation/confirm-identity.ts';
import { readProfile } from '../profile/profile.service.ts';
import { hasFactor } from '../second-factor/factor-row.ts';
import { type Asking, rateLimited, reportEvent } from '../sign-in/attempts.ts';
import { deleteUnconfirmedAddress, readUnconfirmedAddress, storeChange } from './recovery-change.ts';
import { sendRecoveryConfirmation, sendRecoveryNotice } from './recovery-email.jobs.ts';

/* Changes the recovery address of a signed-in person. A new one takes effect once it is confirmed. */

/** `address`: the requested one, or null to remove it. `resend`: whether an unconfirmed address gets another mail. */
type Wanted = { address: string | null; resend: boolean };
/** The effect of a request. */
type Effect = { kind: 'none' | 'remove' | 'withdraw' } | { kind: 'ask'; address: string };

/** Reads the profile, and the unconfirmed recovery address. */
export async function readRecovery({ db, clock }: AccountDeps, actor: Person, runner: Runner = db) {
  const profile = await readProfile(runner, actor);
  const waiting = await readUnconfirmedAddress(runner, actor.userKey, actor.owner.userId, clock());
  const pending = waiting?.address ? { address: waiting.address, expiresAt: waiting.expiresAt.getTime() } : null;
  return { ...profile, pending };
}

/**
 * Plans a change and determines whether the person must confirm their identity. That is required, because a recovery
 * address allows resetting the password. It isn't required for the first address of a new account, which has no
 * recovery address, confirmed or not, no contact address and no second factor.
 */
async function planRecovery(
  deps: AccountDeps,
  actor: Person,
  { address, resend }: Wanted,
  runner: Runner = deps.db,
): Promise<Result<{ effect: Effect; needsIdentity: boolean }>> {
  const { recoveryEmail, pending, contactEmail, createdAt } = await readRecovery(deps, actor, runner);
  const isNew = deps.clock() - createdAt.getTime() < NEW_ACCOUNT_MS;
  const hasAddress = recoveryEmail !== null || pending !== null || contactEmail !== null;
  const isBare = isNew && !hasAddress && !(await hasFactor(runner, actor.owner));
  const planned = (effect: Effect) => accept({ effect, needsIdentity: effect.kind !== 'none' && !isBare });
  if (address === null) return planned({ kind: recoveryEmail !== null ? 'remove' : pending ? 'withdraw' : 'none' });
  const checked = checkRecoveryEmail(address);
  if (!checked.ok) return checked;
  const isKnown = checked.value === recoveryEmail || (!resend && checked.value === pending?.address);
  return planned(isKnown ? { kind: 'none' } : { kind: 'ask', address: checked.value });
}

async function ask({ keyRing, clock, enqueue }: AccountDeps, tx: Transaction, actor: Person, address: string) {
  const { owner } = actor;
  await deleteUnconfirmedAddress(tx, owner);
  const change = { owner, kind: 'confirm', address, at: clock(), livesMs: RECOVERY_CONFIRM_MS } as const;
  const seed = await storeChange(tx, keyRing, actor.userKey(), change);
  await enqueue(sendRecoveryConfirmation, { userId: owner.userId, seed }, tx);
}

async function remove({ keyRing, clock, enqueue }: AccountDeps, tx: Transaction, actor: Person): Promise<void> {
  const { owner } = actor;
  const { userId } = owner;
  const { recoveryEmail: address } = await readProfile(tx, actor);
  await deleteUnconfirmedAddress(tx, owner);
  await writeRecoveryAddress(tx, keyRing, actor.userKey(), owner, null);
  await endResetLinks(tx, userId);
  const change = { owner, kind: 'undo', address, at: clock(), livesMs: RECOVERY_UNDO_MS } as const;
  const seed = await storeChange(tx, keyRing, actor.userKey(), change);
  await enqueue(sendRecoveryNotice, { userId, seed }, tx);
}

/**
 * Plans the change again within the transaction and applies it. Refuses if the person must now confirm their identity,
 * for example because another request has just set an address.
 *
 * @param isConfirmed whether the person gave their password, and the second factor if one is set.
 */
async function change(
  deps: AccountDeps,
  tx: Transaction,
  actor: SignedIn,
  wanted: Wanted,
  isConfirmed: boolean,
): Promise<Result<Effect>> {
  const lock = await holdAccountOf(tx, actor);
  if (!lock.ok) return lock;
  const planned = await planRecovery(deps, actor, wanted, tx);
  if (!planned.ok) return planned;
  const { effect, needsIdentity } = planned.value;
  if (needsIdentity && !isConfirmed) return refuse('PASSWORD_REQUIRED');
  if (effect.kind === 'remove') await remove(deps, tx, actor);
  if (effect.kind === 'withdraw') await deleteUnconfirmedAddress(tx, actor.owner);
  if (effect.kind === 'ask') await ask(deps, tx, actor, effect.address);
  return accept(effect);
}

const EVENTS = { ask: 'recovery-address-asked', remove: 'recovery-address-removed' } as const;

/**
 * A request to change the recovery address, which the caller runs in three steps. On /perfil the password is `always`
 * required, in the onboarding only if the plan requires it.
 */
export class RecoveryEmailRequest {
  readonly #deps: AccountDeps;
  readonly #asking: Asking;
  readonly #credentials: Credentials;
  readonly #always: boolean;
  #permitted: { wanted: Wanted; isConfirmed: boolean } | undefined;
  #done: Effect['kind'] = 'none';

  constructor(deps: AccountDeps, asking: Asking, credentials: Credentials, { always }: { always: boolean }) {
    this.#deps = deps;
    this.#asking = asking;
    this.#credentials = credentials;
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
      const confirmed = await confirmIdentity(this.#deps, this.#asking, this.#credentials);
      if (!confirmed.ok) return confirmed;
    }
    if (effect.kind === 'ask') {
      const account = actor.owner.userId;
      // Limits mails per account and per address, so that nobody can flood another person's mailbox.
      const counts = [account, effect.address].map((subject) => ({ name: 'recovery-mail', subject }) as const);
      await rateLimited(this.#deps, { event: 'rate-limited', account, requestId }, counts, async () => accept(true));
    }
    this.#permitted = { wanted, isConfirmed };
    return accept(true);
  }

  /** Called in the transaction. Does nothing if `permit` was not called. */
  async apply(tx: Transaction): Promise<Result<unknown>> {
    if (!this.#permitted) return accept(true);
    const { wanted, isConfirmed } = this.#permitted;
    const changed = await change(this.#deps, tx, this.#asking.actor, wanted, isConfirmed);
    if (changed.ok) this.#done = changed.value.kind;
    return changed;
  }

  /** Called after the commit. */
  committed(): void {
    if (this.#done === 'ask' || this.#done === 'remove') reportEvent(this.#deps, this.#asking, EVENTS[this.#done]);
  }
}
