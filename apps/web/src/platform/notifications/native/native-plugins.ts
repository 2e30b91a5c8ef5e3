import type { LocalNotificationSchema, LocalNotificationsPlugin } from '@capacitor/local-notifications';
import type { PushNotificationSchema, PushNotificationsPlugin } from '@capacitor/push-notifications';

/** A notification from the push service, as the push plugin gives it. */
export type ReceivedPush = Pick<PushNotificationSchema, 'title' | 'body'> & { readonly data?: unknown };

/** One notification to be shown by the device: every day at a time of day in its zone, or at once. */
export type LocalNotification = LocalNotificationSchema & {
  /**
   * The plugin's default is an exact alarm. Without the permission for it, which a reminder doesn't need, Android would
   * open its settings at each call.
   */
  readonly isExactNotification: false;
};

/** The plugins of the native shell that notifications need. */
export type NativePlugins = {
  readonly platform: 'android' | 'ios';
  readonly push: Pick<
    PushNotificationsPlugin,
    'checkPermissions' | 'requestPermissions' | 'register' | 'unregister' | 'addListener'
  >;
  readonly local: Pick<
    LocalNotificationsPlugin,
    'checkPermissions' | 'requestPermissions' | 'cancel' | 'addListener'
  > & { schedule(options: { notifications: LocalNotification[] }): Promise<unknown> };
};
