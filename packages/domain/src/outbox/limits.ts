/** Maximum number of items in the outbox of a device. 200 moods are several weeks offline. */
export const WAITING_MAX = 200;
/** Timeout of one request of the outbox, ms. The items behind it have to wait for it. */
export const OUTBOX_CALL_MAX_MS = 20_000;
/** Retry delays of the outbox, ms: doubled from the first to the last. */
export const OUTBOX_RETRY_FIRST_MS = 5000;
export const OUTBOX_RETRY_LAST_MS = 300_000;

/** The delay after `failures` failed attempts in a row, ms, and at least `Retry-After` (seconds). */
export const outboxRetryMs = (failures: number, retryAfter: number | null = null): number =>
  Math.max(
    Math.min(OUTBOX_RETRY_FIRST_MS * 2 ** Math.max(0, failures - 1), OUTBOX_RETRY_LAST_MS),
    (retryAfter ?? 0) * 1000,
  );
