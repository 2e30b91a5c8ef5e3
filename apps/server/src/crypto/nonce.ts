import { randomFillSync } from 'node:crypto';

/** NIST SP 800-38D: 96 bits, never the same twice under a key. */
export const NONCE_BYTES = 12;
const POOL_BYTES = 4092;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** A fresh random nonce. Drawn many at a time: asking the generator costs more than the cipher. */
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
