import type { Config } from '../../../config.ts';
import { isThisMachine } from '../../../db/encrypted-connections.ts';

/** Address for push services to reach the operator. Apple refuses tokens whose subject names this machine. */
export function vapidSubject({ PRIVACY_CONTACT, PUBLIC_URL }: Pick<Config, 'PRIVACY_CONTACT' | 'PUBLIC_URL'>): string {
  if (PRIVACY_CONTACT !== undefined) return `mailto:${PRIVACY_CONTACT}`;
  if (PUBLIC_URL !== undefined) {
    const { protocol, hostname } = new URL(PUBLIC_URL);
    if (protocol === 'https:' && !isThisMachine(hostname)) return PUBLIC_URL;
  }
  return 'mailto:nao-responda@alento.invalid';
}
