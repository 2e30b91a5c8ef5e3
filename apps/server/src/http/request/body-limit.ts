import { BODY_MAX_BYTES } from '@alento/domain/http/headers';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';

/** Refuses bodies of more than 1 MB: by Content-Length, or for chunked bodies while they arrive. */
export function limitBody(): MiddlewareHandler<Env> {
  const refuse = (): never => {
    // The rest of the body is not read, so the connection must close after the response.
    throw new Refusal('BODY_TOO_LARGE', { headers: { Connection: 'close' } });
  };
  const counted = bodyLimit({ maxSize: BODY_MAX_BYTES, onError: refuse });
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    // Content-Length suffices: Node's parser enforces it and refuses requests with both headers.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return counted(c, next);
    return Number(length) > BODY_MAX_BYTES ? refuse() : next();
  };
}
