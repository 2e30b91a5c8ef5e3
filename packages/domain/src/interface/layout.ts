/** Where the app runs. `androidVersion` is null outside Android, and where the device does not tell. */
export type Platform = { os: 'web' } | { os: 'ios' } | { os: 'android'; androidVersion: number | null };

/** Height of the bottom navigation, px (core §9). */
export const NAVIGATION_HEIGHT = 70;
export const NAVIGATION_HEIGHT_IOS = 68;
const NAVIGATION_HEIGHT_ANDROID_UNKNOWN = 66;
/** Newest first: the first version reached counts (core §9). */
const NAVIGATION_HEIGHTS_ANDROID = [
  { from: 13, height: 68 },
  { from: 10, height: 66 },
  { from: 0, height: 64 },
] as const;
/**
 * Least free space under the bottom navigation, px (core §9). The style sheet repeats it, and a test compares them.
 *
 * @internal
 */
export const NAVIGATION_BOTTOM_PADDING = 8;

/** Room a player bar takes, px (core §9). */
export const PLAYER_OFFSET = 76;

/** What smooth scrolling leaves free above its target, px (core §2, §9). */
export const SCROLL_OFFSET = 80;

/** From this width on the landing's mobile menu is closed, px (core §2, §9). */
export const MOBILE_MENU_BREAKPOINT = 920;

/** Height of the bottom navigation on a platform, px (core §9). */
export function navigationHeightOf(platform: Platform): number {
  if (platform.os === 'web') return NAVIGATION_HEIGHT;
  if (platform.os === 'ios') return NAVIGATION_HEIGHT_IOS;
  const version = platform.androidVersion;
  if (version === null) return NAVIGATION_HEIGHT_ANDROID_UNKNOWN;
  return NAVIGATION_HEIGHTS_ANDROID.find(({ from }) => version >= from)?.height ?? NAVIGATION_HEIGHT_ANDROID_UNKNOWN;
}
