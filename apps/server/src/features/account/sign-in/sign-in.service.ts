import type { SessionGrant } from '@alento/contract/account';
import type { SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import { accept, type Result, refuse } from '@alento/domain/result';
import { eq } from 'drizzle-orm';
import { ownerByPassword } from '../../../access/owner-by-proof.ts';
import { deviceKeyOf } from '../../../crypto/device-key.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import { hashPassword, verifyPassword } from '../../../crypto/password-hash.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { profiles } from '../../../db/schema/account.ts';
import { keptAddressesOf } from '../kept-addresses.ts';
import { type Login, lockPasswordHash, readLoginBy, readLoginOf } from '../password/password-row.ts';
import { parseTicket } from '../second-factor/factor-ticket.ts';
import type { Factors } from '../second-factor/second-factor.service.ts';
import { openSession } from '../session/open-session.ts';
import { deviceProofs } from './device-proof.ts';
import { type Identity, identityOf } from './identity.ts';

type Deps = { db: Database; keyRing: KeyRing; clock: () => number; factors: Factors };

/** Result of a sign-in: a session, or the challenge for the second factor. */
type SignInOutcome = { grant: SessionGrant } | { challenge: SecondFactorChallenge };
/** The account of a sign-in's ticket, and the nonce of the device proof with which the sign-in began. */
export type SecondStep = { login: Login; proof: string | null };

/** Signs people in by password, and a second factor if one is set. */
export function signInService({ db, keyRing, clock, factors }: Deps) {
  const proofs = deviceProofs(keyRing);

  /** Loads a person whose password was just verified, with profile and addresses. */
  async function open(userId: string) {
    const kept = await keptAddressesOf(db, keyRing, userId);
    const [profile] = await db
      .select({ isAnonymous: profiles.isAnonymous })
      .from(profiles)
      .where(eq(profiles.userId, userId));
    if (!kept || !profile) throw new Error(`Account ${userId} has no profile`);
    return { ...profile, contact: kept.contact, holder: ownerByPassword(userId, kept.userKey) };
  }
  type Person = Awaited<ReturnType<typeof open>>;

  async function grant(
    tx: Transaction,
    login: Login,
    person: Person,
    { email, device }: { email: string | null; device: string | null },
  ): Promise<SessionGrant> {
    const { userId } = login;
    const userKey = person.holder.userKey();
    const token = await openSession(tx, person.holder, device, clock());
    return {
      token,
      deviceKey: deviceKeyOf(userKey),
      user: { id: userId, email, name: null, isAnonymous: person.isAnonymous },
      deviceProof: proofs.give(login),
    };
  }

  /**
   * Locks the password's row and runs `work` if the hash is still the verified one; else returns `otherwise`. A sign-in
   * that began before a password change is thereby refused.
   */
  const whileUnchanged = <T>(login: Login, work: (tx: Transaction) => Promise<Result<T>>, otherwise: Result<T>) =>
    refusableTransaction(db, async (tx) =>
      (await lockPasswordHash(tx, login.userId, 'update')) === login.passwordHash ? work(tx) : otherwise,
    );

  return {
    identify: (email: string): Promise<Identity | null> => identityOf(email, keyRing),

    find: (identity: Identity): Promise<Login | null> => readLoginBy(db, identity.stored),

    /** The nonce of the device's proof if it is valid for this account. */
    knownDevice: (login: Login | null, proof: string | undefined): string | null =>
      login && proofs.nameOf(login, proof),

    /**
     * Returns a session for the correct password, or a ticket if a second factor is set. Hashes a password for unknown
     * accounts too, so that the response time doesn't reveal whether an account exists.
     */
    async signIn(
      login: Login | null,
      password: string,
      from: { address: string; device: string | null; deviceProof: string | undefined },
    ): Promise<Result<SignInOutcome>> {
      if (!login) {
        await hashPassword(password);
        return refuse('CREDENTIALS_INVALID');
      }
      if (!(await verifyPassword(login.passwordHash, password))) return refuse('CREDENTIALS_INVALID');
      const { userId } = login;
      const person = await open(userId);
      // Read before the transaction, so that the transaction's locks are short.
      const options = (await factors.isSet(db, person.holder)) ? await factors.options(db, person.holder) : null;
      const enter = async (tx: Transaction): Promise<Result<SignInOutcome>> => {
        if (!(await factors.isSet(tx, person.holder))) {
          return accept({ grant: await grant(tx, login, person, { email: from.address, device: from.device }) });
        }
        const deviceProof = proofs.nameOf(login, from.deviceProof) === null ? undefined : from.deviceProof;
        const asked = options ?? (await factors.options(tx, person.holder));
        return accept({
          challenge: await factors.challenge(tx, person.holder, asked, { purpose: 'sign-in', deviceProof }),
        });
      };
      return whileUnchanged(login, enter, refuse('CREDENTIALS_INVALID'));
    },

    /** The account that a ticket names; null if it is invalid. */
    async secondStep(ticket: string): Promise<SecondStep | null> {
      const parsed = parseTicket(ticket);
      const login = parsed && (await readLoginOf(db, parsed.userId));
      return login && { login, proof: proofs.nameOf(login, parsed?.deviceProof) };
    },

    /** Returns a session for a ticket and a correct second factor. */
    async signInWithSecondFactor(
      { login }: SecondStep,
      ticket: string,
      answer: SecondFactorAnswer,
      device: string | null,
    ): Promise<Result<{ grant: SessionGrant; method: SecondFactorAnswer['kind'] }>> {
      const person = await open(login.userId);
      const answered = await factors.answer(person.holder, ticket, answer);
      if (!answered.ok) return answered;
      const enter = async (tx: Transaction) => {
        if (!(await factors.end(tx, ticket))) return refuse('SECOND_FACTOR_TICKET_ENDED');
        const granted = await grant(tx, login, person, { email: person.contact, device });
        return accept({ grant: granted, method: answered.value });
      };
      return whileUnchanged(login, enter, refuse('SECOND_FACTOR_TICKET_ENDED'));
    },
  };
}
