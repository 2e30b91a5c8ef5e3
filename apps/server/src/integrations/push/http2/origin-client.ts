import type { LookupFunction } from 'node:net';
import { errors, Pool } from 'undici';

/** Most connections to an origin. HTTP/2 needs a further one only if the streams of the others are used up. */
const CONNECTIONS_MAX = 50;
/** Most streams of an HTTP/2 connection, even if the peer allows more. */
const STREAMS_MAX = 100;
const CONNECT_MS = 8_000;
/** A connection without a request for this long is closed. */
const IDLE_MS = 60_000;
/** A silently lost connection is noticed at the second ping. */
const PING_EVERY_MS = 15_000;
/** Most requests that are waiting or under way; further ones fail at once. */
const REQUESTS_MAX = 10_000;
/** Services explain an error in a short JSON; nobody needs more of an answer. */
const ANSWER_BYTES_MAX = 4_096;

/** A POST to one origin. Header names are lower-case, as HTTP/2 needs them. */
export type PostRequest = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};
/** The answer; its text is empty if it was cut off or longer than `ANSWER_BYTES_MAX`. */
export type PostAnswer = { readonly status: number; readonly retryAfter: string | null; readonly text: string };

/**
 * Why a request has no answer:
 *
 * - `failed`: the connection failed, or the deadline passed.
 * - `not-sent`: too many others wait, or the client was closed. Says nothing about the service.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly reason: 'failed' | 'not-sent';
  constructor(message: string, reason: 'failed' | 'not-sent') {
    super(message);
    this.reason = reason;
  }
}

export type ConnectOptions = {
  /** Resolves host names; the system's resolver if not given. */
  readonly lookup?: LookupFunction | undefined;
  /** Certificate authority in PEM instead of the usual ones, for tests. */
  readonly ca?: string | undefined;
};

/**
 * Requests to one origin over few connections, which are replaced after GOAWAY or when they are lost: HTTP/2 if the
 * origin offers it over TLS, else HTTP/1.1. Redirects are not followed.
 */
export class OriginClient {
  readonly #pool: Pool;

  constructor(origin: string, { lookup, ca }: ConnectOptions = {}) {
    this.#pool = new Pool(origin, {
      connections: CONNECTIONS_MAX,
      allowH2: true,
      h2Options: { maxConcurrentStreams: STREAMS_MAX, pingInterval: PING_EVERY_MS },
      keepAliveTimeout: IDLE_MS,
      maxResponseSize: ANSWER_BYTES_MAX,
      connect: {
        preferH2: true,
        timeout: CONNECT_MS,
        ...(lookup === undefined ? {} : { lookup }),
        ...(ca === undefined ? {} : { ca }),
      },
    });
  }

  /**
   * Sends a request. It is repeated once if the service states that it didn't process it.
   *
   * @param timeoutMs from now to the whole answer, waiting and connecting included.
   * @throws NoAnswerError
   */
  async post({ path, headers, body }: PostRequest, timeoutMs: number): Promise<PostAnswer> {
    if (this.#pool.stats.size >= REQUESTS_MAX) throw new NoAnswerError('Too many requests wait', 'not-sent');
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await this.#pool.request({ method: 'POST', path, headers, body, signal });
      // The status counts, even if its explanation doesn't arrive or is too long.
      const text = await answer.body.text().catch(() => '');
      return { status: answer.statusCode, retryAfter: retryAfterOf(answer.headers), text };
    } catch (error) {
      if (error instanceof errors.InvalidArgumentError) throw error;
      // No cause: messages of the library may contain addresses.
      if (error instanceof errors.ClientDestroyedError) throw new NoAnswerError('The client is closed', 'not-sent');
      throw new NoAnswerError('The connection failed, or the deadline passed', 'failed');
    }
  }

  get isIdle(): boolean {
    const { connected, size } = this.#pool.stats;
    return connected === 0 && size === 0;
  }

  /** Ends all connections, and requests that wait or are under way. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

const retryAfterOf = ({ 'retry-after': value }: Record<string, string | string[] | undefined>): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;
