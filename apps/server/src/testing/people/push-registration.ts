import { createECDH, randomBytes } from 'node:crypto';

/** A web push subscription with valid keys. `name` is the last part of its address. */
export function subscription(name: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  return {
    endpoint: `https://push.exemplo.com/${randomBytes(8).toString('hex')}/${name}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  };
}

/** The registration of a device; `rest` replaces some of its fields. */
export const registration = (deviceId: string, rest: object = {}) => ({
  deviceId,
  subscription: subscription(deviceId),
  platform: 'android',
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  isCapacitor: false,
  ...rest,
});
