/** Maximum number of network retries (core §7, §9). */
export const MAX_RETRIES = 3;
export const BACKOFF_BASE_MS = 1000;
export const BACKOFF_MAX_MS = 30_000;

/** Wait before retry number `attempt` (from 0), ms: min(1000 * 2^n, 30000) (core §9). */
export const backoffMs = (attempt: number): number => Math.min(BACKOFF_BASE_MS * 2 ** attempt, BACKOFF_MAX_MS);

/** Whether a response should be retried: yes for a rate limit, no for a used-up quota. */
export const isRetryable = (status: number, errorCode: string | undefined): boolean =>
  status === 429 && (errorCode === undefined || errorCode === 'RATE_LIMITED');
