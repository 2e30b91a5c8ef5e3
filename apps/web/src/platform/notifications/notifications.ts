import { getDevice } from '../this-device.ts';
import type { NotificationPort } from './notification-port.ts';

let port: Promise<NotificationPort> | null = null;

const load = async (): Promise<NotificationPort> =>
  getDevice().shell?.notifications ?? (await import('./web-notifications.ts')).webNotifications;

/** The notifications of this device, chosen at the first call. It must be called in a browser. */
export function getNotifications(): Promise<NotificationPort> {
  // A failed load is tried again by the next call.
  port ??= load().catch((error: unknown) => {
    port = null;
    throw error;
  });
  return port;
}
