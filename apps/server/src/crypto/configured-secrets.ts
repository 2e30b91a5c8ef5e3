import type { Config } from '../config.ts';
import type { Secrets } from './key-ring.ts';

/** The secrets of the environment; null if there are none, so that an embedded database uses its key file. */
export const configuredSecrets = ({ IDENTITY_KEY, MASTER_KEYS }: Config): Secrets | null =>
  IDENTITY_KEY && MASTER_KEYS ? { identityKey: IDENTITY_KEY, masterKeys: MASTER_KEYS } : null;
