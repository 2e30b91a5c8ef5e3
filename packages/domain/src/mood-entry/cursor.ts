import { MAX_INSTANT_MS } from '../time/instant.ts';

/** Position in a list, newest first. The next page starts after the entry with this timestamp and id. */
export type EntryCursor = { timestamp: number; id: string };

const CURSOR = /^(\d{1,16})~([A-Za-z0-9_-]{1,64})$/;

export const formatCursor = ({ timestamp, id }: EntryCursor): string => `${timestamp}~${id}`;

export function parseCursor(text: string): EntryCursor | null {
  const match = CURSOR.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const timestamp = Number(match[1]);
  return timestamp <= MAX_INSTANT_MS ? { timestamp, id: match[2] } : null;
}
