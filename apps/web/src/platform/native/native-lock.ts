import { BiometricAuth, BiometryError, BiometryType } from '@aparajita/capacitor-biometric-auth';
import { PrivacyScreen } from '@capacitor/privacy-screen';
import type { ShellLock } from '../shell.ts';

const FACES: readonly BiometryType[] = [
  BiometryType.faceId,
  BiometryType.faceAuthentication,
  BiometryType.irisAuthentication,
];

/** The device's part of the discreet mode. */
export const nativeLock: ShellLock = {
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
