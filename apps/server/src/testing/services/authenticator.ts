import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of WebAuthn §6.1: user present, user verified, attested credential data included. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

type CreationOptions = { challenge: string; rp: { id?: string | undefined } };
type RequestOptions = { challenge: string; rpId?: string | undefined };
/** Changes of a response as an attacker could make them. */
type Forgery = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  flags?: number;
  /** Kind of attestation in the response; none by default. */
  attestation?: 'self' | 'certificate';
  /** Changes the signature. */
  signature?: (signature: Buffer) => Buffer;
};

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/**
 * Simulates a browser with an authenticator: has a P-256 key and a signature counter, and creates the JSON responses of
 * WebAuthn Level 3.
 *
 * @param counts whether it has a signature counter. Synchronised passkeys have none.
 */
export function softwareAuthenticator({ origin = 'https://alento.test', counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, forgery: Forgery): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: forgery.type ?? type,
        challenge: forgery.challenge ?? challenge,
        origin: forgery.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(rpId: string, flags: number, forgery: Forgery): Buffer {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forgery.counter ?? counter);
    return Buffer.concat([sha256(forgery.rpId ?? rpId), Buffer.of(forgery.flags ?? flags), count]);
  }

  /** Encodes the public key as a COSE_Key for ES256 (RFC 9053). */
  const coseKey = (): Uint8Array =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );

  const credentialWith = <Response>(response: Response) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
  });

  return {
    id: base64url(id),

    /** Does what `navigator.credentials.create` does. */
    create({ challenge, rp }: CreationOptions, forgery: Forgery = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(rp.id ?? '', PRESENT | VERIFIED | ATTESTED, forgery),
        Buffer.alloc(16),
        length,
        id,
        coseKey(),
      ]);
      const clientDataJSON = clientData('webauthn.create', challenge, forgery);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey);
      const statement = new Map<string, unknown>(
        forgery.attestation ? [['alg', -7] as const, ['sig', new Uint8Array(signature)] as const] : [],
      );
      if (forgery.attestation === 'certificate') statement.set('x5c', [new Uint8Array(32)]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', forgery.attestation ? 'packed' : 'none'],
          ['attStmt', statement],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return credentialWith({
        clientDataJSON: base64url(clientDataJSON),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      });
    },

    /** Does what `navigator.credentials.get` does. */
    get({ challenge, rpId }: RequestOptions, forgery: Forgery = {}) {
      const clientDataJSON = clientData('webauthn.get', challenge, forgery);
      const data = authenticatorData(rpId ?? '', PRESENT | VERIFIED, forgery);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return credentialWith({
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(data),
        signature: base64url(forgery.signature?.(signature) ?? signature),
      });
    },
  };
}
