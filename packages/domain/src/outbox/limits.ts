/**
 * Maximum number of items of one kind in the outbox of a device: photos take no places of moods. 200 moods correspond to
 * several weeks without a network.
 */
export const WAITING_MAX = 200;
/** Timeout of one request of the outbox, ms. The following items wait for it. */
export const OUTBOX_CALL_MAX_MS = 20_000;
/** A slow mobile network, bytes per second. */
const SLOW_UPLOAD = 16_000;
/** Timeout of a request with a file, ms: time enough for a slow network to send it. */
export const outboxUploadMaxMs = (bytes: number): number =>
  OUTBOX_CALL_MAX_MS + Math.ceil((bytes / SLOW_UPLOAD) * 1000);

/** Shortest and longest retry delay of the outbox, ms. The delay doubles after each failure. */
const OUTBOX_RETRY_FIRST_MS = 5000;
const OUTBOX_RETRY_LAST_MS = 300_000;

/** The delay after `failures` failed attempts in a row, ms. It is at least `Retry-After` (seconds). */
export const outboxRetryMs = (failures: number, retryAfter: number | null = null): number =>
  Math.max(
    Math.min(OUTBOX_RETRY_FIRST_MS * 2 ** Math.max(0, failures - 1), OUTBOX_RETRY_LAST_MS),
    (retryAfter ?? 0) * 1000,
  );
