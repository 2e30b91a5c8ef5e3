import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Browser } from '../exchange.ts';
import type { ReceiverKeys } from './decrypt.ts';

/** What `PushSubscription.toJSON()` returns in a browser. */
export interface Subscription {
  endpoint: string;
  expirationTime: null;
  keys: { p256dh: string; auth: string };
}

export interface Registered {
  browser: Browser;
  origin: string;
  keys: ReceiverKeys;
  /** The only key that may send, base64url; any if not given. */
  applicationServerKey: string | undefined;
  isGone: boolean;
}

/** Paths in the forms of the real services. */
const PATHS: Record<Browser, string> = {
  chrome: '/fcm/send/',
  firefox: '/wpush/v2/',
  safari: '/apple/',
  edge: '/wns/notify/?token=',
};

function makeKeys(): ReceiverKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { privateKey, point, auth: randomBytes(16) };
}

/** The subscriptions that the double has made, by path and query of their endpoint. */
export class Subscriptions {
  readonly #byPath = new Map<string, Registered>();

  make(browser: Browser, origin: string, applicationServerKey?: string): Subscription {
    const keys = makeKeys();
    const path = `${PATHS[browser]}${randomBytes(24).toString('base64url')}`;
    this.#byPath.set(path, { browser, origin, keys, applicationServerKey, isGone: false });
    return {
      endpoint: origin + path,
      expirationTime: null,
      keys: { p256dh: keys.point.toString('base64url'), auth: keys.auth.toString('base64url') },
    };
  }

  /** As if the person had withdrawn the permission. */
  remove(endpoint: string): void {
    const { pathname, search } = new URL(endpoint);
    const found = this.#byPath.get(pathname + search);
    if (found) found.isGone = true;
  }

  find(path: string): Registered | undefined {
    return this.#byPath.get(path);
  }

  /** Whether a path has the form of an endpoint, known or not. Returns the browser it belongs to. */
  browserOf(path: string): Browser | undefined {
    return (Object.keys(PATHS) as Browser[]).find((browser) => path.startsWith(PATHS[browser]));
  }
}
