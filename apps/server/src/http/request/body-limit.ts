import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { BODY_MAX_BYTES } from '@alento/domain/http/headers';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';
import { clientAddress } from './client-address.ts';
import { fileLimitOf } from './file-calls.ts';

/**
 * Maximum size of the bodies of one network that are received at once, bytes. Small ones, of which there may be many
 * behind one address, and files, of which a person sends one at a time, don't count.
 */
const AT_ONCE_BYTES = 16_000_000;
const SMALL_BYTES = 16_000;

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

/** Refuses a call with RATE_LIMITED while its network sends too much at once, because each body is in memory. */
function limitAtOnce(proxyHops: number) {
  const receiving = new Map<string, number>();
  return async (c: Context<Env>, next: () => Promise<unknown>): Promise<void> => {
    const unknown = c.req.header('Transfer-Encoding') === undefined ? 0 : BODY_MAX_BYTES;
    const bytes = Number(c.req.header('Content-Length') ?? unknown);
    if (bytes <= SMALL_BYTES) return void (await next());
    const network = clientAddress(c, proxyHops);
    const sum = (receiving.get(network) ?? 0) + bytes;
    if (sum > AT_ONCE_BYTES)
      throw new Refusal('RATE_LIMITED', { headers: { Connection: 'close', 'Retry-After': '1' } });
    receiving.set(network, sum);
    try {
      await next();
    } finally {
      const left = (receiving.get(network) ?? 0) - bytes;
      if (left > 0) receiving.set(network, left);
      else receiving.delete(network);
    }
  };
}

/**
 * Refuses bodies of more than 1 MB, or of more than the limit of a call whose body is a file, and too many at once.
 *
 * @param proxyHops number of our reverse proxies (`clientAddress`).
 */
export function limitBody(proxyHops: number): MiddlewareHandler<Env> {
  const limited = limitTo(BODY_MAX_BYTES, 'BODY_TOO_LARGE');
  const atOnce = limitAtOnce(proxyHops);
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const file = fileLimitOf(c.req.method, c.req.path);
    if (file) return limitTo(file.maxBytes, file.tooLarge)(c, next);
    return atOnce(c, async () => limited(c, next));
  };
}
