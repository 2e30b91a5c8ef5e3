import { type Attempt, attemptOf, GONE, refused } from '../delivery/attempt.ts';
import { reasonOf } from '../delivery/reason.ts';
import type { PostAnswer } from '../http2/origin-client.ts';

/**
 * What a push service's answer means. Apple answers 403 with a reason: `VapidPkHashMismatch` if the subscription
 * belongs to another key, and `BadJwtToken` both for that and if our token is wrong. Only if the service has accepted
 * the same token for another subscription (`isProven`) is this one dead; else a wrong clock or subject would remove all
 * subscriptions.
 */
export function webAttemptOf({ status, retryAfter, text }: PostAnswer, isProven: boolean): Attempt {
  if (status !== 403) return attemptOf(status, retryAfter);
  const reason = reasonOf(text);
  return reason === 'VapidPkHashMismatch' || (reason === 'BadJwtToken' && isProven) ? GONE : refused(status);
}
