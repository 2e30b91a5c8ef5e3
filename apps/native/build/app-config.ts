import { generateKeyPairSync } from 'node:crypto';
import { APP_ID, DEFAULT_CHANNEL } from '@alento/domain/update/updates';
import type { CapacitorConfig } from '@capacitor/cli';
import { COLOURS } from './colours.ts';
import { type BuildEnvironment, UPDATE_KEY_BITS } from './environment.ts';

/**
 * The lowest WebView that has every function the app calls: `Map.groupBy` (117), `Promise.withResolvers` (119),
 * `URL.canParse` (120). The build's syntax (ES2023) needs 110. Android 8 and later get it from the store; the last
 * WebView of Android 7 is 119, so `minSdkVersion` is 26. On iOS the same functions need 17.4.
 */
const MIN_WEBVIEW = 120;

/**
 * How long a new version may take until it confirms that it works, ms. Then the shell goes back to the version before.
 * It confirms once its first screen is drawn and the server answered or is known to be out of reach, which takes longest
 * on a slow phone with a poor connection.
 */
const READY_WITHIN_MS = 60_000;

/** How long the splash screen stays if the app doesn't remove it, ms: as long as a slow phone needs. */
const SPLASH_AT_MOST_MS = 10_000;

/** A public key whose private half is forgotten. */
const keyOfNobody = (): string =>
  generateKeyPairSync('rsa', { modulusLength: UPDATE_KEY_BITS })
    .publicKey.export({ type: 'pkcs1', format: 'pem' })
    .toString();

/** Capacitor's configuration for a build of the shell. */
export function appConfig({ publicUrl, updateKey }: BuildEnvironment): CapacitorConfig {
  return {
    appId: APP_ID,
    appName: 'Alento',
    webDir: 'www',
    // What the web app writes to the console can contain a person's words, and other apps' tools can read the log.
    loggingBehavior: 'none',
    // Text size follows the system's setting; pinching would move fixed elements.
    zoomEnabled: false,
    server: { androidScheme: 'https', hostname: 'localhost', cleartext: false, errorPath: 'error.html' },
    // The WebView can be inspected in a debug build only, which is the default of both systems.
    android: { minWebViewVersion: MIN_WEBVIEW, allowMixedContent: false },
    ios: {
      contentInset: 'never',
      // A long press on a link would load it in a preview, outside of the app.
      allowsLinkPreview: false,
    },
    plugins: {
      CapacitorUpdater: {
        // The app asks, downloads and installs by itself (features/app-update).
        autoUpdate: 'off',
        updateUrl: `${publicUrl}/api/updates`,
        statsUrl: updateKey === null ? '' : `${publicUrl}/api/updates/stats`,
        // The person's channel is kept by the app.
        channelUrl: '',
        defaultChannel: DEFAULT_CHANNEL,
        // The updater refuses whatever isn't signed with the private half. Without a key it would accept anything.
        publicKey: updateKey ?? keyOfNobody(),
        appReadyTimeout: READY_WITHIN_MS,
        autoDeleteFailed: true,
        // Earlier versions stay for /configuracoes/atualizacoes, which deletes them (at most 3).
        autoDeletePrevious: false,
        // A newer shell from the store starts with the version that it contains.
        resetWhenUpdate: true,
        directUpdate: false,
        allowModifyUrl: false,
        allowModifyAppId: false,
        allowManualBundleError: false,
        allowSetDefaultChannel: false,
        allowPreview: false,
        persistCustomId: false,
        shakeMenu: false,
        allowShakeChannelSelector: false,
        disableJSLogging: true,
        osLogging: false,
      },
      // The app removes the splash screen once its first screen is drawn (`Shell.showApp`).
      SplashScreen: {
        launchAutoHide: true,
        launchShowDuration: SPLASH_AT_MOST_MS,
        launchFadeOutDuration: 200,
        showSpinner: false,
      },
      SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover', style: 'DEFAULT' },
      StatusBar: { overlaysWebView: true, style: 'DEFAULT' },
      // On both systems the keyboard makes the web view smaller (on Android by Capacitor's SystemBars).
      Keyboard: { resize: 'native', autoBackdropColor: 'dom' },
      // A push that arrives while the app is open is shown by the app, once, as a local notification.
      PushNotifications: { presentationOptions: [] },
      LocalNotifications: {
        smallIcon: 'ic_notification',
        iconColor: COLOURS.brand,
        presentationOptions: ['sound', 'banner', 'list'],
      },
    },
  };
}
