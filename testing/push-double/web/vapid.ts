import { webcrypto } from 'node:crypto';

const DAY_SECONDS = 86_400;
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' };

export interface Vapid {
  /** The sender's public key, base64url. */
  key: string;
  aud: string;
  exp: number;
  sub: string;
}

const jsonOf = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;

/** Verifies an Authorization header of RFC 8292: form, signature and subject. @throws with the reason. */
async function verify(authorization: string): Promise<Vapid> {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization);
  if (!found) throw new Error('Authorization is not "vapid t=…, k=…"');
  const [, header = '', claims = '', signature = '', key = ''] = found;
  if (jsonOf(header).alg !== 'ES256') throw new Error('the token is not signed with ES256');
  const point = Buffer.from(key, 'base64url');
  const imported = await webcrypto.subtle.importKey('raw', point, ECDSA, false, ['verify']);
  const isSigned = await webcrypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    imported,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${header}.${claims}`),
  );
  if (!isSigned) throw new Error('the signature of the token is wrong');
  const { aud, exp, sub } = jsonOf(claims);
  if (typeof aud !== 'string' || typeof exp !== 'number') throw new Error('the token has no aud or exp');
  if (typeof sub !== 'string' || !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(sub))
    throw new Error('sub is no mailto: or https: address');
  return { key, aud, exp, sub };
}

/** Verifies tokens, each signature once. */
export class VapidCheck {
  readonly #verified = new Map<string, Promise<Vapid>>();

  /** @throws with the reason, also if the token isn't for `origin` or not valid now. */
  async check(authorization: string, origin: string): Promise<Vapid> {
    const vapid = this.#verified.get(authorization) ?? verify(authorization);
    this.#verified.set(authorization, vapid);
    const { aud, exp } = await vapid;
    const now = Date.now() / 1000;
    if (aud !== origin) throw new Error(`aud is ${aud}, not ${origin}`);
    if (exp <= now) throw new Error('the token has expired');
    if (exp > now + DAY_SECONDS) throw new Error('exp is more than a day ahead');
    return vapid;
  }
}
