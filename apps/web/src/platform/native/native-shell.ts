import { App } from '@capacitor/app';
import { Keyboard } from '@capacitor/keyboard';
import { LocalNotifications } from '@capacitor/local-notifications';
import { PushNotifications } from '@capacitor/push-notifications';
import { SplashScreen } from '@capacitor/splash-screen';
import { StatusBar, Style } from '@capacitor/status-bar';
import { nativeNotifications } from '../notifications/native/native-notifications.ts';
import { getPlatform } from '../platform.ts';
import type { Shell } from '../shell.ts';
import { confirmOwnVersion } from './confirm-own-version.ts';
import { isNewLaunchLink } from './launch-link.ts';
import { pathOfLink } from './link-path.ts';
import { stopping } from './listeners.ts';
import { nativeLock } from './native-lock.ts';
import { nativeUpdates } from './native-updates.ts';

/** The functions of the native shell, by the plugins that it contains. */
export function openNativeShell(): Shell {
  const os = getPlatform().os === 'ios' ? 'ios' : 'android';
  return {
    os,
    version: async () => (await App.getInfo()).version,
    followBack: (onBack) => stopping([App.addListener('backButton', onBack)]),
    leave: () => void App.minimizeApp(),

    followLinks(open) {
      const follow = (url: string): void => {
        const path = pathOfLink(url, import.meta.env.VITE_PUBLIC_URL ?? '');
        if (path !== null) open(path);
      };
      void App.getLaunchUrl().then((launched) => launched && isNewLaunchLink(launched.url) && follow(launched.url));
      return stopping([App.addListener('appUrlOpen', ({ url }) => follow(url))]);
    },

    followKeyboard: (onHeight) =>
      stopping([
        Keyboard.addListener('keyboardWillShow', ({ keyboardHeight }) => onHeight(keyboardHeight)),
        Keyboard.addListener('keyboardWillHide', () => onHeight(0)),
      ]),

    // `Dark` is the style for dark grounds: light icons.
    showTheme: (theme) => void StatusBar.setStyle({ style: theme === 'dark' ? Style.Dark : Style.Light }),
    showApp: () => void SplashScreen.hide(),
    lock: nativeLock,
    notifications: nativeNotifications({ platform: os, push: PushNotifications, local: LocalNotifications }),
    updates: import.meta.env.VITE_UPDATES === 'on' ? confirmOwnVersion(nativeUpdates) : null,
  };
}
