/** Network retries at most 3 (core §7, §9). */
export const MAX_RETRIES = 3;
export const BACKOFF_BASE_MS = 1000;
export const BACKOFF_MAX_MS = 30_000;

/** Wait before retry `attempt` (0 first), ms: min(1000 * 2^n, 30000) (core §9). */
export const backoffMs = (attempt: number): number => Math.min(BACKOFF_BASE_MS * 2 ** attempt, BACKOFF_MAX_MS);

/** Whether an answer is worth another try: rate limits are, quotas are not. */
export const isRetryable = (status: number, errorCode: string | undefined): boolean =>
  status === 429 && (errorCode === undefined || errorCode === 'RATE_LIMITED');
