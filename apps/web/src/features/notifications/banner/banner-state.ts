import type { NotificationStatus } from '../registration/status.query.ts';

/**
 * States of the notification banner, and two more: a permission that the person has denied, which is not asked for
 * again, and a browser without push.
 */
export type BannerState = 'enabled' | 'unregistered' | 'native' | 'safari-ios' | 'prompt' | 'denied' | 'unsupported';

export function bannerStateOf(status: NotificationStatus): BannerState {
  const { permission, isCapacitor } = status;
  if (status.isSafariIOS && !status.isHomeScreenApp && !isCapacitor) return 'safari-ios';
  if (!status.pushSupported) return 'unsupported';
  if (permission === 'denied') return 'denied';
  if (permission === 'granted') return status.subscription && status.backendRegistered ? 'enabled' : 'unregistered';
  return isCapacitor ? 'native' : 'prompt';
}
