import type { SessionGrant } from '@alento/contract/account';
import { isAnonymousAddress } from '@alento/domain/account/anonymous-address';
import { isEmail, normalizeEmail } from '@alento/domain/account/email';
import { accept, type Result, refuse } from '@alento/domain/result';
import { canonicalTimeZone } from '@alento/domain/time/local-date';
import { eq } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import { ownerOfNewAccount } from '../../access/owner-by-proof.ts';
import type { KeyHolder } from '../../access/person.ts';
import { type ProfileColumn, profileContext } from '../../crypto/account-context.ts';
import { deviceKeyOf } from '../../crypto/device-key.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { hashPassword } from '../../crypto/password-hash.ts';
import { seal } from '../../crypto/seal.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { profiles, userKeys, users } from '../../db/schema/account.ts';
import { insertAccount } from './account-rows.ts';
import { checkPassword } from './password/password-check.ts';
import { openSession } from './session/open-session.ts';
import { deviceProofs } from './sign-in/device-proof.ts';
import { type Identity, identityOf } from './sign-in/identity.ts';

export type SignUpInput = {
  email: string;
  password: string;
  name?: string | undefined;
  isAnonymous: boolean;
  contactEmail?: string | undefined;
  termsOfUseDocumentId: string;
  privacyPolicyDocumentId: string;
};

/** The functions of the legal documents that sign-up requires; app.ts provides them. */
type LegalGate = {
  /** Refuses unless both ids are those of the newest versions. */
  checkNewest(ids: { termsOfUse: string; privacyPolicy: string }): Promise<Result<true>>;
  accept(tx: Transaction, owner: Owner, documentIds: readonly string[], now: Date): Promise<void>;
};

type Deps = {
  db: Database;
  keyRing: KeyRing;
  clock: () => number;
  legal: LegalGate;
  /** Inserts the initial rows of an account; app.ts provides it. */
  layOut(tx: Transaction, holder: KeyHolder): Promise<void>;
};
type Device = { device: string | null; timeZone: string };

/** Signs people up. */
export function accountService({ db, keyRing, clock, legal, layOut }: Deps) {
  const proofs = deviceProofs(keyRing);

  async function exists(identity: Identity): Promise<boolean> {
    const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, identity.stored));
    return rows.length > 0;
  }

  /** The contact address that a person with a traditional account gave, if any. */
  function contactOf(input: SignUpInput): Result<string | null> {
    if (input.isAnonymous) return accept(null);
    const given = normalizeEmail(input.contactEmail ?? input.email);
    if (isAnonymousAddress(given)) return accept(null);
    return isEmail(given) ? accept(given) : refuse('EMAIL_INVALID');
  }

  async function create(
    tx: Transaction,
    input: SignUpInput,
    identity: Identity,
    contact: string | null,
    passwordHash: string,
    from: Device,
  ): Promise<Result<SessionGrant>> {
    const now = clock();
    const at = new Date(now);
    const userId = await insertAccount(tx, { stored: identity.stored, passwordHash, at });
    if (userId === null) return refuse('ACCOUNT_EXISTS');
    const { userKey, ...wrapped } = keyRing.create(userId);
    const sealed = (column: ProfileColumn, text: string | null | undefined) =>
      text ? seal(userKey, profileContext(userId, column), text) : null;
    const name = input.isAnonymous ? null : (input.name ?? null);
    await tx.insert(userKeys).values({ userId, ...wrapped, createdAt: at });
    await tx.insert(profiles).values({
      userId,
      isAnonymous: input.isAnonymous,
      displayName: sealed('display_name', name),
      contactEmail: sealed('contact_email', contact),
      timeZone: canonicalTimeZone(from.timeZone),
      createdAt: at,
    });
    const owner = ownerOfNewAccount(userId);
    const holder = { owner, userKey: () => userKey };
    await layOut(tx, holder);
    await legal.accept(tx, owner, [input.termsOfUseDocumentId, input.privacyPolicyDocumentId], at);
    return accept({
      token: await openSession(tx, holder, from.device, now),
      deviceKey: deviceKeyOf(userKey),
      user: { id: userId, email: identity.address, name, isAnonymous: input.isAnonymous },
      deviceProof: proofs.give({ stored: identity.stored, passwordHash }),
    });
  }

  return {
    identify: (email: string) => identityOf(email, keyRing),

    /** Creates account, key, profile, acceptances and the first session in one transaction. */
    async signUp(input: SignUpInput, identity: Identity, from: Device): Promise<Result<SessionGrant>> {
      const contact = contactOf(input);
      if (!contact.ok) return contact;
      const known = { names: [input.name], addresses: [input.email, input.contactEmail] };
      const password = await checkPassword(input.password, known);
      if (!password.ok) return password;
      const ids = { termsOfUse: input.termsOfUseDocumentId, privacyPolicy: input.privacyPolicyDocumentId };
      const newest = await legal.checkNewest(ids);
      if (!newest.ok) return newest;
      if (await exists(identity)) return refuse('ACCOUNT_EXISTS');
      const passwordHash = await hashPassword(input.password);
      return refusableTransaction(db, (tx) => create(tx, input, identity, contact.value, passwordHash, from));
    },
  };
}
