import { errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { ApiError, wasRefused } from '../../../lib/api/api-error.ts';

/** The request took longer than companion §9 allows. */
export class ChatTimeout extends Error {
  override readonly name = 'ChatTimeout';
}

/** The message for a failed send (companion §8). */
export function sendErrorText(error: unknown): string {
  if (error instanceof ChatTimeout) return errorText('CHAT_TIMEOUT');
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
