import { type Native, NativeError, type Plugin } from '../phone-state.ts';

const nothing = (): undefined => undefined;

/** @capacitor/app. */
export const app = (native: Native): Plugin => ({
  getInfo: () => ({ id: 'app.alento', name: 'Alento', build: '1', version: native.state.shellVersion }),
  getState: () => ({ isActive: true }),
  getLaunchUrl: () => (native.state.launchUrl === null ? null : { url: native.state.launchUrl }),
  minimizeApp: () => native.leave(),
  exitApp: () => native.leave(),
  toggleBackButtonHandler: nothing,
  getAppLanguage: () => ({ value: 'pt-BR' }),
});

/** @capacitor/haptics, whose calls a story reads in the list of calls. */
export const haptics = (): Plugin => ({
  impact: nothing,
  notification: nothing,
  vibrate: nothing,
  selectionStart: nothing,
  selectionChanged: nothing,
  selectionEnd: nothing,
});

/** @capacitor/share. */
export const share = ({ state }: Native): Plugin => ({
  canShare: () => ({ value: true }),
  share({ title, text, url, files }) {
    if (!text && !url && !files) throw new NativeError('Must provide a URL or Message or files');
    if (state.cancelsSharing) throw new NativeError('Share canceled');
    return { activityType: title === undefined ? '' : 'com.exemplo.mensagens' };
  },
});

/** @capacitor/keyboard. Its events come from the phone's `showKeyboard` and `hideKeyboard`. */
export const keyboard = ({ emit }: Native): Plugin => ({
  show: nothing,
  async hide() {
    await emit('Keyboard', 'keyboardWillHide', {});
    await emit('Keyboard', 'keyboardDidHide', {});
  },
  setAccessoryBarVisible: nothing,
  setScroll: nothing,
  setStyle: nothing,
  setResizeMode: nothing,
  getResizeMode: () => ({ mode: 'none' }),
});

/** @capacitor/status-bar. */
export const statusBar = ({ state }: Native): Plugin => ({
  setStyle({ style }) {
    state.statusBarStyle = String(style);
  },
  setBackgroundColor: nothing,
  setOverlaysWebView: nothing,
  show: nothing,
  hide: nothing,
  getInfo: () => ({ visible: true, style: state.statusBarStyle, overlays: true, height: 24 }),
});

/** SystemBars, which is part of Capacitor itself. */
export const systemBars = ({ state }: Native): Plugin => ({
  setStyle({ style }) {
    state.statusBarStyle = String(style);
  },
  setAnimation: nothing,
  show: nothing,
  hide: nothing,
});

/** @capacitor/splash-screen. */
export const splashScreen = ({ state }: Native): Plugin => ({
  show() {
    state.splashGoneAt = null;
  },
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
  isEnabled: () => ({ enabled: state.isHiddenInSwitcher }),
});

/** @capacitor/network. */
export const network = ({ state }: Native): Plugin => ({
  getStatus: () => ({ connected: state.isOnline, connectionType: state.isOnline ? 'wifi' : 'none' }),
});

/** @aparajita/capacitor-biometric-auth: the numbers are those of its BiometryType. */
export const biometrics = ({ os, state }: Native): Plugin => ({
  checkBiometry() {
    const isAvailable = state.biometrics !== 'none';
    const kinds = os === 'ios' ? { none: 0, fingerprint: 1, face: 2 } : { none: 0, fingerprint: 3, face: 4 };
    const biometryType = kinds[state.biometrics];
    return {
      isAvailable,
      strongBiometryIsAvailable: isAvailable,
      biometryType,
      biometryTypes: isAvailable ? [biometryType] : [],
      deviceIsSecure: true,
      reason: '',
      code: isAvailable ? '' : 'biometryNotEnrolled',
      strongReason: '',
      strongCode: '',
    };
  },
  internalAuthenticate() {
    if (state.recognition === 'cancelled') throw new NativeError('Authentication was cancelled.', 'userCancel');
    if (state.recognition === 'failed') throw new NativeError('Authentication failed.', 'authenticationFailed');
  },
});
