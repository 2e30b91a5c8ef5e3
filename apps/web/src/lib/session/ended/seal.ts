const FORMAT = 1;
const NONCE_BYTES = 12;
const HEADER_BYTES = 1 + NONCE_BYTES;
/** Plain texts are padded to a multiple of this number of bytes, to hide their length. */
const PADDING_BYTES = 2048;
const SPACE = 0x20;

/** Purpose and owner of a sealed text; it can't be unsealed with another name or account. */
export type SealContext = { name: string; userId: string };

const encoder = new TextEncoder();

export const contextBytes = ({ name, userId }: SealContext) => encoder.encode(`alento\u0000${name}\u0000${userId}`);

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export const importKey = (key: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, [use]);

/** Pads with spaces, which JSON.parse ignores. */
function padded(json: string) {
  const text = encoder.encode(json);
  const size = Math.max(1, Math.ceil(text.length / PADDING_BYTES)) * PADDING_BYTES;
  const bytes = new Uint8Array(size).fill(SPACE);
  bytes.set(text);
  return bytes;
}

/**
 * Encrypts a JSON text with AES-256-GCM under a device key (32 bytes in base64); name and account are authenticated.
 * Returns base64 of format (1 byte), nonce (12), ciphertext and tag; null without WebCrypto or with an invalid key.
 */
export async function seal(key: string, context: SealContext, json: string): Promise<string | null> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const algorithm = { name: 'AES-GCM', iv, additionalData: contextBytes(context) };
    const body = await crypto.subtle.encrypt(algorithm, await importKey(key, 'encrypt'), padded(json));
    return toBase64(new Uint8Array([FORMAT, ...iv, ...new Uint8Array(body)]));
  } catch {
    return null;
  }
}

/** Decrypts what `seal` returned; null if the key, the context or a byte differs. */
export async function unseal(key: string, context: SealContext, sealed: string): Promise<string | null> {
  try {
    const bytes = fromBase64(sealed);
    if (bytes[0] !== FORMAT) return null;
    const iv = bytes.subarray(1, HEADER_BYTES);
    const algorithm = { name: 'AES-GCM', iv, additionalData: contextBytes(context) };
    const text = await crypto.subtle.decrypt(algorithm, await importKey(key, 'decrypt'), bytes.subarray(HEADER_BYTES));
    return new TextDecoder().decode(text).trimEnd();
  } catch {
    // WebCrypto throws the same error for every failure.
    return null;
  }
}
