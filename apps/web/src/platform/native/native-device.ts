import { BiometricAuth, BiometryError, BiometryType } from '@aparajita/capacitor-biometric-auth';
import { App } from '@capacitor/app';
import { Haptics, ImpactStyle, NotificationType } from '@capacitor/haptics';
import { Keyboard } from '@capacitor/keyboard';
import { LocalNotifications } from '@capacitor/local-notifications';
import { PrivacyScreen } from '@capacitor/privacy-screen';
import { PushNotifications } from '@capacitor/push-notifications';
import { Share } from '@capacitor/share';
import { SplashScreen } from '@capacitor/splash-screen';
import { StatusBar, Style } from '@capacitor/status-bar';
import type { Device, Stop, Touch } from '../device.ts';
import { nativeNotifications } from '../notifications/native/native-notifications.ts';
import { getPlatform } from '../platform.ts';
import type { Shell, ShellLock } from '../shell.ts';
import { confirmOwnVersion } from './confirm-own-version.ts';
import { isNewLaunchLink } from './launch-link.ts';
import { removerOf } from './listeners.ts';
import { nativeStorage } from './native-storage.ts';
import { nativeUpdates } from './native-updates.ts';

const FACES: readonly BiometryType[] = [
  BiometryType.faceId,
  BiometryType.faceAuthentication,
  BiometryType.irisAuthentication,
];

/** The device's part of the discreet mode. */
const nativeLock: ShellLock = {
  async biometrics() {
    const { isAvailable, biometryType } = await BiometricAuth.checkBiometry();
    if (!isAvailable) return null;
    return FACES.includes(biometryType) ? 'face' : 'fingerprint';
  },

  async recognise(reason) {
    try {
      // Without the device's own code: who knows that code must not get in by it.
      await BiometricAuth.authenticate({ reason, cancelTitle: 'Usar o PIN', allowDeviceCredential: false });
      return true;
    } catch (error) {
      if (error instanceof BiometryError) return false;
      throw error;
    }
  },

  async hideInSwitcher(isHidden) {
    if (isHidden) {
      await PrivacyScreen.enable({
        android: { preventScreenshots: true, privacyModeOnActivityHidden: 'splash' },
        ios: { blurEffect: 'none' },
      });
    } else await PrivacyScreen.disable();
  },
};

/** The path of an address of our host that another app opened; null for any other address and for the API. */
function pathOfLink(url: string, publicUrl: string): string | null {
  if (!URL.canParse(url) || !URL.canParse(publicUrl)) return null;
  const { origin, pathname, search, hash } = new URL(url);
  return origin === new URL(publicUrl).origin && !/^\/(\/|api\/)/.test(pathname) ? `${pathname}${search}${hash}` : null;
}

/** The functions of the native shell, by the plugins that it contains. */
function openNativeShell(): Shell {
  const os = getPlatform().os === 'ios' ? 'ios' : 'android';
  return {
    os,
    version: async () => (await App.getInfo()).version,
    followBack: (onBack) => removerOf([App.addListener('backButton', onBack)]),
    leave: () => void App.minimizeApp(),

    followLinks(open) {
      const follow = (url: string): void => {
        const path = pathOfLink(url, import.meta.env.VITE_PUBLIC_URL ?? '');
        if (path !== null) open(path);
      };
      void App.getLaunchUrl().then((launched) => launched && isNewLaunchLink(launched.url) && follow(launched.url));
      return removerOf([App.addListener('appUrlOpen', ({ url }) => follow(url))]);
    },

    followKeyboard: (onHeight) =>
      removerOf([
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

const VIBRATIONS: Record<Touch, () => Promise<void>> = {
  choice: () => Haptics.impact({ style: ImpactStyle.Light }),
  hold: () => Haptics.impact({ style: ImpactStyle.Medium }),
  success: () => Haptics.notification({ type: NotificationType.Success }),
};

/** The cancelled sheet rejects with this text on both systems. */
const isCancelled = (error: unknown): boolean => error instanceof Error && /cancel/i.test(error.message);

/** The native shell as a device. */
export async function openNativeDevice(): Promise<Device> {
  return {
    storage: await nativeStorage(),
    // A device without a motor, or with vibration switched off, rejects; nobody needs to know.
    vibrate: (touch) => void VIBRATIONS[touch]().catch(() => undefined),

    async share({ title, url }) {
      try {
        await Share.share({ title, url });
        return true;
      } catch (error) {
        return isCancelled(error);
      }
    },

    followPresence({ onAway, onReturn }): Stop {
      return removerOf([App.addListener('pause', onAway), App.addListener('resume', onReturn)]);
    },

    shell: openNativeShell(),
  };
}
