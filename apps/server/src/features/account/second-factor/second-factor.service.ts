import { randomBytes } from 'node:crypto';
import type { SecondFactorAnswer, SecondFactorChallenge, SecondFactors } from '@alento/contract/second-factor';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Runner } from '../../../db/database.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type Holder, hasFactor } from './factor-row.ts';
import { endTicket, openTicket, type Purpose, parseTicket, takeTry } from './factor-ticket.ts';
import { listPasskeys, requestOptions, verifyPasskey } from './passkey.ts';
import { countCodes, useCode } from './recovery-code.ts';
import { totpSince, verifyTotp } from './totp.ts';

export type Method = SecondFactorAnswer['kind'];

/** Random challenge for the ticket of an account without passkeys, because the column is not nullable. */
const noChallenge = (): string => randomBytes(32).toString('base64url');

/** Lists the second factors of an account. */
export async function readSecondFactors(runner: Runner, holder: Holder): Promise<SecondFactors> {
  const since = await totpSince(runner, holder);
  return {
    totp: since === null ? null : { since },
    passkeys: await listPasskeys(runner, holder),
    recoveryCodesLeft: await countCodes(runner, holder.owner),
  };
}

/** The methods that a person can use. */
export async function factorOptions(
  deps: AccountDeps,
  runner: Runner,
  holder: Holder,
): Promise<Pick<SecondFactorChallenge, 'methods' | 'passkeyOptions'>> {
  const { totp, recoveryCodesLeft } = await readSecondFactors(runner, holder);
  const request = await requestOptions(deps, runner, holder);
  const methods: Method[] = [
    ...(totp ? (['totp'] as const) : []),
    ...(request ? (['passkey'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
  ];
  return { methods, passkeyOptions: request && { ...request } };
}

/** Creates a ticket for a sign-in or a confirmation, with the methods to answer it. */
export async function openChallenge(
  { clock }: AccountDeps,
  runner: Runner,
  { owner }: Holder,
  { passkeyOptions, methods }: Pick<SecondFactorChallenge, 'methods' | 'passkeyOptions'>,
  of: { purpose: Purpose; deviceProof?: string | undefined },
): Promise<SecondFactorChallenge> {
  const challenge = passkeyOptions?.challenge ?? noChallenge();
  return { ...(await openTicket(runner, owner, { ...of, challenge }, clock())), methods, passkeyOptions };
}

/** Verifies an answer; that of a passkey must have signed the challenge. A correct answer can't be used again. */
function isRight(deps: AccountDeps, holder: Holder, answer: SecondFactorAnswer, challenge: string): Promise<boolean> {
  if (answer.kind === 'totp') return verifyTotp(deps, holder, answer.code);
  if (answer.kind === 'recovery-code') return useCode(deps, holder.owner, answer.code);
  return verifyPasskey(deps, holder, challenge, answer.response);
}

/** Counts an attempt of a sign-in's ticket and verifies the answer. */
export async function answerTicket(
  deps: AccountDeps,
  holder: Holder,
  text: string,
  answer: SecondFactorAnswer,
): Promise<Result<Method>> {
  const ticket = parseTicket(text);
  const challenge = ticket && (await takeTry(deps.db, ticket, 'sign-in', deps.clock()));
  if (challenge === null) return refuse('SECOND_FACTOR_TICKET_ENDED');
  if (answer.kind === 'passkey' && answer.ticket !== text) return refuse('SECOND_FACTOR_WRONG');
  return (await isRight(deps, holder, answer, challenge)) ? accept(answer.kind) : refuse('SECOND_FACTOR_WRONG');
}

/** Verifies a passkey's answer to the challenge of a ticket. A ticket can be used once and only by its person. */
async function confirmByPasskey(
  deps: AccountDeps,
  holder: Holder,
  answer: Extract<SecondFactorAnswer, { kind: 'passkey' }>,
): Promise<Result<Method>> {
  const { db, clock } = deps;
  const ticket = parseTicket(answer.ticket);
  if (ticket?.userId !== holder.owner.userId) return refuse('SECOND_FACTOR_TICKET_ENDED');
  const challenge = await takeTry(db, ticket, 'confirm', clock());
  if (challenge === null) return refuse('SECOND_FACTOR_TICKET_ENDED');
  if (!(await isRight(deps, holder, answer, challenge))) return refuse('SECOND_FACTOR_WRONG');
  return (await endTicket(db, ticket)) ? accept('passkey') : refuse('SECOND_FACTOR_TICKET_ENDED');
}

/** Verifies the second factor if the account has any; accepts null if it has none. */
export async function confirmFactorOf(
  deps: AccountDeps,
  holder: Holder,
  answer: SecondFactorAnswer | undefined,
): Promise<Result<Method | null>> {
  if (!(await hasFactor(deps.db, holder.owner))) return accept(null);
  if (!answer) return refuse('SECOND_FACTOR_REQUIRED');
  if (answer.kind === 'passkey') return confirmByPasskey(deps, holder, answer);
  return (await isRight(deps, holder, answer, '')) ? accept(answer.kind) : refuse('SECOND_FACTOR_WRONG');
}
