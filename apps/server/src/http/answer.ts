import type { Context } from 'hono';
import type { Env } from './env.ts';

/**
 * The answer of an API call: one plain Response with the headers gathered on the way. Changing a
 * Response once it is made costs more than the whole route, so nobody does.
 */
export function answerJson(c: Context<Env>, status: number, body: unknown): Response {
  // `c.var` copies every variable at each look; `c.get` reads one.
  const headers = c.get('answerHeaders');
  if (status === 204) return new Response(null, { status, headers });
  headers['Content-Type'] = 'application/json; charset=utf-8';
  return new Response(JSON.stringify(body), { status, headers });
}

/** Adds a header to the answer to come. */
export function setAnswerHeader(c: Context<Env>, name: string, value: string): void {
  c.get('answerHeaders')[name] = value;
}
