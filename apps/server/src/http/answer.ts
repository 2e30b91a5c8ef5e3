import type { Context } from 'hono';
import type { Env } from './env.ts';

/**
 * The answer of an API call: one plain Response with the headers gathered on the way. Changing a
 * Response once it is made costs more than the whole route, so nobody does.
 */
export function answerJson(c: Context<Env>, status: number, body: unknown): Response {
  const { answerHeaders } = c.var;
  if (status === 204) return new Response(null, { status, headers: answerHeaders });
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...answerHeaders, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

/** Adds a header to the answer to come. */
export function setAnswerHeader(c: Context<Env>, name: string, value: string): void {
  c.var.answerHeaders[name] = value;
}
