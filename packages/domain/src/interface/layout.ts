/** The platform of the app. `androidVersion` is null outside Android and if the device doesn't report it. */
export type Platform = { os: 'web' } | { os: 'ios' } | { os: 'android'; androidVersion: number | null };

/** Height of the bottom navigation, px. */
export const NAVIGATION_HEIGHT = 70;
const NAVIGATION_HEIGHT_IOS = 68;
const NAVIGATION_HEIGHT_ANDROID_UNKNOWN = 66;
/** Heights by Android version, newest first. The first version that the device has reached determines the height. */
const NAVIGATION_HEIGHTS_ANDROID = [
  { from: 13, height: 68 },
  { from: 10, height: 66 },
  { from: 0, height: 64 },
] as const;
/**
 * Minimum space below the bottom navigation, px. The style sheet repeats the value, and a test compares both.
 *
 * @internal
 */
export const NAVIGATION_BOTTOM_PADDING = 8;

/** Height reserved for the player bar, px. */
export const PLAYER_OFFSET = 76;

/** Space that smooth scrolling leaves above its target, px. */
export const SCROLL_OFFSET = 80;

/** Width from which on the landing page has no mobile menu, px. */
export const MOBILE_MENU_BREAKPOINT = 920;

/** Height of the bottom navigation on the platform, px. */
export function navigationHeightOf(platform: Platform): number {
  if (platform.os === 'web') return NAVIGATION_HEIGHT;
  if (platform.os === 'ios') return NAVIGATION_HEIGHT_IOS;
  const version = platform.androidVersion;
  if (version === null) return NAVIGATION_HEIGHT_ANDROID_UNKNOWN;
  return NAVIGATION_HEIGHTS_ANDROID.find(({ from }) => version >= from)?.height ?? NAVIGATION_HEIGHT_ANDROID_UNKNOWN;
}
