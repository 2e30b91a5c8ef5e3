import { ApiError, isRefusal, wasRefused } from '../../../lib/api/api-error.ts';

/** A summary that could not be produced, without a refusal by the server. */
export class SummaryError extends Error {
  override readonly name = 'SummaryError';
}

/** A request took longer than its profile allows. */
export class RequestTimeout extends Error {
  override readonly name = 'RequestTimeout';
}

/** Parts of a message that mean that a summary is being written, besides the error code (core §4, §8). */
const ALREADY_PROCESSING = ['already processing', 'processamento assíncrono'] as const;

/** What to do after an error: show a card, wait, show the server's message, or retry. */
type Verdict = 'limit' | 'days' | 'processing' | 'refused' | 'again';

const saysProcessing = (error: unknown): boolean =>
  isRefusal(error, 'WEEKLY_SUMMARY_PROCESSING') ||
  (error instanceof Error && ALREADY_PROCESSING.some((words) => error.message.toLowerCase().includes(words)));

export const isGone = (error: unknown): boolean => isRefusal(error, 'WEEKLY_SUMMARY_NOT_FOUND');

export function verdictOf(error: unknown): Verdict {
  if (isRefusal(error, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED')) return 'limit';
  if (isRefusal(error, 'WEEKLY_SUMMARY_INSUFFICIENT_DAYS')) return 'days';
  if (saysProcessing(error)) return 'processing';
  // A retry would be refused again; the message says what to do.
  return error instanceof ApiError && wasRefused(error) && !isGone(error) ? 'refused' : 'again';
}
