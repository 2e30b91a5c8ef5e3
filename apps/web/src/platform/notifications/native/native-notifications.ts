import { browserFacts } from '../browser-kind.ts';
import { type DeviceSubscription, type NotificationPort, SubscribeError } from '../notification-port.ts';
import { localReminders, reminderIds } from './local-reminders.ts';
import type { NativePlugins } from './native-plugins.ts';
import { showReceived } from './show-received.ts';

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

    /** The system gives the token again at each start of the app, so it is asked for here, once, if that is allowed. */
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
