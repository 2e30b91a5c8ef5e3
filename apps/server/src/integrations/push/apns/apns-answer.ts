import { type Attempt, attemptOf, GONE } from '../delivery/attempt.ts';
import { reasonOf } from '../delivery/reason.ts';
import type { PostAnswer } from '../http2/origin-client.ts';

/** Reasons that say that the device token is of no use for this app. */
const DEAD_TOKEN: ReadonlySet<unknown> = new Set(['BadDeviceToken', 'Unregistered', 'DeviceTokenNotForTopic']);

/** What an answer of APNs means, and whether it says that our provider token has expired. */
export function apnsAnswer({ status, retryAfter, text }: PostAnswer): { attempt: Attempt; isTokenExpired: boolean } {
  const reason = status === 200 ? undefined : reasonOf(text);
  const isDead = status < 500 && DEAD_TOKEN.has(reason);
  return {
    // 404 is BadPath at APNs: a fault of ours, not of the token.
    attempt: isDead ? GONE : attemptOf(status === 404 ? 400 : status, retryAfter),
    isTokenExpired: reason === 'ExpiredProviderToken',
  };
}
