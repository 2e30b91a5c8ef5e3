import { createECDH, randomBytes } from 'node:crypto';
import type { TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['newPerson']>>;

/** A browser's subscription with real keys. */
export function subscription(name: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  return {
    endpoint: `https://push.exemplo.com/${randomBytes(8).toString('hex')}/${name}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  };
}

export const registration = (deviceId: string, rest: object = {}): object => ({
  deviceId,
  subscription: subscription(deviceId),
  platform: 'android',
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  isCapacitor: false,
  ...rest,
});

/** Registers a device of a person; its push address ends with its id. */
export const register = (person: Person, deviceId: string, rest: object = {}) =>
  person.call('POST', '/push-notifications/register', registration(deviceId, rest));

/** Sets a person's reminders. */
export const schedule = (person: Person, times: object, headers: Record<string, string> = {}) =>
  person.call('PUT', '/push-notifications/schedule', { deviceId: 'aparelho-1', ...times }, headers);

/** Last parts of the push addresses that got a notification, in order. */
export const addressesOf = (app: TestApp): string[] =>
  app.push.sent.map(({ target }) => (target.kind === 'web' ? (target.endpoint.split('/').at(-1) ?? '') : target.token));
