import type { Secrets } from '../../../apps/server/src/crypto/key-ring.ts';

export const MASTER_KEY: Secrets['masterKeys'][number] = { version: 1, key: Buffer.alloc(32, 2) };
/** Fixed secrets for measured servers, whose data needs no protection. */
export const SECRETS: Secrets = { identityKey: Buffer.alloc(32, 1), masterKeys: [MASTER_KEY] };
