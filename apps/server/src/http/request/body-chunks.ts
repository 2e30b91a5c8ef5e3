import type { Context } from 'hono';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';

/** A request's body in chunks, as they arrive. */
export type BodyChunks = AsyncIterable<Uint8Array> & {
  /** Reads what was left of the body. */
  rest: () => Promise<void>;
};

/**
 * The body of a request in chunks. Who stops reading doesn't cancel it: a client that still sends may get no answer.
 *
 * @param atEnd is awaited before the end of the body is told. What it throws, the reader gets.
 */
export function bodyChunks(c: Context<Env>, atEnd: () => Promise<void>): BodyChunks {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const read = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
    reader ??= c.req.raw.body?.getReader();
    try {
      const next = await reader?.read();
      return next?.done === false ? next : { done: true, value: undefined };
    } catch (error) {
      // The client has left, although all of the body may have arrived.
      throw c.env?.incoming?.destroyed ? new Refusal('REQUEST_INVALID') : error;
    }
  };
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const next = await read();
        if (next.done) await atEnd();
        return next;
      },
    }),
    async rest() {
      while (!(await read()).done);
    },
  };
}
