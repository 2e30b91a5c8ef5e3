import { errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { ApiError, wasRefused } from '../../../lib/api/api-error.ts';
import { CallTimeout } from '../../../lib/api/within-timeout.ts';

/** The message for a failed send. */
export function sendErrorText(error: unknown): string {
  if (error instanceof CallTimeout) return errorText('CHAT_TIMEOUT');
  if (!(error instanceof ApiError)) return errorText('CHAT_UI_FAILED');
  if (error.status === 401) return errorText('CHAT_UNAUTHENTICATED');
  // A refusal has its own message. Every other error gets the generic message.
  return wasRefused(error) && isErrorCode(error.errorCode) ? errorText(error.errorCode) : errorText('CHAT_FAILED');
}

/** The message for a failed reply. The server sends either a text or an error code. */
export function replyErrorText(error: string | null): string {
  if (error === null || error.trim() === '') return errorText('CHAT_FAILED');
  return isErrorCode(error) ? errorText(error) : error;
}
