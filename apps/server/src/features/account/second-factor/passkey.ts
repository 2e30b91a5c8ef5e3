import type { SecondFactorAnswer } from '@alento/contract/second-factor';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** A browser's response to a challenge, validated by the contract. */
export type Assertion = Extract<SecondFactorAnswer, { kind: 'passkey' }>['response'];
export type Attestation = Omit<Assertion, 'response'> & {
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
};
type Stored = { credentialId: string; publicKey: string; transports: string[]; counter: number };
type Site = { rpId: string; origin: string };

/** COSE ids of the algorithms ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];
/** Account name that an authenticator shows. It contains no personal data. */
const NAME = 'Conta no Alento';

/** Loaded at the first use of a passkey, because loading takes 250 ms and 30 MB. */
const library = () => import('@simplewebauthn/server');

/** The relying party of the passkeys: host and origin of the public address. */
export function siteOf(publicUrl: string): Site {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

const described = ({ credentialId, transports }: Stored) => ({ id: credentialId, transports });

/**
 * Options for `navigator.credentials.create`.
 *
 * @param userHandle identifies the account for the authenticator and is used nowhere else.
 */
export async function creationOptions({ rpId }: Site, userHandle: string, known: readonly Stored[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Alento',
    rpID: rpId,
    userName: NAME,
    userDisplayName: NAME,
    userID: new TextEncoder().encode(userHandle),
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Options for `navigator.credentials.get`. */
export async function requestOptions({ rpId }: Site, known: readonly Stored[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rpId,
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
export async function verifyCreation(site: Site, challenge: string, attestation: Attestation): Promise<Stored | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    if (await hasCertificates(attestation.response.attestationObject)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: attestation as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
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

/** Verifies an assertion and returns its signature counter; null if it is invalid, for which the library throws. */
export async function verifyAssertion(
  site: Site,
  challenge: string,
  stored: Stored,
  assertion: Assertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
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
