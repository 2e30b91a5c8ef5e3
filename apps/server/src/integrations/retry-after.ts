/**
 * Reads a Retry-After header (RFC 9110, 10.2.3), seconds or an HTTP date, as ms from `now`, at least 0. Null
 * if there is none or it can't be read.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : /^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) - now : NaN;
  return Number.isNaN(ms) ? null : Math.max(ms, 0);
}
