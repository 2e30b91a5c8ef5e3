import { contextBytes, importKey, type SealContext } from './seal.ts';

const FORMAT = 1;
const NONCE_BYTES = 12;
const HEADER_BYTES = 1 + NONCE_BYTES;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Encrypts a file as `seal` does a text, without padding. It is apart, because few visits have a file. Returns format
 * (1 byte), nonce (12), ciphertext and tag. Rejects without WebCrypto or with an invalid key.
 */
export async function sealBytes(key: string, context: SealContext, bytes: Bytes): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const algorithm = { name: 'AES-GCM', iv, additionalData: contextBytes(context) };
  const body = await crypto.subtle.encrypt(algorithm, await importKey(key, 'encrypt'), bytes);
  const sealed = new Uint8Array(HEADER_BYTES + body.byteLength);
  sealed[0] = FORMAT;
  sealed.set(iv, 1);
  sealed.set(new Uint8Array(body), HEADER_BYTES);
  return sealed;
}

/** Decrypts what `sealBytes` returned. Rejects if the key, the context or a byte differs. */
export async function unsealBytes(key: string, context: SealContext, sealed: Bytes): Promise<Bytes> {
  if (sealed[0] !== FORMAT) throw new Error('Unknown format');
  const algorithm = { name: 'AES-GCM', iv: sealed.subarray(1, HEADER_BYTES), additionalData: contextBytes(context) };
  const opened = crypto.subtle.decrypt(algorithm, await importKey(key, 'decrypt'), sealed.subarray(HEADER_BYTES));
  return new Uint8Array(await opened);
}
