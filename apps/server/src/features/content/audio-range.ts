/** One range of bytes, or the last so many. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/**
 * Whether an answer may keep to a `Range` header: one well-formed range of bytes. A malformed one and
 * one of another unit count as none, and of several at once a server may send the whole (RFC 9110
 * §14.1.1, §14.2).
 */
export function isOneByteRange(range: string): boolean {
  const [match, first, last] = ONE_RANGE.exec(range) ?? [];
  return match !== undefined && (!first || !last || Number(last) >= Number(first));
}

/**
 * Whether the file is still the one the asker has a part of. Only its date is known here: an
 * entity tag matches none (RFC 9110 §13.1.5).
 */
export const isSameFile = (ifRange: string | undefined, changedAt: Date): boolean =>
  ifRange === undefined || ifRange === changedAt.toUTCString();
