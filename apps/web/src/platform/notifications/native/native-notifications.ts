import { PUSH_DEDUP_MS } from '@alento/domain/reminder/limits';
import { NEUTRAL_ICON } from '@alento/domain/reminder/neutral-icon';
import { browserFacts } from '../browser-kind.ts';
import { type DeviceSubscription, type NotificationPort, SubscribeError } from '../notification-port.ts';
import { tapTargetOf } from '../tap-target.ts';
import { localReminders, reminderIds } from './local-reminders.ts';
import type { NativePlugins, ReceivedPush } from './native-plugins.ts';

/** A 32-bit FNV-1a hash of a text, for comparison only. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A hash of what a push says and leads to. The order of its fields doesn't matter. */
export function contentHashOf({ title = '', body = '', data }: ReceivedPush): number {
  const fields = typeof data === 'object' && data !== null ? Object.entries(data).sort() : [];
  return hashOf(JSON.stringify([title, body, fields]));
}

/** Tells whether a push with the same content was seen in the 10 seconds before. */
export class RepeatedPushes {
  readonly #seenAt = new Map<number, number>();

  /** Notes the push, unless it repeats one. */
  isRepeated(push: ReceivedPush, now: number): boolean {
    for (const [hash, at] of this.#seenAt) if (now - at >= PUSH_DEDUP_MS || now < at) this.#seenAt.delete(hash);
    const hash = contentHashOf(push);
    if (this.#seenAt.has(hash)) return true;
    this.#seenAt.set(hash, now);
    return false;
  }
}

/** Ids of displayed pushes, apart from those of the reminders. */
const FIRST_ID = 1000;
const IDS = 1_000_000;

const isDiscreet = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'discreet' in data && data.discreet === '1';

/**
 * Shows each received push as a local notification, unless it repeats one, and opens the target of a tapped
 * notification.
 *
 * @param open opens a path in the app.
 * @returns a function that stops it.
 */
async function showReceived(
  { push, local }: NativePlugins,
  { open, now }: { open: (path: string) => void; now: () => number },
): Promise<() => Promise<void>> {
  const repeated = new RepeatedPushes();
  let pushCount = 0;
  const show = async (received: ReceivedPush): Promise<void> => {
    if (repeated.isRepeated(received, now())) return;
    pushCount += 1;
    const { title = '', body = '', data } = received;
    const id = FIRST_ID + (pushCount % IDS);
    const icon = isDiscreet(data) ? { smallIcon: NEUTRAL_ICON } : {};
    await local.schedule({ notifications: [{ id, title, body, extra: data, isExactNotification: false, ...icon }] });
  };
  const handles = await Promise.all([
    push.addListener('pushNotificationReceived', (received) => void show(received)),
    push.addListener('pushNotificationActionPerformed', ({ notification }) => open(tapTargetOf(notification.data))),
    local.addListener('localNotificationActionPerformed', ({ notification }) => open(tapTargetOf(notification.extra))),
  ]);
  return async () => {
    await Promise.all(handles.map((handle) => handle.remove()));
  };
}

/** How long to wait for the system's token, ms. */
const TOKEN_ANSWER_MS = 10_000;

/** Both permissions have to be granted. */
function jointly(push: string, local: string): NotificationPermission {
  if (push === 'denied' || local === 'denied') return 'denied';
  return push === 'granted' && local === 'granted' ? 'granted' : 'default';
}

const isDenial = (text: string): boolean => /denied|not (authori[sz]ed|permitted)|permission/i.test(text);

/** The token that the system gives after `register()`. Throws SubscribeError. */
async function tokenFrom({ push }: NativePlugins): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const handles = await Promise.all([
    push.addListener('registration', ({ value }) => resolve(value)),
    push.addListener('registrationError', ({ error }) =>
      reject(new SubscribeError(isDenial(error) ? 'denied' : 'service not available')),
    ),
  ]);
  const timer = setTimeout(() => reject(new SubscribeError('service not available')), TOKEN_ANSWER_MS);
  try {
    await push.register();
    return await promise;
  } finally {
    clearTimeout(timer);
    await Promise.all(handles.map((handle) => handle.remove()));
  }
}

/** The notifications of the native app. */
export function nativeNotifications(plugins: NativePlugins): NotificationPort {
  const { push, local, platform } = plugins;
  let subscription: DeviceSubscription | null = null;

  const permission = async (): Promise<NotificationPermission> => {
    const [{ receive }, { display }] = await Promise.all([push.checkPermissions(), local.checkPermissions()]);
    return jointly(receive, display);
  };

  const subscribe = async (): Promise<DeviceSubscription> => {
    if ((await permission()) === 'denied') throw new SubscribeError('denied');
    subscription = { token: await tokenFrom(plugins) };
    return subscription;
  };

  return {
    status: async () => ({
      pushSupported: true,
      permission: await permission(),
      serviceWorkerRegistered: false,
      subscription,
      isSafariIOS: false,
      isHomeScreenApp: browserFacts().isStandalone,
      isCapacitor: true,
      platform,
    }),

    async requestPermission() {
      const { receive } = await push.requestPermissions();
      // Asking a second question after a refusal would be pressure.
      if (receive === 'denied') return 'denied';
      return jointly(receive, (await local.requestPermissions()).display);
    },

    subscribe,

    /**
     * The system issues the token again at each start of the app, so it is requested here, once, if that is allowed.
     */
    currentSubscription: async () =>
      subscription === null && (await permission()) === 'granted' ? subscribe() : subscription,

    async unsubscribe() {
      subscription = null;
      await push.unregister();
    },

    async remindLocally(times) {
      await local.cancel({ notifications: reminderIds() });
      if (times === null || (await permission()) !== 'granted') return;
      const notifications = localReminders(times);
      if (notifications.length > 0) await local.schedule({ notifications });
    },

    follow({ onOpen }) {
      const showing = showReceived(plugins, { open: onOpen, now: () => Date.now() });
      return () => void showing.then((stop) => stop());
    },
  };
}
