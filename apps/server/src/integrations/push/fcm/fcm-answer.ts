import { z } from 'zod';
import { type Attempt, attemptOf, GONE, refused } from '../delivery/attempt.ts';

/** `error.details` of an answer contains an object with FCM's own code (FcmError). */
const Failure = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.looseObject({ errorCode: z.string().optional() })).optional(),
  }),
});

function codeOf(text: string): string | undefined {
  try {
    const { error } = Failure.parse(JSON.parse(text));
    return error.details?.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? error.status;
  } catch {
    return undefined;
  }
}

/**
 * What an answer of FCM means. A token that isn't registered, or belongs to another project, is gone. A 404 without that
 * code is a fault of ours, such as an unknown project, and removes no device. Codes that have a status of their own
 * (INVALID_ARGUMENT 400, QUOTA_EXCEEDED 429, UNAVAILABLE 503, INTERNAL 500) follow it.
 */
export function fcmAttemptOf(status: number, retryAfter: string | null, text: string): Attempt {
  const code = status >= 400 ? codeOf(text) : undefined;
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return GONE;
  return status === 404 ? refused(status) : attemptOf(status, retryAfter);
}
