import { controlOf } from './start-double.ts';

/** A browser's subscription at the double. */
export type Subscription = { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
/** A notification as the device of a subscription reads it, decrypted by the double. */
export type Arrived = { title: string; body: string; tag: string; data: Record<string, string>; expiresAt: number };

/** Subscribes a browser at the double. @param key the server's public key, which alone may send to it */
export const subscribe = (key: string): Promise<Subscription> =>
  controlOf(process.env.ALENTO_PUSH, 'subscriptions', { browser: 'chrome', applicationServerKey: key });

/** The notifications that arrived for a subscription. */
export async function arrivedFor({ endpoint }: Subscription): Promise<Arrived[]> {
  const { received } = await controlOf<{ received: { target: string; message: Arrived }[] }>(
    process.env.ALENTO_PUSH,
    'received',
  );
  return received.filter(({ target }) => target === endpoint).map(({ message }) => message);
}
