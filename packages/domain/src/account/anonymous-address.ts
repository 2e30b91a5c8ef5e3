import { isEmail, normalizeEmail } from './email.ts';

/** Fixed public salt of the hash. It only makes existing rainbow tables useless. */
export const ANONYMOUS_SALT = 'alento:endereco-anonimo:v1:';
export const ANONYMOUS_PREFIX = 'anon_';
/**
 * The hashed domain of anonymous addresses: base32(SHA-256('alento.app')) under the reserved top-level domain .invalid.
 */
export const ANONYMOUS_DOMAIN = 'lwvwg524elzodlie2lfzcilw4zedvd3pnhmcshhuuzk3um5tbhga.invalid';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const ANONYMOUS = new RegExp(`^${ANONYMOUS_PREFIX}[${BASE32}]{52}@${ANONYMOUS_DOMAIN.replace('.', '\\.')}$`);

/** RFC 4648 base32 without padding, lowercase: 32 bytes become 52 characters. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(buffer >> bits) & 31];
    }
    buffer &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32[(buffer << (5 - bits)) & 31] : text;
}

export const isAnonymousAddress = (text: string): boolean => ANONYMOUS.test(text);

/**
 * The address an account signs in with: `anon_` + base32(SHA-256(salt + normalised e-mail)) at the hashed domain. An
 * anonymous address is returned unchanged.
 *
 * @param sha256 computes the digest of UTF-8 text, 32 bytes, with the platform's crypto.
 * @returns null if the text is not an e-mail address.
 */
export async function anonymousAddressOf(
  email: string,
  sha256: (text: string) => Promise<Uint8Array>,
): Promise<string | null> {
  const normalized = normalizeEmail(email);
  if (isAnonymousAddress(normalized)) return normalized;
  if (!isEmail(normalized)) return null;
  return `${ANONYMOUS_PREFIX}${base32(await sha256(ANONYMOUS_SALT + normalized))}@${ANONYMOUS_DOMAIN}`;
}
