import { browserFacts, devicePlatformOf, isSafariIos } from './browser-kind.ts';
import { type DeviceSubscription, type NotificationPort, SubscribeError } from './notification-port.ts';
import { OPENED, workerMessageOf } from './worker-messages.ts';

/** Whether the browser has service workers, push and notifications. */
const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Undefined too if the browser refuses service workers, as with blocked cookies. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;

const permission = (): NotificationPermission => ('Notification' in window ? Notification.permission : 'default');

/** The fields that the server gets; null for a subscription without keys, to which nothing can be sent. */
function partsOf(subscription: PushSubscription): DeviceSubscription | null {
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, expirationTime: expirationTime ?? null, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Bytes of a base64url text. Not every browser takes the key as a text. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isForKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const used = options?.applicationServerKey;
  return !used || new Uint8Array(used).join() === key.join();
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  // Of the named errors only a missing permission can't be cured by trying again.
  return new SubscribeError(error.name === 'NotAllowedError' ? 'denied' : 'service not available');
}

async function subscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

/** The notifications of a browser. */
export const webNotifications: NotificationPort = {
  async status() {
    const facts = browserFacts();
    const present = await subscription().catch(() => null);
    return {
      pushSupported: isSupported(),
      permission: permission(),
      serviceWorkerRegistered: (await registration()) !== undefined,
      subscription: present && partsOf(present),
      isSafariIOS: isSafariIos(facts),
      isHomeScreenApp: facts.isStandalone,
      isCapacitor: false,
      platform: devicePlatformOf(facts),
    };
  },

  requestPermission: async () => ('Notification' in window ? Notification.requestPermission() : 'default'),

  async subscribe(publicKey) {
    if (!isSupported()) throw new SubscribeError('unsupported');
    if (permission() === 'denied') throw new SubscribeError('denied');
    const worker = await registration();
    // The worker is registered some time after the first screen.
    if (!worker?.active) throw new SubscribeError('service not available');
    const key = bytesOf(publicKey);
    try {
      const present = await worker.pushManager.getSubscription();
      // A subscription for another key of the server can't be used, and blocks a new one.
      if (present && !isForKey(present, key)) await present.unsubscribe();
      const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const parts = partsOf(subscription);
      if (parts) return parts;
    } catch (error) {
      throw failureOf(error);
    }
    throw new SubscribeError('service not available');
  },

  async currentSubscription() {
    const present = await subscription();
    return present && partsOf(present);
  },

  async unsubscribe() {
    await (await subscription())?.unsubscribe();
  },

  remindLocally: async () => undefined,

  follow({ onOpen, onSubscriptionChange }) {
    if (!('serviceWorker' in navigator)) return () => undefined;
    const onMessage = ({ data, ports }: MessageEvent<unknown>): void => {
      const message = workerMessageOf(data);
      if (message?.type === 'subscription-changed') onSubscriptionChange();
      if (message?.type !== 'open-path') return;
      ports[0]?.postMessage(OPENED);
      onOpen(message.path);
    };
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  },
};
