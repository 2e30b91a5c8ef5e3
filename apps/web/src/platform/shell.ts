import type { NotificationPort } from './notifications/notification-port.ts';
import type { ShellUpdates } from './shell-updates.ts';
import type { Stop } from './stop.ts';

/** How the device can recognise its owner; null if it can't, or if the owner has not set it up. */
export type Biometrics = 'face' | 'fingerprint' | null;

/** What only the native shell can do. */
export interface Shell {
  readonly os: 'android' | 'ios';
  /** Version of the shell from the store, such as `1.2.0`. An update over the air doesn't change it. */
  version(): Promise<string>;
  /** Calls the listener at each press of the hardware back button. Only Android has one. */
  followBack(onBack: () => void): Stop;
  /** Leaves the app, which stays open in the background. */
  leave(): void;
  /** Calls `open` with the path of each address of our host that another app opens, the one at the start included. */
  followLinks(open: (path: string) => void): Stop;
  /** Calls the listener with the height of the on-screen keyboard, CSS px; 0 if it is closed. */
  followKeyboard(onHeight: (px: number) => void): Stop;
  /** Sets the colour of the status bar's icons for the theme that is shown. */
  showTheme(theme: 'light' | 'dark'): void;
  /** Removes the splash screen. */
  showApp(): void;
  readonly lock: ShellLock;
  readonly notifications: NotificationPort;
  /** Updates over the air; null if this build has no key with which they could be verified. */
  readonly updates: ShellUpdates | null;
}

/** The device's part of the discreet mode. */
export interface ShellLock {
  biometrics(): Promise<Biometrics>;
  /** Asks the device to recognise its owner. Returns false if it didn't, or if the person cancelled. */
  recognise(reason: string): Promise<boolean>;
  /** Shows a blank page in the task switcher, and forbids screenshots where the system can. */
  hideInSwitcher(isHidden: boolean): Promise<void>;
}
