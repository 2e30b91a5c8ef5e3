import { ApiError } from '../api/api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Idempotency key and body of a creation, as first sent (decision D6). */
export type Held<Body> = { readonly key: string; readonly body: Body };

/** Statuses that don't decide about the request: signed out, timeout, too early, outdated app, rate limit. */
const UNDECIDED: readonly number[] = [401, 408, 425, 426, 429];

/**
 * Whether the server has decided about the request: a retry would be refused again, and nothing is stored. After any
 * other failure something may be stored, because an earlier attempt whose response was lost may have arrived, even if
 * the last one met a rate limit.
 */
export const isDecided = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.status >= 400 && failure.status < 500 && !UNDECIDED.includes(failure.status);

/**
 * Keeps key and body from the first attempt until the server accepts or refuses them. Every send until then repeats
 * them, so that no retry creates twice. The caller has to send later changes as a correction.
 */
export class Intent<Body> {
  #held: Held<Body> | null;

  /** @param earlier key and body that an earlier page sent without a response. */
  constructor(earlier: Held<Body> | null = null) {
    this.#held = earlier;
  }

  /** What was sent without a response so far. */
  get held(): Held<Body> | null {
    return this.#held;
  }

  /** Fixes key and body until there is a response; later bodies are ignored. */
  hold(body: Body): Held<Body> {
    this.#held ??= { key: newIdempotencyKey(), body };
    return this.#held;
  }

  /** Sends `body`, or again what was sent without a response. Resolves to the response and the body it is for. */
  async send<Answer>(body: Body, post: (held: Held<Body>) => Promise<Answer>): Promise<{ answer: Answer; body: Body }> {
    const held = this.hold(body);
    try {
      const answer = await post(held);
      this.#drop(held);
      return { answer, body: held.body };
    } catch (failure) {
      if (isDecided(failure)) this.#drop(held);
      throw failure;
    }
  }

  /** Forgets what was sent; the next send uses a new key. */
  drop(): void {
    this.#held = null;
  }

  /** A response to a dropped request must not drop the next one. */
  #drop(held: Held<Body>): void {
    if (this.#held === held) this.#held = null;
  }
}
