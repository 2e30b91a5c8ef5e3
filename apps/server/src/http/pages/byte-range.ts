import { stat } from 'node:fs/promises';

/** When a file was modified; null if it doesn't exist. */
export async function changedAt(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Matches a `Range` header with a single range of bytes, or with a number of last bytes. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/**
 * Whether a `Range` header is a single valid range of bytes. For any other header the server may send the whole file
 * (RFC 9110 §14.1.1, §14.2).
 */
function isOneByteRange(range: string): boolean {
  const [match, first, last] = ONE_RANGE.exec(range) ?? [];
  return match !== undefined && (!first || !last || Number(last) >= Number(first));
}

/**
 * Whether the file is unchanged since the client got a part of it. Compares only dates; an entity tag never matches
 * (RFC 9110 §13.1.5).
 */
const isSameFile = (ifRange: string | null, changed: Date | undefined): boolean =>
  ifRange === null || ifRange === changed?.toUTCString();

/**
 * Removes a `Range` header that should be ignored, because `serveStatic` responds with a part even to a header that it
 * can't parse.
 *
 * @param changed when the file was modified. If undefined, a range with `If-Range` is removed.
 */
export function dropUnusableRange(headers: Headers, changed?: Date): void {
  const range = headers.get('Range');
  if (range !== null && !(isOneByteRange(range) && isSameFile(headers.get('If-Range'), changed)))
    headers.delete('Range');
}
