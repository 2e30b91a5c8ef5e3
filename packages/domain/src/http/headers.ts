/** Header names and limits used by both the server and the clients. */
export const TIME_ZONE_HEADER = 'X-Time-Zone';
export const CLIENT_VERSION_HEADER = 'X-Client-Version';
export const REQUEST_ID_HEADER = 'X-Request-Id';
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
export const NEXT_CURSOR_HEADER = 'X-Next-Cursor';
/** Response header with a renewed session token: the "token refreshed" event. */
export const RENEWED_TOKEN_HEADER = 'X-Renewed-Token';
/** Largest request body, in bytes. */
export const BODY_MAX_BYTES = 1_000_000;
/**
 * Largest JSON body in characters, and the number of single values in it, because to parse and validate many small
 * values takes much longer than one long text.
 */
export const BODY_LIMITS = {
  usual: { characters: 128_000, values: 4000 },
  large: { characters: BODY_MAX_BYTES, values: 10_000 },
} as const;
