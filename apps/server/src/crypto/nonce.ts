import { randomFillSync } from 'node:crypto';

/** NIST SP 800-38D: 96 bits, never reused with the same key. */
export const NONCE_BYTES = 12;
const POOL_BYTES = 4092;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Creates a random nonce. Random bytes are drawn in blocks, because a call of the generator takes longer than the
 * cipher.
 */
export function newNonce(): Buffer {
  if (used === POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  // A copy: the pool's bytes are overwritten later.
  const nonce = Buffer.from(pool.subarray(used, used + NONCE_BYTES));
  used += NONCE_BYTES;
  return nonce;
}
