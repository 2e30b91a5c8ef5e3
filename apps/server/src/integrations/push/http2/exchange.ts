import type { LookupFunction } from 'node:net';

/** A POST to one origin. Header names are lower-case, as HTTP/2 needs them. */
export type PostRequest = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};
/** The answer; of its text at most `ANSWER_CHARACTERS_MAX`. */
export type PostAnswer = { readonly status: number; readonly retryAfter: string | null; readonly text: string };

/** Services explain an error in a short JSON; nobody needs more of an answer. */
export const ANSWER_CHARACTERS_MAX = 4_096;

/**
 * Why a request has no answer:
 *
 * - `failed`: the connection failed, or the deadline passed.
 * - `unprocessed`: the service didn't look at it, so it may be repeated.
 * - `not-sent`: it never left, because too many others wait or the client was closed. Says nothing about the service.
 */
type NoAnswerCause = 'failed' | 'unprocessed' | 'not-sent';

export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly reason: NoAnswerCause;
  constructor(message: string, reason: NoAnswerCause = 'failed') {
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
