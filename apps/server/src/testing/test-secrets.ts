import type { Secrets } from '../crypto/key-ring.ts';

/** Fixed secrets for tests, 32 bytes each. */
export const testSecrets: Secrets = {
  identityKey: Buffer.alloc(32, 1),
  masterKeys: [{ version: 1, key: Buffer.alloc(32, 2) }],
};
