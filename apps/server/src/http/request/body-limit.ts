import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { BODY_MAX_BYTES } from '@alento/domain/http/headers';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';
import { fileLimitOf } from './file-calls.ts';

/** The rest of a refused body is not read, so the connection must close after the response. */
const refusal = (code: ErrorCode): Refusal => new Refusal(code, { headers: { Connection: 'close' } });

/** Passes a body on as it is read. Reading more than the maximum rejects with the refusal. */
function counted(body: ReadableStream<Uint8Array>, maxBytes: number, tooLarge: ErrorCode): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(refusal(tooLarge));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** Refuses bodies of more than some bytes: by Content-Length, or for chunked bodies while they are read. */
function limitTo(maxBytes: number, tooLarge: ErrorCode): MiddlewareHandler<Env> {
  return (c, next) => {
    const length = c.req.header('Content-Length');
    const { body } = c.req.raw;
    // Content-Length suffices: Node's parser enforces it and refuses requests with both headers.
    if (length !== undefined && c.req.header('Transfer-Encoding') === undefined) {
      if (Number(length) > maxBytes) throw refusal(tooLarge);
    } else if (body) {
      // Nothing is read before the call is known, because a caller without a session could fill the memory.
      const init: RequestInit = { body: counted(body, maxBytes, tooLarge), duplex: 'half' };
      c.req.raw = new Request(c.req.raw, init);
    }
    return next();
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
