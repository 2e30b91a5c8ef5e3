import { NEUTRAL_ICON } from '@alento/domain/reminder/neutral-icon';
import type { PushMessage } from '../push-sender.ts';

/** Four weeks: the longest that FCM keeps a message. */
const TTL_SECONDS_MAX = 2_419_200;

/**
 * The body of `messages:send` (FCM HTTP v1). It has texts for the system to show, so that a notification appears while
 * the app isn't running, and data for the app that it opens. A newer one with the same tag replaces an older one, in the
 * queue (`collapse_key`) and on the screen (`tag`).
 *
 * @param seconds until the notification is no longer wanted.
 */
export const fcmMessage = (token: string, { title, body, tag, data }: PushMessage, seconds: number) => ({
  message: {
    token,
    notification: { title, body },
    data: { ...data, tag },
    android: {
      ttl: `${Math.min(seconds, TTL_SECONDS_MAX)}s`,
      collapse_key: tag,
      // Normal priority waits until the device wakes up; a reminder has its time.
      priority: 'HIGH',
      // The app's own icon would tell what the notification is about.
      notification: data.discreet === '1' ? { tag, icon: NEUTRAL_ICON } : { tag },
    },
  },
});
