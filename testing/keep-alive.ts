/**
 * How long a double keeps an idle connection, ms. With Node's 5 seconds a connection could be closed at the moment when
 * a busy test sends its next request on it, which then failed by chance.
 */
export const KEEP_ALIVE_MS = 120_000;
