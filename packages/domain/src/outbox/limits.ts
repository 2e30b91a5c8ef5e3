/** Maximum number of items in the outbox of a device. 200 moods correspond to several weeks without a network. */
export const WAITING_MAX = 200;
/** Timeout of one request of the outbox, ms. The following items wait for it. */
export const OUTBOX_CALL_MAX_MS = 20_000;
/** Shortest and longest retry delay of the outbox, ms. The delay doubles after each failure. */
const OUTBOX_RETRY_FIRST_MS = 5000;
const OUTBOX_RETRY_LAST_MS = 300_000;

/** The delay after `failures` failed attempts in a row, ms. It is at least `Retry-After` (seconds). */
export const outboxRetryMs = (failures: number, retryAfter: number | null = null): number =>
  Math.max(
    Math.min(OUTBOX_RETRY_FIRST_MS * 2 ** Math.max(0, failures - 1), OUTBOX_RETRY_LAST_MS),
    (retryAfter ?? 0) * 1000,
  );
