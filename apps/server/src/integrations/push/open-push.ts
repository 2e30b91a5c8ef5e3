import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../../config.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { isThisMachine } from '../../db/encrypted-connections.ts';
import { errorKind } from '../../log/error-kind.ts';
import { ApnsSender } from './apns/apns-sender.ts';
import { FcmSender } from './fcm/fcm-sender.ts';
import { readServiceAccount } from './fcm/service-account.ts';
import type { PushResult, PushSender } from './push-sender.ts';
import { vapidKeysOf } from './web/vapid-keys.ts';
import { WebPushSender } from './web/web-push-sender.ts';

/** Reads the signing key of APNs (.p8). @throws ConfigError without its content. */
function readApnsKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file, 'utf8'));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Reported below, without a message that could quote the file.
  }
  throw new ConfigError('Bad configuration:\n  APNS_KEY: is no readable .p8 file with a P-256 key');
}

/** Address for push services to reach the operator. Apple refuses tokens whose subject names this machine. */
export function vapidSubject({ PRIVACY_CONTACT, PUBLIC_URL }: Pick<Config, 'PRIVACY_CONTACT' | 'PUBLIC_URL'>): string {
  if (PRIVACY_CONTACT !== undefined) return `mailto:${PRIVACY_CONTACT}`;
  if (PUBLIC_URL !== undefined) {
    const { protocol, hostname } = new URL(PUBLIC_URL);
    if (protocol === 'https:' && !isThisMachine(hostname)) return PUBLIC_URL;
  }
  return 'mailto:nao-responda@alento.invalid';
}

type Settings = Pick<
  Config,
  | 'APNS_API_BASE'
  | 'APNS_KEY'
  | 'APNS_KEY_ID'
  | 'APNS_TEAM_ID'
  | 'APNS_TOPIC'
  | 'FCM_API_BASE'
  | 'FCM_SERVICE_ACCOUNT'
  | 'PRIVACY_CONTACT'
  | 'PUBLIC_URL'
  | 'PUSH_ALLOWED_ORIGINS'
>;

/** Nobody can register a target of a kind that isn't configured, but its configuration may have been removed since. */
const NOT_CONFIGURED: PushResult = { outcome: 'refused', status: 0 };

function openApns(config: Settings, log: Logger, ca: string | undefined): ApnsSender | null {
  const { APNS_API_BASE: base, APNS_KEY: file, APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId, APNS_TOPIC: topic } = config;
  if (file === undefined || keyId === undefined || teamId === undefined || topic === undefined) return null;
  return new ApnsSender({
    key: readApnsKey(file),
    keyId,
    teamId,
    topic,
    log,
    base,
    ...(ca === undefined ? {} : { ca }),
  });
}

function openFcm({ FCM_API_BASE: base, FCM_SERVICE_ACCOUNT: file }: Settings, log: Logger): FcmSender | null {
  return file === undefined ? null : new FcmSender({ account: readServiceAccount(file), log, base });
}

/**
 * Opens the sender of push messages. Web push needs no configuration; FCM and APNs are part of it if they are
 * configured. Nothing is connected before the first message.
 *
 * @param ca certificate authority in PEM instead of the usual ones, for tests.
 * @throws ConfigError if a key file can't be used.
 */
export function openPush(config: Settings, keyRing: Pick<KeyRing, 'vapidSeed'>, log: Logger, ca?: string): PushSender {
  const keys = vapidKeysOf(keyRing);
  const web = new WebPushSender({
    keys,
    subject: vapidSubject(config),
    allowedOrigins: new Set(config.PUSH_ALLOWED_ORIGINS),
    log,
    ...(ca === undefined ? {} : { ca }),
  });
  const fcm = openFcm(config, log);
  const apns = openApns(config, log, ca);
  return {
    publicKey: keys.publicKey,
    sends: (kind) => kind === 'web' || (kind === 'fcm' ? fcm : apns) !== null,
    accepts: (endpoint) => web.accepts(endpoint),
    async send(target, message) {
      try {
        if (target.kind === 'web') return await web.send(target, message);
        return (await (target.kind === 'fcm' ? fcm : apns)?.send(target.token, message)) ?? NOT_CONFIGURED;
      } catch (error) {
        // An error of an unexpected kind may name the address of a device.
        log.error({ kind: target.kind, error: errorKind(error) }, 'a push message failed');
        return { outcome: 'later', afterMs: null };
      }
    },
    async close() {
      fcm?.close();
      await Promise.all([web.close(), apns?.close()]);
    },
  };
}
