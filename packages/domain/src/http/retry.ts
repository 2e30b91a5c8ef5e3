/** Maximum number of network retries. */
export const MAX_RETRIES = 3;
export const BACKOFF_BASE_MS = 1000;
const BACKOFF_MAX_MS = 30_000;

/** Wait before retry number `attempt` (from 0), ms: min(1000 * 2^n, 30000). */
export const backoffMs = (attempt: number): number => Math.min(BACKOFF_BASE_MS * 2 ** attempt, BACKOFF_MAX_MS);

/** Whether a response should be retried: yes for a rate limit, no for a used-up quota. */
export const isRetryable = (status: number, errorCode: string | undefined): boolean =>
  status === 429 && (errorCode === undefined || errorCode === 'RATE_LIMITED');

/** Statuses after which a retry may succeed: signed out, timeout, too early, outdated app, rate limit. */
const UNDECIDED: readonly number[] = [401, 408, 425, 426, 429];

/** Whether the status is a final refusal: a retry would be refused again, and nothing is stored. */
export const isFinalRefusal = (status: number): boolean => status >= 400 && status < 500 && !UNDECIDED.includes(status);
