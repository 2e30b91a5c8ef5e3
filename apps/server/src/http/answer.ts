import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { parseCursor } from '@alento/domain/mood-entry/cursor';
import type { Context } from 'hono';
import type { Env } from './env.ts';

/**
 * Creates the response of an API call with the headers collected so far. Don't change the Response afterwards, because
 * that takes more time than the whole route.
 */
export function answerJson(c: Context<Env>, status: number, body: unknown): Response {
  // `c.var` copies all variables on each access; `c.get` reads one.
  const headers = c.get('answerHeaders');
  if (status === 204) return new Response(null, { status, headers });
  headers['Content-Type'] = 'application/json; charset=utf-8';
  return new Response(JSON.stringify(body), { status, headers });
}

/** Collects a header for the response. */
export function setAnswerHeader(c: Context<Env>, name: string, value: string): void {
  c.get('answerHeaders')[name] = value;
}

/** Collects the cursor of the next page as a header for the response; a last page has none. */
export function setNextCursor(c: Context<Env>, nextCursor: string | null): void {
  if (nextCursor !== null) setAnswerHeader(c, NEXT_CURSOR_HEADER, nextCursor);
}

/** The place of a cursor in a list, newest first; undefined for the first page. */
export function placeOf(cursor: string | undefined): { at: Date; id: string } | undefined {
  const parsed = cursor === undefined ? null : parseCursor(cursor);
  return parsed ? { at: new Date(parsed.timestamp), id: parsed.id } : undefined;
}

/** Passes the headers collected so far to Hono, for responses that Hono creates itself. */
export function passAnswerHeaders(c: Context<Env>): void {
  for (const [name, value] of Object.entries(c.get('answerHeaders'))) c.header(name, value);
}
