import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, verify } from 'node:crypto';

const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const RSA_BITS = 2048;

const jsonOf = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;

/** A generated service account, and the tokens that it got. */
export class ServiceAccount {
  readonly email = 'push@alento-double.iam.gserviceaccount.com';
  readonly projectId = 'alento-double';
  readonly #publicKey: KeyObject;
  readonly #tokens = new Set<string>();
  /** The file as the Firebase console gives it. */
  readonly file: string;

  constructor() {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
    this.#publicKey = createPublicKey(privateKey);
    this.file = JSON.stringify({
      type: 'service_account',
      project_id: this.projectId,
      private_key_id: 'double',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: this.email,
      token_uri: TOKEN_ADDRESS,
    });
  }

  /** Exchanges a signed assertion for a token (RFC 7523). @throws with the reason. */
  token(form: string): string {
    const fields = new URLSearchParams(form);
    if (fields.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw new Error('wrong grant_type');
    const [header = '', claims = '', signature = ''] = (fields.get('assertion') ?? '').split('.');
    if (jsonOf(header).alg !== 'RS256') throw new Error('the assertion is not signed with RS256');
    const signed = Buffer.from(`${header}.${claims}`);
    if (!verify('sha256', signed, this.#publicKey, Buffer.from(signature, 'base64url')))
      throw new Error('the signature of the assertion is wrong');
    const { aud, exp, iat, iss, scope } = jsonOf(claims);
    const now = Date.now() / 1000;
    if (iss !== this.email || aud !== TOKEN_ADDRESS || scope !== SCOPE) throw new Error('wrong iss, aud or scope');
    if (typeof exp !== 'number' || typeof iat !== 'number' || exp < now || iat > now + 60 || exp - iat > 3600)
      throw new Error('the assertion is not valid now');
    const token = `ya29.${randomBytes(24).toString('base64url')}`;
    this.#tokens.add(token);
    return token;
  }

  knows(token: string): boolean {
    return this.#tokens.has(token);
  }

  /** Withdraws all tokens before their end. */
  withdrawTokens(): void {
    this.#tokens.clear();
  }
}
