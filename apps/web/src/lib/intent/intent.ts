import { ApiError } from '../api/api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** One wish to create something: the key and the body it was first sent with (decision D6). */
export type Held<Body> = { readonly key: string; readonly body: Body };

/** Answers that say nothing about what was sent: signed out, too slow, too old, too many. */
const UNDECIDED: readonly number[] = [401, 408, 425, 426, 429];

/**
 * Whether the server has decided about what was sent, so that the same would be refused again and nothing
 * of it is stored. After any other failure it may be stored: an earlier try whose answer was lost may have
 * arrived, also where the last one met a rate limit.
 */
export const isDecided = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.status >= 400 && failure.status < 500 && !UNDECIDED.includes(failure.status);

/**
 * Holds key and body from the first try until the server has answered, accepted or refused: whatever is
 * sent meanwhile repeats them, so that no retry creates twice. What the person changed since is the
 * caller's to correct afterwards.
 */
export class Intent<Body> {
  #held: Held<Body> | null;

  /** @param earlier what a page before this one sent without an answer. */
  constructor(earlier: Held<Body> | null = null) {
    this.#held = earlier;
  }

  /** What was sent and not answered. */
  get held(): Held<Body> | null {
    return this.#held;
  }

  /** Freezes what is sent: the body given first, under its key, until there is an answer. */
  hold(body: Body): Held<Body> {
    this.#held ??= { key: newIdempotencyKey(), body };
    return this.#held;
  }

  /** Sends `body`, or once more what was sent without an answer; resolves to the answer and to what it answers. */
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

  /** Another wish follows: what was sent is not asked for again. */
  drop(): void {
    this.#held = null;
  }

  /** An answer that comes after another wish was begun is not about that one. */
  #drop(held: Held<Body>): void {
    if (this.#held === held) this.#held = null;
  }
}
