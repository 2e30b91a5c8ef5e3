/** One range of bytes, or the last so many. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/**
 * Whether an answer may keep to a `Range` header: one well-formed range of bytes. A malformed one and
 * one of another unit count as none, and of several at once a server may send the whole (RFC 9110
 * §14.1.1, §14.2).
 */
function isOneByteRange(range: string): boolean {
  const [match, first, last] = ONE_RANGE.exec(range) ?? [];
  return match !== undefined && (!first || !last || Number(last) >= Number(first));
}

/**
 * Whether the file is still the one the asker has a part of. Only its date may be known here: an
 * entity tag matches none (RFC 9110 §13.1.5).
 */
const isSameFile = (ifRange: string | null, changedAt: Date | undefined): boolean =>
  ifRange === null || ifRange === changedAt?.toUTCString();

/**
 * Takes a `Range` from a request that no answer may keep to: what sends files answers any that it can't
 * read with a part.
 *
 * @param changedAt when the file was written; where it isn't known, a range under a condition counts as none.
 */
export function dropUnusableRange(headers: Headers, changedAt?: Date): void {
  const range = headers.get('Range');
  if (range !== null && !(isOneByteRange(range) && isSameFile(headers.get('If-Range'), changedAt)))
    headers.delete('Range');
}
