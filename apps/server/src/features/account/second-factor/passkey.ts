import { randomUUID } from 'node:crypto';
import type { addPasskey, SecondFactorAnswer } from '@alento/contract/second-factor';
import { PASSKEYS_MAX } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Runner, Transaction } from '../../../db/database.ts';
import type { AccountDeps } from '../account-deps.ts';
import { addFactor, type Holder, readFactors, useFactor } from './factor-row.ts';

/* Passkeys as second factors (WebAuthn Level 3) for the host of the public address. */

/** A browser's response to a challenge, validated by the contract. */
type Assertion = Extract<SecondFactorAnswer, { kind: 'passkey' }>['response'];
type Attestation = z.output<typeof addPasskey.body>['response'];
/** A passkey as its row has it, or a verified one that is not stored yet. */
type Passkey = { credentialId: string; publicKey: string; transports: string[]; counter: number };

/** Label of a passkey that the person didn't name. */
const UNNAMED = 'Chave de acesso';
/** COSE ids of the algorithms ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];
/** Account name that an authenticator shows. It contains no personal data. */
const NAME = 'Conta no Alento';

/** Loaded at the first use of a passkey, because loading takes 250 ms and 30 MB. */
const library = () => import('@simplewebauthn/server');

/** The relying party of the passkeys: host and origin of the public address. */
function siteOf({ publicUrl }: Pick<AccountDeps, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl());
  return { rpID: hostname, origin };
}

/** What the library compares a browser's response with. */
const expectedFor = (deps: AccountDeps, challenge: string) => {
  const { rpID, origin } = siteOf(deps);
  return {
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    requireUserVerification: false,
  };
};

const described = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

export async function listPasskeys(runner: Runner, holder: Holder) {
  const rows = await readFactors(runner, holder, 'passkey');
  return rows.map(({ id, label, createdAt, lastUsedAt }) => ({
    id,
    label: label === '' ? UNNAMED : label,
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  }));
}

/** Options for `navigator.credentials.create`. Refuses if the account has the maximum number of passkeys. */
export async function creationOptions(deps: AccountDeps, holder: Holder) {
  const known = await readFactors(deps.db, holder, 'passkey');
  if (known.length >= PASSKEYS_MAX) return refuse('PASSKEYS_FULL');
  // Identifies the account for the authenticator and is used nowhere else.
  const userHandle = deps.keyRing.identify('passkey-user', holder.owner.userId);
  const { generateRegistrationOptions } = await library();
  return accept(
    await generateRegistrationOptions({
      rpName: 'Alento',
      rpID: siteOf(deps).rpID,
      userName: NAME,
      userDisplayName: NAME,
      userID: new TextEncoder().encode(userHandle),
      attestationType: 'none',
      excludeCredentials: known.map(described),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
}

/** Options for `navigator.credentials.get` with one of the account's passkeys; null if it has none. */
export async function requestOptions(deps: AccountDeps, runner: Runner, holder: Holder) {
  const known = await readFactors(runner, holder, 'passkey');
  if (known.length === 0) return null;
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: siteOf(deps).rpID,
    allowCredentials: known.map(described),
    userVerification: 'preferred',
  });
}

/**
 * Whether an attestation contains certificates. Such an attestation is refused, because to verify it the library would
 * fetch revocation lists from other hosts. Our options request no attestation.
 */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format !== 'none' && (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined);
}

/** Verifies a registration and returns the new passkey; null if it is invalid, for which the library throws. */
export async function verifyNewPasskey(
  deps: AccountDeps,
  challenge: string,
  attestation: Attestation,
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    if (await hasCertificates(attestation.response.attestationObject)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: attestation as unknown as RegistrationResponseJSON,
      ...expectedFor(deps, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      transports: attestation.response.transports ?? [],
      counter,
    };
  } catch {
    return null;
  }
}

/** Stores a new passkey. Lock the account first, so that concurrent calls can't exceed the maximum. */
export async function keepPasskey(
  { clock }: AccountDeps,
  tx: Transaction,
  holder: Holder,
  { counter, ...content }: Passkey & { label: string },
): Promise<Result<true>> {
  const known = await readFactors(tx, holder, 'passkey');
  if (known.length >= PASSKEYS_MAX) return refuse('PASSKEYS_FULL');
  if (known.some(({ credentialId }) => credentialId === content.credentialId)) return refuse('SECOND_FACTOR_WRONG');
  const at = new Date(clock());
  await addFactor(tx, holder, { id: randomUUID(), kind: 'passkey', content, counter, createdAt: at, confirmedAt: at });
  return accept(true);
}

/** Verifies an assertion and returns its signature counter; null if it is invalid, for which the library throws. */
async function counterOf(deps: AccountDeps, challenge: string, stored: Passkey, assertion: Assertion) {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as unknown as AuthenticationResponseJSON,
      ...expectedFor(deps, challenge),
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
        transports: stored.transports,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Whether one of the account's passkeys signed this challenge, with a counter higher than before. */
export async function verifyPasskey(
  deps: AccountDeps,
  holder: Holder,
  challenge: string,
  assertion: Assertion,
): Promise<boolean> {
  const { db, clock } = deps;
  const stored = (await readFactors(db, holder, 'passkey')).find((known) => known.credentialId === assertion.id);
  const counter = stored ? await counterOf(deps, challenge, stored, assertion) : null;
  return !!stored && counter !== null && useFactor(db, holder.owner, stored.id, { counter, at: new Date(clock()) });
}
