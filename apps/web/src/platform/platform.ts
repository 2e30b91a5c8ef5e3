import type { Platform } from '@alento/domain/interface/layout';

/** The global of the native shell, read without its library, which the web never loads. */
type Shell = { getPlatform?: () => string };

const ANDROID = /\bAndroid (\d+(?:\.\d+)?)/;

/** The platform of a page with this shell and this user agent. */
export function platformOf(shell: Shell | undefined, userAgent: string): Platform {
  const os = shell?.getPlatform?.();
  if (os === 'ios') return { os };
  if (os !== 'android') return { os: 'web' };
  const version = ANDROID.exec(userAgent)?.[1];
  return { os, androidVersion: version === undefined ? null : Number(version) };
}

let asked: Platform | null = null;

/** The platform of this app, detected once. Only in a browser, not in prerendering. */
export function getPlatform(): Platform {
  asked ??= platformOf((window as { Capacitor?: Shell }).Capacitor, navigator.userAgent);
  return asked;
}
