import type { Platform } from '@alento/domain/interface/layout';

/** The global object of the native shell. It is read directly, because the web doesn't load the shell's library. */
type Shell = { getPlatform?: () => string };

const ANDROID = /\bAndroid (\d+(?:\.\d+)?)/;

/** Detects the platform from the shell's global and the user agent. */
export function platformOf(shell: Shell | undefined, userAgent: string): Platform {
  const os = shell?.getPlatform?.();
  if (os === 'ios') return { os };
  if (os !== 'android') return { os: 'web' };
  const version = ANDROID.exec(userAgent)?.[1];
  return { os, androidVersion: version === undefined ? null : Number(version) };
}

let detected: Platform | null = null;

/** The platform of this app, detected at the first call. It must be called in a browser, not during prerendering. */
export function getPlatform(): Platform {
  detected ??= platformOf((window as { Capacitor?: Shell }).Capacitor, navigator.userAgent);
  return detected;
}
