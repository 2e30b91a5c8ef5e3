import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@alento/domain/http/headers';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { withRequestId } from '../../log/request-id.ts';
import type { Env } from '../env.ts';

/** Fields of every log line of a request: id, method and route pattern. */
export const requestFacts = (c: Context<Env>) => ({
  requestId: c.get('requestId'),
  method: c.req.method,
  route: c.get('route') ?? 'other',
});

/** Whether the client disconnected before its request arrived completely, so that nobody reads the response. */
export function isCutOff(c: Context<Env>): boolean {
  const incoming = c.env?.incoming;
  return incoming !== undefined && !incoming.complete && incoming.socket.destroyed;
}

/**
 * Assigns an id to each request and logs one line: method, route pattern, status, milliseconds. Never logs a query, a
 * person's id, a body, an address or a token.
 *
 * @param headers common headers of every response.
 */
export function logRequests(log: Logger, headers: Readonly<Record<string, string>>): MiddlewareHandler<Env> {
  // Only the fields named below are logged, and none is personal. Redaction would cost more than writing the line.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('answerHeaders', { ...headers, [REQUEST_ID_HEADER]: requestId });
    await withRequestId(requestId, next);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    if (isCutOff(c)) lines.info({ ...requestFacts(c), ms }, 'request aborted');
    else lines.info({ ...requestFacts(c), status: c.res.status, ms }, 'request');
  };
}
