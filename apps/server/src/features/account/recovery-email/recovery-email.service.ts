import { checkRecoveryEmail } from '@alento/domain/account/email';
import { NEW_ACCOUNT_MS, RECOVERY_CONFIRM_MS, RECOVERY_UNDO_MS } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { eq } from 'drizzle-orm';
import type { Person, SignedIn } from '../../../access/person.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database, Runner, Transaction } from '../../../db/database.ts';
import { verifications } from '../../../db/schema/account.ts';
import { holdAccountOf } from '../account-lock.ts';
import { writeRecoveryAddress } from '../kept-addresses.ts';
import type { Profile } from '../profile/profile.service.ts';
import { hasFactor } from '../second-factor/factor-row.ts';
import { dropWaiting, keepChange, readWaiting } from './recovery-change.ts';

type Deps = {
  db: Database;
  keyRing: KeyRing;
  clock: () => number;
  readProfile: (actor: Person, runner: Runner) => Promise<Profile>;
  /** Enqueues the mails in the same transaction. */
  enqueue: {
    confirmation(userId: string, seed: string, tx: Transaction): Promise<void>;
    notice(userId: string, seed: string, tx: Transaction): Promise<void>;
  };
};

/** The requested address, or null to remove it. */
export type Wanted = {
  address: string | null /** Whether an unconfirmed address gets another mail. */;
  resend: boolean;
};
/** The effect of a request. */
export type Effect = { kind: 'none' | 'remove' | 'withdraw' } | { kind: 'ask'; address: string };
export type Plan = { effect: Effect; needsIdentity: boolean };
export type RecoveryEmails = ReturnType<typeof recoveryEmailService>;

/** Changes the recovery address of a signed-in person. A new one takes effect once it is confirmed. */
export function recoveryEmailService({ db, keyRing, clock, readProfile, enqueue }: Deps) {
  async function read(actor: Person, runner: Runner = db) {
    const { recoveryEmail, contactEmail, createdAt } = await readProfile(actor, runner);
    const waiting = await readWaiting(runner, actor.userKey, actor.owner.userId, clock());
    const pending = waiting?.address ? { address: waiting.address, expiresAt: waiting.expiresAt.getTime() } : null;
    return { recoveryEmail, pending, contactEmail, createdAt };
  }

  /**
   * Plans a change and determines whether the person must confirm their identity. That is required, because a recovery
   * address allows resetting the password. It isn't required for the first address of a new account, which has no
   * recovery address, confirmed or not, no contact address and no second factor.
   */
  async function plan(actor: Person, { address, resend }: Wanted, runner: Runner = db): Promise<Result<Plan>> {
    const { recoveryEmail, pending, contactEmail, createdAt } = await read(actor, runner);
    const isNew = clock() - createdAt.getTime() < NEW_ACCOUNT_MS;
    const hasAddress = recoveryEmail !== null || pending !== null || contactEmail !== null;
    const isBare = isNew && !hasAddress && !(await hasFactor(runner, actor.owner));
    const planned = (effect: Effect) => accept({ effect, needsIdentity: effect.kind !== 'none' && !isBare });
    if (address === null) return planned({ kind: recoveryEmail !== null ? 'remove' : pending ? 'withdraw' : 'none' });
    const checked = checkRecoveryEmail(address);
    if (!checked.ok) return checked;
    const isKnown = checked.value === recoveryEmail || (!resend && checked.value === pending?.address);
    return planned(isKnown ? { kind: 'none' } : { kind: 'ask', address: checked.value });
  }

  async function ask(tx: Transaction, actor: Person, address: string): Promise<void> {
    const { owner } = actor;
    await dropWaiting(tx, owner);
    const change = { owner, kind: 'confirm', address, at: clock(), livesMs: RECOVERY_CONFIRM_MS } as const;
    await enqueue.confirmation(owner.userId, await keepChange(tx, keyRing, actor.userKey(), change), tx);
  }

  async function remove(tx: Transaction, actor: Person): Promise<void> {
    const { owner } = actor;
    const { recoveryEmail: address } = await readProfile(actor, tx);
    await dropWaiting(tx, owner);
    await writeRecoveryAddress(tx, keyRing, actor.userKey(), owner, null);
    // Reset links that were mailed to the removed address must become invalid.
    await tx.delete(verifications).where(eq(verifications.value, owner.userId));
    const change = { owner, kind: 'undo', address, at: clock(), livesMs: RECOVERY_UNDO_MS } as const;
    await enqueue.notice(owner.userId, await keepChange(tx, keyRing, actor.userKey(), change), tx);
  }

  return {
    read,
    plan,

    /**
     * Plans the change again within the transaction and applies it. Refuses if the person must now confirm their
     * identity, for example because another request has just set an address.
     *
     * @param isConfirmed whether the person gave their password, and the second factor if one is set.
     */
    async change(tx: Transaction, actor: SignedIn, wanted: Wanted, isConfirmed: boolean): Promise<Result<Effect>> {
      const held = await holdAccountOf(tx, actor);
      if (!held.ok) return held;
      const planned = await plan(actor, wanted, tx);
      if (!planned.ok) return planned;
      const { effect, needsIdentity } = planned.value;
      if (needsIdentity && !isConfirmed) return refuse('PASSWORD_REQUIRED');
      if (effect.kind === 'remove') await remove(tx, actor);
      if (effect.kind === 'withdraw') await dropWaiting(tx, actor.owner);
      if (effect.kind === 'ask') await ask(tx, actor, effect.address);
      return accept(effect);
    },
  };
}
