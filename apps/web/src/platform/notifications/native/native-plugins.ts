/** State of a permission, as the plugins report it. */
type PluginPermission = 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied';

/** A notification from the push service, as the push plugin gives it. */
export type ReceivedPush = {
  readonly title?: string;
  readonly body?: string;
  readonly data?: unknown;
};

/** One notification to be shown by the device. */
export type LocalNotification = {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  /** The time of day at which it is shown every day, in the device's zone; at once if it is missing. */
  readonly schedule?: {
    readonly on: { readonly hour: number; readonly minute: number; readonly second: number };
    readonly allowWhileIdle: true;
  };
  readonly extra?: unknown;
  /** Name of another drawing for Android's status bar than the brand's. */
  readonly smallIcon?: string;
  /**
   * The plugin's default is an exact alarm. Without the permission for it, which a reminder doesn't need, Android would
   * open its settings at each call.
   */
  readonly isExactNotification: false;
};

type Handle = { remove(): Promise<void> };

/** What is used of @capacitor/push-notifications. */
interface PushPlugin {
  checkPermissions(): Promise<{ receive: PluginPermission }>;
  requestPermissions(): Promise<{ receive: PluginPermission }>;
  register(): Promise<void>;
  unregister(): Promise<void>;
  addListener(event: 'registration', listener: (token: { value: string }) => void): Promise<Handle>;
  addListener(event: 'registrationError', listener: (failure: { error: string }) => void): Promise<Handle>;
  addListener(event: 'pushNotificationReceived', listener: (push: ReceivedPush) => void): Promise<Handle>;
  addListener(
    event: 'pushNotificationActionPerformed',
    listener: (tap: { notification: ReceivedPush }) => void,
  ): Promise<Handle>;
}

/** What is used of @capacitor/local-notifications. */
interface LocalPlugin {
  checkPermissions(): Promise<{ display: PluginPermission }>;
  requestPermissions(): Promise<{ display: PluginPermission }>;
  schedule(options: { notifications: LocalNotification[] }): Promise<unknown>;
  cancel(options: { notifications: { id: number }[] }): Promise<void>;
  addListener(
    event: 'localNotificationActionPerformed',
    listener: (tap: { notification: { extra?: unknown } }) => void,
  ): Promise<Handle>;
}

/** The plugins of the native shell that notifications need. */
export type NativePlugins = {
  readonly platform: 'android' | 'ios';
  readonly push: PushPlugin;
  readonly local: LocalPlugin;
};
