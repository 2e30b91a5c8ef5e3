export type Platform = 'chrome' | 'firefox' | 'safari' | 'edge' | 'android' | 'ios';

/** A message that passed the checks of its service, whatever was answered. */
export interface Received {
  platform: Platform;
  /** The endpoint of a subscription, or the token of an app. */
  target: string;
  /** Milliseconds since the epoch. */
  at: number;
  protocol: 'HTTP/2' | 'HTTP/1.1';
  /** The decrypted JSON of a web push, the `message` of FCM, or the payload of APNs. */
  message: unknown;
  /** The request's headers, without Authorization. */
  headers: Record<string, string>;
  /** The status that was answered; 0 if the connection was dropped. */
  status: number;
}

/** A request that violates the protocol of its service. */
export interface Fault {
  path: string;
  reason: string;
}
