import { errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { ApiError, wasRefused } from '../../../lib/api/api-error.ts';

/** The request took longer than companion §9 lets it. */
export class ChatTimeout extends Error {
  override readonly name = 'ChatTimeout';
}

/** What a message that could not be sent says (companion §8). */
export function sendErrorText(error: unknown): string {
  if (error instanceof ChatTimeout) return errorText('CHAT_TIMEOUT');
  if (!(error instanceof ApiError)) return errorText('CHAT_UI_FAILED');
  if (error.status === 401) return errorText('CHAT_UNAUTHENTICATED');
  // A refusal tells what to do about it; of anything else only that it failed is known.
  return wasRefused(error) && isErrorCode(error.errorCode) ? errorText(error.errorCode) : errorText('CHAT_FAILED');
}

/** What a reply that failed says; the server tells it as a text, or as the code of one. */
export function replyErrorText(error: string | null): string {
  if (error === null || error.trim() === '') return errorText('CHAT_FAILED');
  return isErrorCode(error) ? errorText(error) : error;
}
