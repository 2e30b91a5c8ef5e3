import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@alento/domain/http/headers';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { withRequestId } from '../../log/request-id.ts';
import type { Env } from '../env.ts';

/** The fields id, method and route pattern, which every log line of a request has. */
export const requestFacts = (c: Context<Env>) => ({
  requestId: c.get('requestId'),
  method: c.req.method,
  route: c.get('route') ?? 'other',
});

/** Whether the client disconnected before its request arrived completely. */
export function isCutOff(c: Context<Env>): boolean {
  const incoming = c.env?.incoming;
  return incoming !== undefined && !incoming.complete && incoming.socket.destroyed;
}

/**
 * Assigns an id to each request and logs one line with method, route pattern, status and duration. Never logs a query,
 * a person's id, a body, an address or a token.
 *
 * @param headers common headers of every response.
 */
export function logRequests(log: Logger, headers: Readonly<Record<string, string>>): MiddlewareHandler<Env> {
  // Redaction is off, because it takes longer than writing the line and none of the fields is personal.
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
