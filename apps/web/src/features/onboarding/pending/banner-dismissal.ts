import { session } from '../../../lib/session/session.ts';

const dismissedBy = new Set<string>();

session.subscribe((event) => {
  if (event === 'signed-out') dismissedBy.clear();
});

/** Whether this person closed the banner since the app was opened. */
export const isBannerDismissed = (userId: string): boolean => dismissedBy.has(userId);
export const dismissBanner = (userId: string): void => void dismissedBy.add(userId);
