import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@alento/domain/http/headers';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Env } from './env.ts';

/**
 * Gives each request an id and logs one line for it: method, route pattern, status, milliseconds.
 * Never a query, an id of a person's, a body, an address or a token.
 *
 * @param headers what every answer carries beside its id.
 */
export function logRequests(log: Logger, headers: Readonly<Record<string, string>>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('answerHeaders', { ...headers, [REQUEST_ID_HEADER]: requestId });
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info(
      { requestId, method: c.req.method, route: c.get('route') ?? 'other', status: c.res.status, ms },
      'request',
    );
  };
}
