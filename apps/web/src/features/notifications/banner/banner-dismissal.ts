import { BANNER_DISMISSAL_MS } from '@alento/domain/reminder/limits';
import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { now } from '../../../lib/time/clock.ts';

const NAME = 'notification-banner-dismissed-at';

/** When the banner may appear again on this device, ms epoch; null if it wasn't dismissed. */
export function dismissedUntil(userId: string): number | null {
  const at = Number(readOwned(userId, NAME) ?? Number.NaN);
  return Number.isFinite(at) ? at + BANNER_DISMISSAL_MS : null;
}

export const dismissBanner = (userId: string): Promise<boolean> => writeOwned(userId, NAME, String(now()));
