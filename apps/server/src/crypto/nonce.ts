import { randomFillSync } from 'node:crypto';

/** Length of a nonce by NIST SP 800-38D: 96 bits. A nonce must not be reused with the same key. */
export const NONCE_BYTES = 12;
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
