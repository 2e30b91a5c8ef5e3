import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { BODY_MAX_BYTES } from '@alento/domain/http/headers';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';
import { fileLimitOf } from './file-calls.ts';

/** Refuses bodies of more than some bytes: by Content-Length, or for chunked bodies while they arrive. */
function limitTo(maxBytes: number, tooLarge: ErrorCode): MiddlewareHandler<Env> {
  const refuse = (): never => {
    // The rest of the body is not read, so the connection must close after the response.
    throw new Refusal(tooLarge, { headers: { Connection: 'close' } });
  };
  const counted = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (c, next) => {
    const length = c.req.header('Content-Length');
    // Content-Length suffices: Node's parser enforces it and refuses requests with both headers.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return counted(c, next);
    return Number(length) > maxBytes ? refuse() : next();
  };
}

/** Refuses bodies of more than 1 MB, or of more than the limit of a call whose body is a file. */
export function limitBody(): MiddlewareHandler<Env> {
  const limited = limitTo(BODY_MAX_BYTES, 'BODY_TOO_LARGE');
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const file = fileLimitOf(c.req.method, c.req.path);
    return file ? limitTo(file.maxBytes, file.tooLarge)(c, next) : limited(c, next);
  };
}
