import type { SessionGrant } from '@alento/contract/account';
import type { SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import { accept, type Result, refuse } from '@alento/domain/result';
import { eq } from 'drizzle-orm';
import { ownerByPassword } from '../../../access/owner-by-proof.ts';
import { deviceKeyOf } from '../../../crypto/device-key.ts';
import { hashPassword, verifyPassword } from '../../../crypto/password-hash.ts';
import type { Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { profiles } from '../../../db/schema/account.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type Login, lockPasswordHash, readLoginOf } from '../account-rows.ts';
import { accountAddressesOf } from '../addresses.ts';
import { hasFactor } from '../second-factor/factor-row.ts';
import {
  answerTicket,
  consumeTicket,
  factorOptions,
  type Method,
  openChallenge,
  parseTicket,
} from '../second-factor/second-factor.service.ts';
import { openSession } from '../session/session.service.ts';
import { giveDeviceProof, nonceOfProof } from './device-proof.ts';

/** Result of a sign-in: a session, or the challenge for the second factor. */
type SignInOutcome = { grant: SessionGrant } | { challenge: SecondFactorChallenge };
/** The account of a sign-in's ticket, and the nonce of the device proof with which the sign-in began. */
export type SecondStep = { login: Login; proof: string | null };

/** Loads a person whose password was just verified, with profile and addresses. */
async function open({ db, keyRing }: AccountDeps, userId: string) {
  const addresses = await accountAddressesOf(db, keyRing, userId);
  const [profile] = await db
    .select({ isAnonymous: profiles.isAnonymous })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!addresses || !profile) throw new Error(`Account ${userId} has no profile`);
  return { ...profile, contact: addresses.contact, holder: ownerByPassword(userId, addresses.userKey) };
}

async function grant(
  { keyRing, clock }: AccountDeps,
  tx: Transaction,
  login: Login,
  { holder, isAnonymous }: Pick<Awaited<ReturnType<typeof open>>, 'holder' | 'isAnonymous'>,
  { email, device }: { email: string | null; device: string | null },
): Promise<SessionGrant> {
  return {
    token: await openSession(tx, holder, device, clock()),
    deviceKey: deviceKeyOf(holder.userKey()),
    user: { id: login.userId, email, name: null, isAnonymous },
    deviceProof: giveDeviceProof(keyRing, login),
  };
}

/**
 * Locks the password's row and runs `work` if the hash is still the verified one; else returns `otherwise`. A sign-in
 * that began before a password change is thereby refused.
 */
const whileUnchanged = <T>(
  { db }: AccountDeps,
  login: Login,
  work: (tx: Transaction) => Promise<Result<T>>,
  otherwise: Result<T>,
): Promise<Result<T>> =>
  refusableTransaction(db, async (tx) =>
    (await lockPasswordHash(tx, login.userId, 'update')) === login.passwordHash ? work(tx) : otherwise,
  );

/**
 * Returns a session for the correct password, or a ticket if a second factor is set. Hashes a password for unknown
 * accounts too, so that the response time doesn't reveal whether an account exists.
 */
export async function signIn(
  deps: AccountDeps,
  login: Login | null,
  password: string,
  from: { address: string; network: string; device: string | null; deviceProof: string | undefined },
): Promise<Result<SignInOutcome>> {
  if (!login) {
    await hashPassword(password, from.network);
    return refuse('CREDENTIALS_INVALID');
  }
  if (!(await verifyPassword(login.passwordHash, password, from.network))) return refuse('CREDENTIALS_INVALID');
  const person = await open(deps, login.userId);
  const { holder } = person;
  // Read before the transaction, so that the transaction's locks are short.
  const options = (await hasFactor(deps.db, holder.owner)) ? await factorOptions(deps, deps.db, holder) : null;
  const enter = async (tx: Transaction): Promise<Result<SignInOutcome>> => {
    if (!(await hasFactor(tx, holder.owner)))
      return accept({ grant: await grant(deps, tx, login, person, { email: from.address, device: from.device }) });
    const isKnown = nonceOfProof(deps.keyRing, login, from.deviceProof) !== null;
    const challengeOptions = options ?? (await factorOptions(deps, tx, holder));
    const of = { purpose: 'sign-in', deviceProof: isKnown ? from.deviceProof : undefined } as const;
    return accept({ challenge: await openChallenge(deps, tx, holder, challengeOptions, of) });
  };
  return whileUnchanged(deps, login, enter, refuse('CREDENTIALS_INVALID'));
}

/** The account that a ticket names; null if it is invalid. */
export async function secondStepOf({ db, keyRing }: AccountDeps, ticket: string): Promise<SecondStep | null> {
  const parsed = parseTicket(ticket);
  const login = parsed && (await readLoginOf(db, parsed.userId));
  return login && { login, proof: nonceOfProof(keyRing, login, parsed?.deviceProof) };
}

/** Returns a session for a ticket and a correct second factor. */
export async function signInWithSecondFactor(
  deps: AccountDeps,
  { login }: SecondStep,
  ticket: string,
  answer: SecondFactorAnswer,
  device: string | null,
): Promise<Result<{ grant: SessionGrant; method: Method }>> {
  const person = await open(deps, login.userId);
  const answered = await answerTicket(deps, person.holder, ticket, answer);
  if (!answered.ok) return answered;
  const enter = async (tx: Transaction) => {
    const parsed = parseTicket(ticket);
    if (!parsed || !(await consumeTicket(tx, parsed))) return refuse('SECOND_FACTOR_TICKET_ENDED');
    const granted = await grant(deps, tx, login, person, { email: person.contact, device });
    return accept({ grant: granted, method: answered.value });
  };
  return whileUnchanged(deps, login, enter, refuse('SECOND_FACTOR_TICKET_ENDED'));
}
