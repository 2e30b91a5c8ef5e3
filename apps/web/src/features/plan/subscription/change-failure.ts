import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { isOffline, messageOf } from '../../../lib/api/api-error.ts';

/** The message of a call that changes a subscription and failed: the server's, if it gave one. */
export function changeFailureText(error: unknown, fallback: ErrorCode): string {
  if (isOffline(error)) return errorText('SUBSCRIPTION_CONNECTION');
  return messageOf(error, errorText(fallback));
}
