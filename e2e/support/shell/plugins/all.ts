import type { Native, Plugin } from '../phone-state.ts';
import { localNotifications, pushNotifications } from './notifications.ts';
import { preferences, secureStorage } from './storage.ts';
import * as system from './system.ts';

/** The methods that the app calls, of all plugins but the updater, by the name under which the bridge calls them. */
export const plugins = (native: Native): [string, Plugin][] => [
  ['App', system.app(native)],
  ['BiometricAuthNative', system.biometrics()],
  ['Haptics', system.haptics()],
  ['LocalNotifications', localNotifications(native)],
  ['Preferences', preferences(native)],
  ['PrivacyScreen', system.privacyScreen(native)],
  ['PushNotifications', pushNotifications(native)],
  ['SecureStorage', secureStorage(native)],
  ['Share', system.share(native)],
  ['SplashScreen', system.splashScreen(native)],
  ['StatusBar', system.statusBar(native)],
];
