/** One range of bytes, or a number of last bytes. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/**
 * Whether a `Range` header can be served: one well-formed range of bytes. A malformed range or another unit is ignored,
 * and for several ranges a server may send the whole file (RFC 9110 §14.1.1, §14.2).
 */
function isOneByteRange(range: string): boolean {
  const [match, first, last] = ONE_RANGE.exec(range) ?? [];
  return match !== undefined && (!first || !last || Number(last) >= Number(first));
}

/**
 * Whether the file is unchanged since the client got a part of it. Only dates are compared: an entity tag never matches
 * (RFC 9110 §13.1.5).
 */
const isSameFile = (ifRange: string | null, changedAt: Date | undefined): boolean =>
  ifRange === null || ifRange === changedAt?.toUTCString();

/**
 * Removes a `Range` header that can't be served, because `serveStatic` would respond with a part for any it can't
 * parse.
 *
 * @param changedAt when the file was modified; if unknown, a conditional range is ignored.
 */
export function dropUnusableRange(headers: Headers, changedAt?: Date): void {
  const range = headers.get('Range');
  if (range !== null && !(isOneByteRange(range) && isSameFile(headers.get('If-Range'), changedAt)))
    headers.delete('Range');
}
