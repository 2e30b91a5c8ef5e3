/** Where a notification is sent: a browser's subscription (RFC 8030), or the token of an app on Android or iOS. */
export type PushTarget =
  | { readonly kind: 'web'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly kind: 'fcm'; readonly token: string }
  | { readonly kind: 'apns'; readonly token: string };

/**
 * What every channel shows. The texts are complete: no service adds to them, and none of them contains a word that a
 * person wrote.
 */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /**
   * Groups notifications: a newer one with the same tag replaces the older one. At most 32 characters, A–Z a–z 0–9 - _.
   */
  readonly tag: string;
  /** Strings for the app that shows the notification: what kind it is, where a tap leads, for which account it is. */
  readonly data: Readonly<Record<string, string>>;
  /** Instant after which the notification is no longer wanted, ms epoch. Services drop it then. */
  readonly expiresAt: number;
};

/**
 * Result of sending one message.
 *
 * - `accepted`: the service took it.
 * - `gone`: the target no longer exists and must be removed.
 * - `later`: the service can't take it now. `afterMs` is its Retry-After in ms; null if it gave none.
 * - `refused`: the service will never take this message; the target may still be good. `status` is the service's HTTP
 *   status, or 0 if nothing was sent: the message has expired, or the target's address or kind isn't allowed here.
 */
export type PushResult =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'later'; readonly afterMs: number | null }
  | { readonly outcome: 'refused'; readonly status: number };

/** Sends notifications. It never throws: failures of a service are results. */
export interface PushSender {
  /** The key with which browsers subscribe: VAPID public key, base64url of the uncompressed point. */
  readonly publicKey: string;
  /** Whether targets of this kind can be sent to: `fcm` and `apns` need configuration. */
  sends(kind: PushTarget['kind']): boolean;
  /** Whether the address of a subscription may be used (https, no private network, or an allowed origin). */
  accepts(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage): Promise<PushResult>;
  /** Ends all connections. Messages under way get the result `later`. */
  close(): Promise<void>;
}
