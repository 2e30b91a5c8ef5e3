import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from '../../../config.ts';

/** Reads the signing key of APNs (.p8). @throws ConfigError without its content. */
export function readApnsKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file, 'utf8'));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Reported below, without a message that could quote the file.
  }
  throw new ConfigError('Bad configuration:\n  APNS_KEY: is no readable .p8 file with a P-256 key');
}
