import type { Page } from '@playwright/test';

/** What the browser of a scene says about notifications. Without anything it supports them and has no permission yet. */
export type FakeNotifications = {
  isSupported?: boolean;
  permission?: NotificationPermission;
  /** The person's answer to the browser's question. */
  answer?: NotificationPermission;
  /** Whether this device is registered already. */
  isRegistered?: boolean;
  /** Safari on an iPhone, outside of the home-screen app. */
  isIphone?: boolean;
};

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/**
 * Replaces the browser's notifications and push in every page that is opened from now on. The browser of the gallery
 * reads notifications as denied, and has no push service.
 */
export async function fakeNotifications(page: Page, options: FakeNotifications): Promise<void> {
  await page.addInitScript(
    ({ isSupported = true, permission = 'default', answer, isRegistered = false, isIphone = false, userAgent }) => {
      const endpoint = 'https://push.exemplo/aparelho';
      const state = { permission, isSubscribed: isRegistered };
      const ask = async (): Promise<NotificationPermission> => {
        if (answer) state.permission = answer;
        return state.permission;
      };
      if (isIphone) Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
      if (!isSupported || isIphone) {
        Reflect.deleteProperty(window, 'PushManager');
        Reflect.deleteProperty(window, 'Notification');
        return;
      }
      const notification = { requestPermission: ask };
      Object.defineProperty(notification, 'permission', { get: () => state.permission });
      Object.defineProperty(window, 'Notification', { value: notification, configurable: true });
      const subscription = {
        options: {},
        toJSON: () => ({
          endpoint,
          expirationTime: null,
          keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
        }),
        unsubscribe: async () => {
          state.isSubscribed = false;
          return true;
        },
      };
      const worker = {
        active: {},
        pushManager: {
          getSubscription: async () => (state.isSubscribed ? subscription : null),
          subscribe: async () => {
            state.isSubscribed = true;
            return subscription;
          },
        },
      };
      if ('serviceWorker' in navigator) {
        Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: async () => worker });
      }
      const userId = localStorage.getItem('userId');
      if (isRegistered && userId !== null) {
        const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
        const record = JSON.stringify({ address: endpoint, at: Date.now(), timeZone });
        localStorage.setItem(`alento:${userId}:push-registration`, record);
      }
    },
    { ...options, userAgent: IPHONE },
  );
}
