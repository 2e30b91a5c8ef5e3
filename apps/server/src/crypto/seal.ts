import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomFillSync } from 'node:crypto';

/** Length of a nonce by NIST SP 800-38D: 96 bits. A nonce must not be reused with the same key. */
const NONCE_BYTES = 12;
const POOL_BYTES = 4092;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Creates a random nonce. Random bytes are generated in blocks, because one call of the generator takes longer than
 * encrypting a text.
 */
export function newNonce(): Buffer {
  if (used === POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  // Copied, because the pool's bytes are overwritten later.
  const nonce = Buffer.from(pool.subarray(used, used + NONCE_BYTES));
  used += NONCE_BYTES;
  return nonce;
}

/** Only this file can make a value of a type with such a member. Declarations name the classes. @public */
export declare abstract class SealedBrand {
  protected readonly sealed: true;
}
/** @public */
export declare abstract class UserKeyBrand {
  protected readonly userKey: true;
}

/** A person's text, encrypted with the person's data key. Only `seal` creates this type. */
export type Sealed = Uint8Array & SealedBrand;
/**
 * A person's unwrapped data key, which exists only in memory. Only the key ring creates this type. It is a KeyObject,
 * because Node validates a key in a Buffer at each use, which takes four times as long as decrypting.
 */
export type UserKey = KeyObject & UserKeyBrand;
/** Location of an encrypted text. It is authenticated: a text that was moved elsewhere can't be decrypted. */
export type SealContext = { table: string; column: string; rowId: string };

const FORMAT = 1;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES;

const contextBytes = ({ table, column, rowId }: SealContext): Buffer =>
  Buffer.from(`${table}\u0000${column}\u0000${rowId}`);

const ALGORITHM = 'aes-256-gcm';

function sealed(userKey: UserKey, context: SealContext, content: string | Uint8Array): Sealed {
  const nonce = newNonce();
  const cipher = createCipheriv(ALGORITHM, userKey, nonce).setAAD(contextBytes(context));
  const body = typeof content === 'string' ? cipher.update(content, 'utf8') : cipher.update(content);
  cipher.final();
  return Buffer.concat([Buffer.of(FORMAT), nonce, body, cipher.getAuthTag()]) as unknown as Sealed;
}

/**
 * Encrypts text with AES-256-GCM (NIST SP 800-38D), a random 96-bit nonce, and the context as additional authenticated
 * data. Layout: format (1 byte), nonce (12), ciphertext, tag (16).
 */
export const seal = (userKey: UserKey, context: SealContext, text: string): Sealed => sealed(userKey, context, text);

/** Encrypts bytes, such as a piece of a file; otherwise like `seal`. */
export const sealBytes = (userKey: UserKey, context: SealContext, content: Uint8Array): Sealed =>
  sealed(userKey, context, content);

/** Decrypts bytes. Throws if the key, the context or a byte differs. */
export function unsealBytes(userKey: UserKey, context: SealContext, sealed: Sealed): Buffer {
  if (sealed[0] !== FORMAT || sealed.length < HEADER_BYTES + TAG_BYTES) throw new Error('Not a sealed text');
  const nonce = sealed.subarray(1, HEADER_BYTES);
  const decipher = createDecipheriv(ALGORITHM, userKey, nonce, { authTagLength: TAG_BYTES })
    .setAAD(contextBytes(context))
    .setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  const content = decipher.update(sealed.subarray(HEADER_BYTES, sealed.length - TAG_BYTES));
  decipher.final();
  return content;
}

/** Decrypts a text. Throws if the key, the context or a byte differs. */
export const unseal = (userKey: UserKey, context: SealContext, sealed: Sealed): string =>
  unsealBytes(userKey, context, sealed).toString('utf8');

/** HMAC-SHA-256 of a request with the person's data key, to detect a reused idempotency key with another body. */
export const requestHash = (userKey: UserKey, text: string): Uint8Array =>
  createHmac('sha256', userKey).update('idempotency:').update(text).digest();

/** Keyed hash of a name with the person's data key: always the same, and not reversible without the key. */
export const keyedName = (userKey: UserKey, name: string): string =>
  createHmac('sha256', userKey).update('name:').update(name).digest('base64url').slice(0, 22);
