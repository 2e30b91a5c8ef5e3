import { nativePlugins } from './native/native-plugins.ts';
import type { NotificationPort } from './notification-port.ts';

let asked: Promise<NotificationPort> | null = null;

async function load(): Promise<NotificationPort> {
  const plugins = nativePlugins();
  if (plugins === null) return (await import('./web-notifications.ts')).webNotifications;
  return (await import('./native/native-notifications.ts')).nativeNotifications(plugins);
}

/** The notifications of this device, chosen at the first call. It must be called in a browser. */
export function getNotifications(): Promise<NotificationPort> {
  // A failed load is tried again by the next call.
  asked ??= load().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
