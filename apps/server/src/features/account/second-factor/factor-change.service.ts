import type { SecondFactors } from '@alento/contract/second-factor';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { SignedIn } from '../../../access/person.ts';
import type { Database, Runner, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { holdAccountOf } from '../account-lock.ts';
import { hasFactor, removeFactors } from './factor-row.ts';
import { endTicket, openTicket, parseTicket, takeTry } from './factor-ticket.ts';
import type { passkeyService } from './passkey.service.ts';
import type { Attestation } from './passkey.ts';
import type { recoveryCodeService } from './recovery-code.service.ts';
import type { FactorNotice } from './second-factor.mail.ts';
import type { Factors } from './second-factor.service.ts';
import type { totpService } from './totp.service.ts';

type Deps = {
  db: Database;
  clock: () => number;
  factors: Factors;
  totps: ReturnType<typeof totpService>;
  passkeys: ReturnType<typeof passkeyService>;
  codes: ReturnType<typeof recoveryCodeService>;
  /** Enqueues a notice about a changed second factor in the same transaction. */
  enqueue: (userId: string, notice: FactorNotice, tx: Transaction) => Promise<void>;
};
type Added = { factors: SecondFactors; recoveryCodes: string[] | null };

/** Format of a factor's id. Other ids are refused without a query. */
const ID = /^[\w-]{1,64}$/;

/** Adds and removes second factors. Callers confirm the person's identity first (confirm-identity). */
export function factorChangeService({ db, clock, factors, totps, passkeys, codes, enqueue }: Deps) {
  /** Runs `work` with the account locked. Refuses if the session has ended. */
  const change = <T>(actor: SignedIn, work: (tx: Transaction) => Promise<Result<T>>): Promise<Result<T>> =>
    refusableTransaction(db, async (tx) => {
      const held = await holdAccountOf(tx, actor);
      return held.ok ? work(tx) : held;
    });

  /** Creates recovery codes if this is the account's first factor, and enqueues a notice. */
  async function added(tx: Transaction, actor: SignedIn, notice: FactorNotice): Promise<Result<Added>> {
    const recoveryCodes = await codes.begin(tx, actor.owner);
    await enqueue(actor.owner.userId, notice, tx);
    return accept({ factors: await factors.read(actor, tx), recoveryCodes });
  }

  /** Deletes the recovery codes if no factor is left, and enqueues a notice. */
  async function removed(tx: Transaction, actor: SignedIn, notice: FactorNotice): Promise<SecondFactors> {
    if (!(await hasFactor(tx, actor.owner))) await codes.drop(tx, actor.owner);
    await enqueue(actor.owner.userId, notice, tx);
    return factors.read(actor, tx);
  }

  return {
    beginTotp: (actor: SignedIn) => change(actor, (tx) => totps.begin(tx, actor)),

    confirmTotp: (actor: SignedIn, code: string): Promise<Result<Added>> =>
      change(actor, async (tx) => {
        const confirmed = await totps.confirm(tx, actor, code);
        return confirmed.ok ? added(tx, actor, 'totp-added') : confirmed;
      }),

    /** Removes the authenticator app. Changes nothing and sends no notice if there is no confirmed app. */
    removeTotp: (actor: SignedIn): Promise<Result<{ left: SecondFactors; wasSet: boolean }>> =>
      change(actor, async (tx) => {
        const wasSet = await removeFactors(tx, actor.owner, 'totp');
        return accept({ left: await (wasSet ? removed(tx, actor, 'totp-removed') : factors.read(actor, tx)), wasSet });
      }),

    async beginPasskey(actor: SignedIn) {
      const options = await passkeys.creation(db, actor);
      if (!options.ok) return options;
      const { challenge } = options.value;
      return change(actor, async (tx) => {
        const { ticket } = await openTicket(tx, actor.owner, { purpose: 'register', challenge }, clock());
        return accept({ ticket, options: { ...options.value } });
      });
    },

    async addPasskey(
      actor: SignedIn,
      given: { ticket: string; label: string; response: Attestation },
    ): Promise<Result<Added>> {
      const ticket = parseTicket(given.ticket);
      if (ticket?.userId !== actor.owner.userId) return refuse('SECOND_FACTOR_TICKET_ENDED');
      const challenge = await takeTry(db, ticket, 'register', clock());
      if (challenge === null) return refuse('SECOND_FACTOR_TICKET_ENDED');
      const passkey = await passkeys.verifyNew(challenge, given.response);
      if (!passkey) return refuse('SECOND_FACTOR_WRONG');
      return change(actor, async (tx) => {
        if (!(await endTicket(tx, ticket))) return refuse('SECOND_FACTOR_TICKET_ENDED');
        const kept = await passkeys.keep(tx, actor, given.label, passkey);
        return kept.ok ? added(tx, actor, 'passkey-added') : kept;
      });
    },

    /** Whether a passkey belongs to the actor. */
    hasPasskey: async (actor: SignedIn, id: string, runner: Runner = db): Promise<boolean> =>
      (await passkeys.list(runner, actor)).some((passkey) => passkey.id === id),

    removePasskey: (actor: SignedIn, id: string): Promise<Result<SecondFactors>> =>
      change(actor, async (tx) => {
        if (!ID.test(id) || !(await removeFactors(tx, actor.owner, 'passkey', id))) return refuse('PASSKEY_NOT_FOUND');
        return accept(await removed(tx, actor, 'passkey-removed'));
      }),

    renewCodes: (actor: SignedIn): Promise<Result<{ recoveryCodes: string[] }>> =>
      change(actor, async (tx) => {
        if (!(await hasFactor(tx, actor.owner))) return refuse('SECOND_FACTOR_NONE');
        const recoveryCodes = await codes.renew(tx, actor.owner);
        await enqueue(actor.owner.userId, 'codes-renewed', tx);
        return accept({ recoveryCodes });
      }),
  };
}
