import { retryAfterMs } from '../../retry-after.ts';
import type { PushResult } from '../push-sender.ts';

/** What one request to a service came to. */
export type Attempt = {
  readonly result: PushResult;
  /** Whether the service as a whole failed, and not only this message. */
  readonly failed: boolean;
  /** How long the service wants no further request, ms. */
  readonly pauseMs: number | null;
};

export const ACCEPTED: Attempt = { result: { outcome: 'accepted' }, failed: false, pauseMs: null };
export const GONE: Attempt = { result: { outcome: 'gone' }, failed: false, pauseMs: null };
/** No answer: the connection failed, or the deadline passed. */
export const NO_ANSWER: Attempt = { result: { outcome: 'later', afterMs: null }, failed: true, pauseMs: null };

export const refused = (status: number): Attempt => ({
  result: { outcome: 'refused', status },
  failed: false,
  pauseMs: null,
});

/** Longest wait that a push service can ask for, ms. Reminders are useless after an hour. */
const RETRY_AFTER_MS_MAX = 3_600_000;
const shortWait = (ms: number | null): number | null => (ms === null ? null : Math.min(ms, RETRY_AFTER_MS_MAX));

/** Longest time without any request that a 503 can ask for, ms. Then one request shows whether it still fails. */
const PAUSE_MS_MAX = 60_000;

const later = (status: number, afterMs: number | null): Attempt => ({
  result: { outcome: 'later', afterMs },
  failed: status >= 500,
  // 429 may mean this target alone: it must not hold back what is sent to others.
  pauseMs: status === 503 && afterMs !== null ? Math.min(afterMs, PAUSE_MS_MAX) : null,
});

/** WNS answers 406 to a sender or a channel that it throttles. */
const LATER_STATUSES: ReadonlySet<number> = new Set([406, 408, 425, 429]);

/** The rules that all services share: 404 and 410 remove a target, 429 and 5xx wait. */
export function attemptOf(status: number, retryAfter: string | null | undefined): Attempt {
  if (status >= 200 && status < 300) return ACCEPTED;
  if (status === 404 || status === 410) return GONE;
  if (LATER_STATUSES.has(status) || status >= 500)
    return later(status, shortWait(retryAfterMs(retryAfter, Date.now())));
  return refused(status);
}
