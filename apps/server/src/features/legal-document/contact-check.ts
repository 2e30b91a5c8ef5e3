import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { isThisMachine } from '../../db/encrypted-connections.ts';

/**
 * Warns at the start if people can reach this installation and it names nobody in charge of their data (LGPD art. 41).
 */
export function checkContact(
  { PUBLIC_URL, PRIVACY_CONTACT }: Pick<Config, 'PUBLIC_URL' | 'PRIVACY_CONTACT'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (PRIVACY_CONTACT !== undefined || PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname)) return;
  log.warn(
    'PRIVACY_CONTACT is not set: the privacy policy and /meus-dados say that this installation names no contact',
  );
}
