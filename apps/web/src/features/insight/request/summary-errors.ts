import { ApiError, isRefusal, wasRefused } from '../../../lib/api/api-error.ts';

/** A summary that did not come, though nobody refused it. */
export class SummaryError extends Error {
  override readonly name = 'SummaryError';
}

/** A request took longer than its profile lets it. */
export class RequestTimeout extends Error {
  override readonly name = 'RequestTimeout';
}

/** How an error says that one is in the making: by its code, or in one of these words (core §4, §8). */
const ALREADY_PROCESSING = ['already processing', 'processamento assíncrono'] as const;

/** What to do after an error: show a card, wait, say what the server said, or ask again. */
type Verdict = 'limit' | 'days' | 'processing' | 'refused' | 'again';

const saysProcessing = (error: unknown): boolean =>
  isRefusal(error, 'WEEKLY_SUMMARY_PROCESSING') ||
  (error instanceof Error && ALREADY_PROCESSING.some((words) => error.message.toLowerCase().includes(words)));

export const isGone = (error: unknown): boolean => isRefusal(error, 'WEEKLY_SUMMARY_NOT_FOUND');

export function verdictOf(error: unknown): Verdict {
  if (isRefusal(error, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED')) return 'limit';
  if (isRefusal(error, 'WEEKLY_SUMMARY_INSUFFICIENT_DAYS')) return 'days';
  if (saysProcessing(error)) return 'processing';
  // A refusal stays one however often it is asked for: its own words say what to do.
  return error instanceof ApiError && wasRefused(error) && !isGone(error) ? 'refused' : 'again';
}
