/** Things that wait on a device to be sent, at most: two hundred moods are weeks without a network. */
export const WAITING_MAX = 200;
/** How long one call of the outbox may take, ms: one that hangs holds up all that waits behind it. */
export const OUTBOX_CALL_MAX_MS = 20_000;
/** Waits between tries while something can't be sent, ms: doubled from the first up to the last. */
export const OUTBOX_RETRY_FIRST_MS = 5000;
export const OUTBOX_RETRY_LAST_MS = 300_000;

/** The wait after `failures` tries in a row, ms; never before the server asked for another (`Retry-After`, seconds). */
export const outboxRetryMs = (failures: number, retryAfter: number | null = null): number =>
  Math.max(
    Math.min(OUTBOX_RETRY_FIRST_MS * 2 ** Math.max(0, failures - 1), OUTBOX_RETRY_LAST_MS),
    (retryAfter ?? 0) * 1000,
  );
