import { afterEach, beforeEach, vi } from 'vitest';

type BrowserState = { permission: NotificationPermission; hasWorker: boolean };

/** Gives the window of a test what jsdom lacks: notifications, push and a service worker. `remove` takes it away. */
export function fakeBrowser() {
  const state: BrowserState = { permission: 'default', hasWorker: true };
  const unsubscribed: string[] = [];
  const container = new EventTarget();
  let subscriptionCount = 0;
  let present: object | null = null;

  const subscribe = vi.fn(async (options: PushSubscriptionOptionsInit) => {
    subscriptionCount += 1;
    const endpoint = `https://push.test/${subscriptionCount}`;
    present = {
      options,
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        unsubscribed.push(endpoint);
        present = null;
        return true;
      },
    };
    return present;
  });
  const worker = { active: {}, pushManager: { subscribe, getSubscription: async () => present } };
  const serviceWorker = Object.assign(container, {
    getRegistration: async () => (state.hasWorker ? worker : undefined),
  });
  const requestPermission = vi.fn(async () => state.permission);
  const notification = {
    get permission() {
      return state.permission;
    },
    requestPermission,
  };

  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { Notification: notification, PushManager: class {} });

  return {
    subscribe,
    unsubscribed,
    set: (changes: Partial<BrowserState>): void => void Object.assign(state, changes),
    /** The person's answer once they are asked. */
    willAnswer: (permission: NotificationPermission): void =>
      void requestPermission.mockImplementation(async () => {
        state.permission = permission;
        return permission;
      }),
    /** Replaces the present subscription, as a browser does by itself. */
    change: async (): Promise<void> => {
      await subscribe({ applicationServerKey: null });
      subscribe.mockClear();
    },
    drop: (): void => {
      present = null;
    },
    refuseWorker: (): void => {
      serviceWorker.getRegistration = () => Promise.reject(new DOMException('insecure', 'SecurityError'));
    },
    /** Sends a message of the service worker. Returns the port for the page's answer. */
    sendFromWorker(data: unknown) {
      const answer = vi.fn<(message: unknown) => void>();
      container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage: answer }] }));
      return answer;
    },
    remove(): void {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(window, 'Notification');
      Reflect.deleteProperty(window, 'PushManager');
    },
  };
}

/** Such a window for each test of the file. */
export function withBrowser(changes: Partial<BrowserState> = {}): ReturnType<typeof fakeBrowser> {
  const browser = {} as ReturnType<typeof fakeBrowser>;
  beforeEach(() => {
    Object.assign(browser, fakeBrowser());
    browser.set(changes);
  });
  afterEach(() => browser.remove());
  return browser;
}
