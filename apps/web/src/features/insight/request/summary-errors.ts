import { ApiError, isRefusal, wasRefused } from '../../../lib/api/api-error.ts';

/** A summary could not be written, although the server didn't refuse the request. */
export class SummaryError extends Error {
  override readonly name = 'SummaryError';
}

/**
 * If a message contains one of these parts, a summary is already being written. The error code means the same (core
 * §4, §8).
 */
const ALREADY_PROCESSING = ['already processing', 'processamento assíncrono'] as const;

/** What follows an error: a card, a wait, the server's message, or a retry. */
type Verdict = 'limit' | 'days' | 'processing' | 'refused' | 'again';

const saysProcessing = (error: unknown): boolean =>
  isRefusal(error, 'WEEKLY_SUMMARY_PROCESSING') ||
  (error instanceof Error && ALREADY_PROCESSING.some((words) => error.message.toLowerCase().includes(words)));

export const isGone = (error: unknown): boolean => isRefusal(error, 'WEEKLY_SUMMARY_NOT_FOUND');

export function summaryErrorKind(error: unknown): Verdict {
  if (isRefusal(error, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED')) return 'limit';
  if (isRefusal(error, 'WEEKLY_SUMMARY_INSUFFICIENT_DAYS')) return 'days';
  if (saysProcessing(error)) return 'processing';
  // The server would refuse a retry too, and its message names the next step.
  return error instanceof ApiError && wasRefused(error) && !isGone(error) ? 'refused' : 'again';
}
