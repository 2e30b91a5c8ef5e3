import type { SessionGrant, signUp as signUpCall } from '@alento/contract/account';
import { isAnonymousAddress } from '@alento/domain/account/anonymous-address';
import { isEmail, normalizeEmail } from '@alento/domain/account/email';
import { accept, type Result, refuse } from '@alento/domain/result';
import { canonicalTimeZone } from '@alento/domain/time/local-date';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Owner } from '../../access/owner.ts';
import { ownerOfNewAccount } from '../../access/owner-by-proof.ts';
import type { KeyHolder } from '../../access/person.ts';
import { type ProfileColumn, profileContext } from '../../crypto/account-context.ts';
import { deviceKeyOf } from '../../crypto/device-key.ts';
import { hashPassword } from '../../crypto/password-hash.ts';
import { seal } from '../../crypto/seal.ts';
import type { Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { profiles, userKeys, users } from '../../db/schema/account.ts';
import type { AccountDeps } from './account-deps.ts';
import { insertAccount } from './account-rows.ts';
import type { Identity } from './addresses.ts';
import { checkPassword } from './password/password-check.ts';
import { openSession } from './session/session.service.ts';
import { giveDeviceProof } from './sign-in/device-proof.ts';

type SignUp = z.output<typeof signUpCall.body>;
type Device = { device: string | null; timeZone: string; network: string };

/** What sign-up needs of other parts; composition/ provides it. */
export type SignUpDeps = Pick<AccountDeps, 'db' | 'keyRing' | 'clock'> & {
  legal: {
    /** Refuses unless both ids are those of the newest versions. */
    checkNewest(ids: { termsOfUse: string; privacyPolicy: string }): Promise<Result<true>>;
    accept(tx: Transaction, owner: Owner, documentIds: readonly string[], now: Date): Promise<void>;
  };
  /** Inserts the initial rows of an account. */
  layOut(tx: Transaction, holder: KeyHolder): Promise<void>;
};

/** The contact address that a person with a traditional account gave, if any. */
function contactOf(input: SignUp): Result<string | null> {
  if (input.isAnonymous) return accept(null);
  const address = normalizeEmail(input.contactEmail ?? input.email);
  if (isAnonymousAddress(address)) return accept(null);
  return isEmail(address) ? accept(address) : refuse('EMAIL_INVALID');
}

/** An account whose data were checked and whose password was hashed. */
type NewAccount = { input: SignUp; identity: Identity; contact: string | null; passwordHash: string; from: Device };

async function create(
  tx: Transaction,
  { keyRing, clock, legal, layOut }: SignUpDeps,
  { input, identity, contact, passwordHash, from }: NewAccount,
): Promise<Result<SessionGrant>> {
  const now = clock();
  const at = new Date(now);
  const { isAnonymous, termsOfUseDocumentId, privacyPolicyDocumentId } = input;
  const userId = await insertAccount(tx, { stored: identity.stored, passwordHash, at });
  if (userId === null) return refuse('ACCOUNT_EXISTS');
  const { userKey, ...wrapped } = keyRing.create(userId);
  const sealed = (column: ProfileColumn, text: string | null | undefined) =>
    text ? seal(userKey, profileContext(userId, column), text) : null;
  const name = isAnonymous ? null : (input.name ?? null);
  await tx.insert(userKeys).values({ userId, ...wrapped, createdAt: at });
  await tx.insert(profiles).values({
    userId,
    isAnonymous,
    displayName: sealed('display_name', name),
    contactEmail: sealed('contact_email', contact),
    timeZone: canonicalTimeZone(from.timeZone),
    createdAt: at,
  });
  const owner = ownerOfNewAccount(userId);
  const holder = { owner, userKey: () => userKey };
  await layOut(tx, holder);
  await legal.accept(tx, owner, [termsOfUseDocumentId, privacyPolicyDocumentId], at);
  return accept({
    token: await openSession(tx, holder, from.device, now),
    deviceKey: deviceKeyOf(userKey),
    user: { id: userId, email: identity.address, name, isAnonymous },
    deviceProof: giveDeviceProof(keyRing, { stored: identity.stored, passwordHash }),
  });
}

/** Creates account, key, profile, acceptances and the first session in one transaction. */
export async function signUp(
  deps: SignUpDeps,
  input: SignUp,
  identity: Identity,
  from: Device,
): Promise<Result<SessionGrant>> {
  const contact = contactOf(input);
  if (!contact.ok) return contact;
  const known = { names: [input.name], addresses: [input.email, input.contactEmail] };
  const password = await checkPassword(input.password, known);
  if (!password.ok) return password;
  const ids = { termsOfUse: input.termsOfUseDocumentId, privacyPolicy: input.privacyPolicyDocumentId };
  const newest = await deps.legal.checkNewest(ids);
  if (!newest.ok) return newest;
  const existing = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, identity.stored));
  if (existing.length > 0) return refuse('ACCOUNT_EXISTS');
  const passwordHash = await hashPassword(input.password, from.network);
  const account = { input, identity, contact: contact.value, passwordHash, from };
  return refusableTransaction(deps.db, (tx) => create(tx, deps, account));
}
