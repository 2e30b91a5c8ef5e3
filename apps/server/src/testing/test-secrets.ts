import type { Secrets } from '../crypto/key-ring.ts';

/** Fixed secrets for tests, 32 bytes each. */
export const testSecrets: Secrets = {
  identityKey: Buffer.alloc(32, 1),
  masterKeys: [{ version: 1, key: Buffer.alloc(32, 2) }],
};

/** The same as settings of a child process. */
export const secretSettings = {
  IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
  MASTER_KEYS: testSecrets.masterKeys.map(({ version, key }) => `${version}:${key.toString('base64')}`).join(','),
};
