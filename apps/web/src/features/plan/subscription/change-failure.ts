import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { ApiError, isOffline } from '../../../lib/api/api-error.ts';

/** The message of a call that changes a subscription and failed (companion §8): the server's, if it gave one. */
export function changeFailureText(error: unknown, fallback: ErrorCode): string {
  if (isOffline(error)) return errorText('SUBSCRIPTION_CONNECTION');
  return error instanceof ApiError && !error.isUnexplained ? error.message : errorText(fallback);
}
