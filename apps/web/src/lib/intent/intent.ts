import { isFinalRefusal } from '@alento/domain/http/retry';
import { ApiError } from '../api/api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Idempotency key and body of a creation, as in the first request. */
export type KeyedRequest<Body> = { readonly key: string; readonly body: Body };

/**
 * Whether the refusal is final: a retry would be refused again, and nothing is stored. After any other failure
 * something may be stored, because an attempt whose response was lost may have succeeded, even if the last attempt met
 * a rate limit.
 */
export const isDecided = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && isFinalRefusal(failure.status);

/**
 * Keeps key and body from the first attempt until the server accepts or finally refuses them. Every attempt until then
 * sends the same key and body, so that no retry creates twice. Later changes must be sent as a correction.
 */
export class Intent<Body> {
  #pending: KeyedRequest<Body> | null;

  /** @param earlier key and body of a request of an earlier page that got no response. */
  constructor(earlier: KeyedRequest<Body> | null = null) {
    this.#pending = earlier;
  }

  /** Key and body of a request without a response; null if there is none. */
  get pending(): KeyedRequest<Body> | null {
    return this.#pending;
  }

  /** Returns the key and body to send; later bodies are ignored until there is a response. */
  hold(body: Body): KeyedRequest<Body> {
    this.#pending ??= { key: newIdempotencyKey(), body };
    return this.#pending;
  }

  /**
   * Sends `body`, or again the body that got no response. Resolves to the response and the body that the server
   * accepted.
   */
  async send<Answer>(
    body: Body,
    post: (request: KeyedRequest<Body>) => Promise<Answer>,
  ): Promise<{ answer: Answer; body: Body }> {
    const request = this.hold(body);
    try {
      const answer = await post(request);
      this.#drop(request);
      return { answer, body: request.body };
    } catch (failure) {
      if (isDecided(failure)) this.#drop(request);
      throw failure;
    }
  }

  /**
   * Creates, and corrects what was created if an earlier attempt sent another body. The key stays until both are done:
   * a repeated creation under it returns what was created.
   */
  async create<Answer>(
    body: Body,
    post: (request: KeyedRequest<Body>) => Promise<Answer>,
    correct: (created: Answer) => Promise<Answer>,
  ): Promise<Answer> {
    const request = this.hold(body);
    const created = await post(request).catch((failure: unknown) => {
      if (isDecided(failure)) this.#drop(request);
      throw failure;
    });
    const answer = JSON.stringify(request.body) === JSON.stringify(body) ? created : await correct(created);
    this.#drop(request);
    return answer;
  }

  /** Forgets what was sent; the next send uses a new key. */
  drop(): void {
    this.#pending = null;
  }

  /** Drops only the given request: a late response to a dropped one must not drop the next one. */
  #drop(request: KeyedRequest<Body>): void {
    if (this.#pending === request) this.#pending = null;
  }
}
