import type { DevicePlatform } from '@alento/domain/reminder/limits';
import type { ReminderTimes } from './native/local-reminders.ts';

/** A browser's subscription, with the fields of `PushSubscription.toJSON()`. Keys are base64url. */
type WebSubscription = {
  readonly endpoint: string;
  readonly expirationTime: number | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Where this device gets notifications: a browser's subscription, or the token of the native app. */
export type DeviceSubscription = WebSubscription | { readonly token: string };

/** The part of a subscription that identifies it. */
export const addressOf = (subscription: DeviceSubscription): string =>
  'token' in subscription ? subscription.token : subscription.endpoint;

/** What the device says about notifications. The server's part, `backendRegistered`, is added to it. */
export type DeviceNotifications = {
  readonly pushSupported: boolean;
  readonly permission: NotificationPermission;
  readonly serviceWorkerRegistered: boolean;
  readonly subscription: DeviceSubscription | null;
  readonly isSafariIOS: boolean;
  readonly isHomeScreenApp: boolean;
  readonly isCapacitor: boolean;
  readonly platform: DevicePlatform;
};

/**
 * Why a subscription or token could not be obtained. A denied permission is not tried again, the temporary 'service not
 * available' is.
 */
export type SubscribeFailure = 'denied' | 'service not available' | 'unsupported';

export class SubscribeError extends Error {
  override readonly name = 'SubscribeError';
  readonly reason: SubscribeFailure;

  constructor(reason: SubscribeFailure) {
    super(reason);
    this.reason = reason;
  }
}

type NotificationListeners = {
  /** A path of the app. */
  readonly onOpen: (path: string) => void;
  readonly onSubscriptionChange: () => void;
};

/** The device's notifications: of a browser, or of the native app. */
export interface NotificationPort {
  status(): Promise<DeviceNotifications>;
  /** Asks for every permission that notifications need. It must be called in response to a press. */
  requestPermission(): Promise<NotificationPermission>;
  /**
   * Subscribes, or returns the present subscription. Throws SubscribeError.
   *
   * @param publicKey the server's VAPID key, base64url. The native app doesn't use it.
   */
  subscribe(publicKey: string): Promise<DeviceSubscription>;
  /** The present subscription; null without one. Throws SubscribeError if the native app's token can't be obtained. */
  currentSubscription(): Promise<DeviceSubscription | null>;
  unsubscribe(): Promise<void>;
  /**
   * Sets the reminders that the device itself shows, which replace the earlier ones; null removes them. A browser has
   * none.
   */
  remindLocally(times: ReminderTimes | null): Promise<void>;
  /**
   * Follows what happens outside of the page: a tapped notification whose path is to be opened, and a subscription that
   * the browser has changed. In the native app it also shows received pushes.
   *
   * @returns a function that stops it.
   */
  follow(listeners: NotificationListeners): () => void;
}
