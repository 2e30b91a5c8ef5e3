import { randomBytes } from 'node:crypto';
import type { SecondFactorAnswer, SecondFactorChallenge, SecondFactors } from '@alento/contract/second-factor';
import { SECOND_FACTOR_TICKET_MS, SECOND_FACTOR_TRIES } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import { newBearerToken, tokenHash } from '../../../crypto/bearer-token.ts';
import type { Runner } from '../../../db/database.ts';
import { factorTickets } from '../../../db/schema/second-factor.ts';
import type { AccountDeps } from '../account-deps.ts';
import { countCodes, type Holder, hasFactor, useCode } from './factor-row.ts';
import { listPasskeys, requestOptions, verifyPasskey } from './passkey.ts';
import { totpSince, verifyTotp } from './totp.ts';

type Options = Pick<SecondFactorChallenge, 'methods' | 'passkeyOptions'>;
export type Method = SecondFactorAnswer['kind'];

/** Format of a ticket: account id, secret, and the device proof of the sign-in, if it contained one. */
const TICKET = /^([\w-]{1,64})\.([\w-]{43})(?:\.([\w-]{22}\.[a-z2-7]{52}))?$/;

type Purpose = 'sign-in' | 'confirm' | 'register';
type Ticket = { userId: string; id: string; deviceProof: string | undefined };

export function parseTicket(text: string): Ticket | null {
  const [, userId, secret, deviceProof] = TICKET.exec(text) ?? [];
  if (userId === undefined || secret === undefined) return null;
  return { userId, id: tokenHash(secret), deviceProof };
}

/**
 * Creates a ticket for an authentication that still requires the second factor. The database stores only a hash of the
 * ticket. Also deletes expired tickets.
 */
export async function openTicket(
  runner: Runner,
  owner: Owner,
  { purpose, challenge, deviceProof }: { purpose: Purpose; challenge: string; deviceProof?: string | undefined },
  now: number,
): Promise<{ ticket: string; expiresAt: number }> {
  const secret = newBearerToken();
  const expiresAt = now + SECOND_FACTOR_TICKET_MS;
  await runner
    .delete(factorTickets)
    .where(and(eq(factorTickets.userId, owner.userId), lte(factorTickets.expiresAt, new Date(now))));
  await runner.insert(factorTickets).values({
    userId: owner.userId,
    id: tokenHash(secret),
    purpose,
    challenge,
    tries: 0,
    expiresAt: new Date(expiresAt),
  });
  const ticket = [owner.userId, secret, deviceProof].filter((part) => part !== undefined).join('.');
  return { ticket, expiresAt };
}

const named = ({ userId, id }: Ticket) => and(eq(factorTickets.userId, userId), eq(factorTickets.id, id));

/**
 * Counts an attempt of a ticket. Call it before checking the answer, so that concurrent requests can't exceed the
 * limit.
 *
 * @returns the ticket's challenge; null if the ticket has ended or has another purpose.
 */
export async function countAttempt(
  runner: Runner,
  ticket: Ticket,
  purpose: Purpose,
  now: number,
): Promise<string | null> {
  const [row] = await runner
    .update(factorTickets)
    .set({ tries: sql`${factorTickets.tries} + 1` })
    .where(
      and(
        named(ticket),
        eq(factorTickets.purpose, purpose),
        lt(factorTickets.tries, SECOND_FACTOR_TRIES),
        gt(factorTickets.expiresAt, new Date(now)),
      ),
    )
    .returning({ challenge: factorTickets.challenge });
  return row?.challenge ?? null;
}

/** Deletes a ticket. Returns false if it was deleted before, by another request or a password change. */
export async function consumeTicket(runner: Runner, ticket: Ticket): Promise<boolean> {
  const rows = await runner.delete(factorTickets).where(named(ticket)).returning({ id: factorTickets.id });
  return rows.length > 0;
}

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
export async function factorOptions(deps: AccountDeps, runner: Runner, holder: Holder): Promise<Options> {
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
  { passkeyOptions, methods }: Options,
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
  const challenge = ticket && (await countAttempt(deps.db, ticket, 'sign-in', deps.clock()));
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
  const challenge = await countAttempt(db, ticket, 'confirm', clock());
  if (challenge === null) return refuse('SECOND_FACTOR_TICKET_ENDED');
  if (!(await isRight(deps, holder, answer, challenge))) return refuse('SECOND_FACTOR_WRONG');
  return (await consumeTicket(db, ticket)) ? accept('passkey') : refuse('SECOND_FACTOR_TICKET_ENDED');
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
