import { MAX_INSTANT_MS } from '../time/local-date.ts';

/** Position in a list, newest first. The next page starts after the entry with this timestamp and id. */
type EntryCursor = { timestamp: number; id: string };

const CURSOR = /^(\d{1,16})~([A-Za-z0-9_-]{1,64})$/;

export const formatCursor = ({ timestamp, id }: EntryCursor): string => `${timestamp}~${id}`;

export function parseCursor(text: string): EntryCursor | null {
  const match = CURSOR.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const timestamp = Number(match[1]);
  return timestamp <= MAX_INSTANT_MS ? { timestamp, id: match[2] } : null;
}

/**
 * A page of a list and the cursor of the next one; null on the last page.
 *
 * @param rows the page's rows and one more if there is one: read with a limit of `limit + 1`.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => { at: Date; id: string },
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  if (last === undefined) return { page, nextCursor: null };
  const { at, id } = cursorOf(last);
  return { page, nextCursor: formatCursor({ timestamp: at.getTime(), id }) };
}
