import { type Native, NativeError, type Plugin, SHELL_VERSION } from '../phone-state.ts';

const nothing = (): undefined => undefined;

/** @capacitor/app. */
export const app = (native: Native): Plugin => ({
  getInfo: () => ({ id: 'app.alento', name: 'Alento', build: '1', version: SHELL_VERSION }),
  getLaunchUrl: () => (native.state.launchUrl === null ? null : { url: native.state.launchUrl }),
  minimizeApp: () => native.leave(),
});

/** @capacitor/haptics, whose calls a story reads in the list of calls. */
export const haptics = (): Plugin => ({ impact: nothing, notification: nothing });

/** @capacitor/share. */
export const share = ({ state }: Native): Plugin => ({
  share({ title, text, url, files }) {
    if (!text && !url && !files) throw new NativeError('Must provide a URL or Message or files');
    if (state.cancelsSharing) throw new NativeError('Share canceled');
    return { activityType: title === undefined ? '' : 'com.exemplo.mensagens' };
  },
});

/** @capacitor/status-bar. */
export const statusBar = ({ state }: Native): Plugin => ({
  setStyle({ style }) {
    state.statusBarStyle = String(style);
  },
});

/** @capacitor/splash-screen. */
export const splashScreen = ({ state }: Native): Plugin => ({
  hide() {
    state.splashGoneAt = Date.now();
  },
});

/** @capacitor/privacy-screen. */
export const privacyScreen = ({ state }: Native): Plugin => ({
  enable() {
    state.isHiddenInSwitcher = true;
    return { success: true };
  },
  disable() {
    state.isHiddenInSwitcher = false;
    return { success: true };
  },
});

/** @aparajita/capacitor-biometric-auth of a phone whose owner has no fingerprint and no face in it. */
export const biometrics = (): Plugin => ({
  checkBiometry: () => ({
    isAvailable: false,
    strongBiometryIsAvailable: false,
    biometryType: 0,
    biometryTypes: [],
    deviceIsSecure: true,
    reason: '',
    code: 'biometryNotEnrolled',
    strongReason: '',
    strongCode: '',
  }),
});
