import type { DevicePlatform } from '@alento/domain/reminder/limits';
import { matchesMedia } from '../media.ts';

/** What is known about the browser without asking for anything. */
export type BrowserFacts = {
  readonly userAgent: string;
  /** An iPad calls itself a Mac; only its touch screen tells it apart. */
  readonly maxTouchPoints: number;
  /** Whether the page runs as an app of the home screen. */
  readonly isStandalone: boolean;
};

/**
 * Whether this is a browser on iOS. All of them use Safari's engine, in which push works only for an app of the home
 * screen.
 */
export const isSafariIos = ({ userAgent, maxTouchPoints }: BrowserFacts): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);

/** The operating system; `web` if the browser doesn't tell. */
export function devicePlatformOf(facts: BrowserFacts): DevicePlatform {
  const { userAgent } = facts;
  if (isSafariIos(facts)) return 'ios';
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  if (/\bWindows\b/.test(userAgent)) return 'windows';
  if (/\bMacintosh\b/.test(userAgent)) return 'macos';
  return /\b(Linux|X11|CrOS)\b/.test(userAgent) ? 'linux' : 'web';
}

/** The facts of this browser. */
export const browserFacts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints ?? 0,
  isStandalone:
    matchesMedia('(display-mode: standalone)') || ('standalone' in navigator && navigator.standalone === true),
});
