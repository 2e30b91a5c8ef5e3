import type { Platform } from '@alento/domain/interface/layout';

/** What the native shell leaves on the page; asked without its library, which the web never loads. */
type Shell = { getPlatform?: () => string };

const ANDROID = /\bAndroid (\d+(?:\.\d+)?)/;

/** Where a page with this shell and this user agent runs. */
export function platformOf(shell: Shell | undefined, userAgent: string): Platform {
  const os = shell?.getPlatform?.();
  if (os === 'ios') return { os };
  if (os !== 'android') return { os: 'web' };
  const version = ANDROID.exec(userAgent)?.[1];
  return { os, androidVersion: version === undefined ? null : Number(version) };
}

let asked: Platform | null = null;

/** Where this app runs: asked once. In a browser only, never while a page is drawn on a server. */
export function getPlatform(): Platform {
  asked ??= platformOf((window as { Capacitor?: Shell }).Capacitor, navigator.userAgent);
  return asked;
}
