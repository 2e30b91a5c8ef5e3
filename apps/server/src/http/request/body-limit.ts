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

type Counting = {
  maxBytes: number;
  tooLarge: ErrorCode;
  /** Called once all of it was read. */
  onEnd: () => void;
};

/** Passes a body on as it is read. Reading more than the maximum rejects with the refusal. */
function counted(body: ReadableStream<Uint8Array>, { maxBytes, tooLarge, onEnd }: Counting) {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) {
          onEnd();
          controller.close();
          return;
        }
        bytes += value.byteLength;
        if (bytes > maxBytes) controller.error(refusal(tooLarge));
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Refuses bodies of more than some bytes: by Content-Length, or for chunked bodies while they are read. */
function limitTo(maxBytes: number, tooLarge: ErrorCode): MiddlewareHandler<Env> {
  return async (c, next) => {
    const length = c.req.header('Content-Length');
    // Content-Length suffices: Node's parser enforces it and refuses requests with both headers.
    if (length !== undefined && c.req.header('Transfer-Encoding') === undefined) {
      if (Number(length) > maxBytes) throw refusal(tooLarge);
      return next();
    }
    const { body } = c.req.raw;
    if (!body) return next();
    let isWhole = false;
    const onEnd = (): void => {
      isWhole = true;
    };
    // No more is read before the call is known, because a caller without a session could fill the memory.
    const init: RequestInit = { body: counted(body, { maxBytes, tooLarge, onEnd }), duplex: 'half' };
    c.req.raw = new Request(c.req.raw, init);
    await next();
    // The next request of the connection can't be told from what is left of this one.
    if (!isWhole) c.header('Connection', 'close');
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
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      const left = (receiving.get(network) ?? 0) - bytes;
      if (left > 0) receiving.set(network, left);
      else receiving.delete(network);
    };
    // The call may wait long after its body has arrived.
    c.env?.incoming?.once('end', release);
    try {
      await next();
    } finally {
      release();
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
    return file ? limitTo(file.maxBytes, file.tooLarge)(c, next) : limited(c, () => atOnce(c, next));
  };
}
