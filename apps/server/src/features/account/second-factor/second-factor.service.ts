import { randomBytes } from 'node:crypto';
import type { SecondFactorAnswer, SecondFactorChallenge, SecondFactors } from '@alento/contract/second-factor';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Database, Runner, Transaction } from '../../../db/database.ts';
import { type Holder, hasFactor } from './factor-row.ts';
import { endTicket, openTicket, parseTicket, takeTry } from './factor-ticket.ts';
import type { passkeyService } from './passkey.service.ts';
import type { recoveryCodeService } from './recovery-code.service.ts';
import type { totpService } from './totp.service.ts';

type Deps = {
  db: Database;
  clock: () => number;
  totps: ReturnType<typeof totpService>;
  passkeys: ReturnType<typeof passkeyService>;
  codes: ReturnType<typeof recoveryCodeService>;
};
export type Factors = ReturnType<typeof secondFactorService>;
type Method = SecondFactorAnswer['kind'];

type FactorOptions = Pick<SecondFactorChallenge, 'methods' | 'passkeyOptions'>;

/** Random challenge for the ticket of an account without passkeys, because the column is not nullable. */
const noChallenge = (): string => randomBytes(32).toString('base64url');

/** Lists the second factors of an account and verifies answers. */
export function secondFactorService({ db, clock, totps, passkeys, codes }: Deps) {
  async function read(holder: Holder, runner: Runner = db): Promise<SecondFactors> {
    const since = await totps.since(runner, holder);
    return {
      totp: since === null ? null : { since },
      passkeys: await passkeys.list(runner, holder),
      recoveryCodesLeft: await codes.countLeft(runner, holder.owner),
    };
  }

  /** The methods that a person can use. */
  async function options(runner: Runner, holder: Holder): Promise<FactorOptions> {
    const { totp, recoveryCodesLeft } = await read(holder, runner);
    const request = await passkeys.request(runner, holder);
    const methods: Method[] = [
      ...(totp ? (['totp'] as const) : []),
      ...(request ? (['passkey'] as const) : []),
      ...(recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
    ];
    return { methods, passkeyOptions: request && { ...request } };
  }

  /** Verifies an answer; that of a passkey must have signed the challenge. A correct answer can't be used again. */
  function isRight(holder: Holder, answer: SecondFactorAnswer, challenge: string): Promise<boolean> {
    if (answer.kind === 'totp') return totps.verify(holder, answer.code);
    if (answer.kind === 'recovery-code') return codes.use(db, holder.owner, answer.code);
    return passkeys.verify(holder, challenge, answer.response);
  }

  /** Verifies a passkey's answer to the challenge of a ticket. A ticket can be used once and only by its person. */
  async function confirmByPasskey(
    holder: Holder,
    answer: Extract<SecondFactorAnswer, { kind: 'passkey' }>,
  ): Promise<Result<Method>> {
    const ticket = parseTicket(answer.ticket);
    if (ticket?.userId !== holder.owner.userId) return refuse('SECOND_FACTOR_TICKET_ENDED');
    const challenge = await takeTry(db, ticket, 'confirm', clock());
    if (challenge === null) return refuse('SECOND_FACTOR_TICKET_ENDED');
    if (!(await isRight(holder, answer, challenge))) return refuse('SECOND_FACTOR_WRONG');
    return (await endTicket(db, ticket)) ? accept('passkey') : refuse('SECOND_FACTOR_TICKET_ENDED');
  }

  return {
    read,

    isSet: (runner: Runner, holder: Holder): Promise<boolean> => hasFactor(runner, holder.owner),

    options,

    /** Creates a ticket for a sign-in or a confirmation, with the methods to answer it. */
    async challenge(
      runner: Runner,
      holder: Holder,
      { passkeyOptions, methods }: FactorOptions,
      { purpose, deviceProof }: { purpose: 'sign-in' | 'confirm'; deviceProof?: string | undefined },
    ): Promise<SecondFactorChallenge> {
      const challenge = passkeyOptions?.challenge ?? noChallenge();
      const opened = await openTicket(runner, holder.owner, { purpose, challenge, deviceProof }, clock());
      return { ...opened, methods, passkeyOptions };
    },

    /** Counts an attempt of a sign-in's ticket and verifies the answer. */
    async answer(holder: Holder, text: string, answer: SecondFactorAnswer): Promise<Result<Method>> {
      const ticket = parseTicket(text);
      const challenge = ticket && (await takeTry(db, ticket, 'sign-in', clock()));
      if (challenge === null) return refuse('SECOND_FACTOR_TICKET_ENDED');
      if (answer.kind === 'passkey' && answer.ticket !== text) return refuse('SECOND_FACTOR_WRONG');
      return (await isRight(holder, answer, challenge)) ? accept(answer.kind) : refuse('SECOND_FACTOR_WRONG');
    },

    /**
     * Deletes a sign-in's ticket.
     *
     * @returns whether it was still valid.
     */
    async end(tx: Transaction, text: string): Promise<boolean> {
      const ticket = parseTicket(text);
      return ticket !== null && endTicket(tx, ticket);
    },

    /** Verifies the second factor if the account has any; accepts null if it has none. */
    async confirm(holder: Holder, answer: SecondFactorAnswer | undefined): Promise<Result<Method | null>> {
      if (!(await hasFactor(db, holder.owner))) return accept(null);
      if (!answer) return refuse('SECOND_FACTOR_REQUIRED');
      if (answer.kind === 'passkey') return confirmByPasskey(holder, answer);
      return (await isRight(holder, answer, '')) ? accept(answer.kind) : refuse('SECOND_FACTOR_WRONG');
    },
  };
}
