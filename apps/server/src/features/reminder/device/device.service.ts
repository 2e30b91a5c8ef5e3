import { createPublicKey } from 'node:crypto';
import type { PushDevice, PushRegistration } from '@alento/contract/reminder/push-devices';
import { PUSH_DEVICES_MAX } from '@alento/domain/reminder/limits';
import { accept, type Result, refuse } from '@alento/domain/result';
import { canonicalTimeZone } from '@alento/domain/time/local-date';
import type { KeyHolder, SignedIn } from '../../../access/person.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import type { PushResult, PushSender, PushTarget } from '../../../integrations/push/push-sender.ts';
import { readDocument } from '../../../personal-document/personal-document.ts';
import { moveReminders } from '../../../reminders/plan-reminders.ts';
import { type DeviceContent, PUSH_DEVICE, REMINDER_SETTINGS } from '../../../sealed-json/reminder.ts';
import { deviceNameOf } from '../../../text/device-name.ts';
import { testMessage } from '../message.ts';
import { type DeviceRow, deviceRepository } from './device.repository.ts';

const UNKNOWN_NAME = 'Aparelho';

type Deps = { db: Database; keyRing: KeyRing; push: PushSender; clock: () => number };

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

/** Decrypts a device. */
export const openDevice = ({ owner, userKey }: KeyHolder, { id, content }: Pick<DeviceRow, 'id' | 'content'>) =>
  PUSH_DEVICE.open(userKey(), rowIdOf(owner.userId, id), content);

/** Whether 65 bytes in base64url are a point of P-256, so that something can be encrypted for it. */
function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/** Registers, lists and removes devices that get notifications. */
export function deviceService({ db, keyRing, push, clock }: Deps) {
  function targetOf({ subscription, platform, isCapacitor }: PushRegistration): Result<PushTarget> {
    if ('token' in subscription) {
      const isNative = isCapacitor && (platform === 'android' || platform === 'ios');
      if (!isNative) return refuse('PUSH_SUBSCRIPTION_INVALID');
      const kind = platform === 'ios' ? 'apns' : 'fcm';
      return push.sends(kind) ? accept({ kind, token: subscription.token }) : refuse('PUSH_NOT_CONFIGURED');
    }
    const { endpoint, keys } = subscription;
    if (!isPoint(keys.p256dh)) return refuse('PUSH_SUBSCRIPTION_INVALID');
    if (!push.accepts(endpoint)) return refuse('PUSH_ADDRESS_REFUSED');
    return accept({ kind: 'web', endpoint, p256dh: keys.p256dh, auth: keys.auth });
  }

  const addressHashOf = (target: PushTarget): string =>
    keyRing.identify(
      'push-address',
      // With the keys, which only the browser knows: who has learned an address alone can't take it over.
      target.kind === 'web' ? `${target.endpoint} ${target.p256dh} ${target.auth}` : `${target.kind}:${target.token}`,
    );

  return {
    /** Registers a device of the session, or renews its registration. Moves the reminders to the request's zone. */
    async register(actor: SignedIn, registration: PushRegistration): Promise<Result<true>> {
      const target = targetOf(registration);
      if (!target.ok) return target;
      const { deviceId: id, platform, isCapacitor, userAgent } = registration;
      const { owner } = actor;
      const now = clock();
      const content: DeviceContent = {
        target: target.value,
        ...{ platform, isCapacitor },
        name: deviceNameOf(userAgent) ?? UNKNOWN_NAME,
      };
      await db.transaction(async (tx) => {
        await moveReminders(tx, actor, now, canonicalTimeZone(actor.timeZone));
        await deviceRepository.keep(tx, owner, {
          id,
          sessionId: actor.sessionId,
          addressHash: addressHashOf(target.value),
          content: PUSH_DEVICE.seal(actor.userKey(), rowIdOf(owner.userId, id), content),
          registeredAt: new Date(now),
          lastSeenAt: new Date(now),
        });
        await deviceRepository.removeBeyond(tx, owner, PUSH_DEVICES_MAX);
      });
      return accept(true);
    },

    async list(actor: KeyHolder): Promise<PushDevice[]> {
      const rows = await deviceRepository.list(db, actor.owner);
      return rows.map((row) => {
        const { name, platform, isCapacitor } = openDevice(actor, row);
        return {
          id: row.id,
          ...{ name, platform, isCapacitor },
          registeredAt: row.registeredAt.getTime(),
          lastSeenAt: row.lastSeenAt.getTime(),
        };
      });
    },

    remove: async (actor: KeyHolder, id: string): Promise<Result<true>> =>
      (await deviceRepository.remove(db, actor.owner, id)) ? accept(true) : refuse('PUSH_DEVICE_NOT_FOUND'),

    /** Sends a test notification. A device that no longer exists at its service is removed. */
    async test(actor: KeyHolder, id: string): Promise<Result<PushResult['outcome']>> {
      const row = await deviceRepository.find(db, actor.owner, id);
      if (!row) return refuse('PUSH_DEVICE_NOT_FOUND');
      const { isDiscreet } = await readDocument(db, actor, REMINDER_SETTINGS);
      const { target } = openDevice(actor, row);
      const { outcome } = await push.send(target, testMessage(actor.owner.userId, isDiscreet, clock()));
      if (outcome === 'gone') await deviceRepository.remove(db, actor.owner, id, row.addressHash);
      return accept(outcome);
    },
  };
}
