import { connect } from './connect.ts';
import { type ConnectOptions, NoAnswerError, type PostAnswer, type PostRequest } from './exchange.ts';
import { H2Session } from './h2-session.ts';
import { Http1Client } from './http1-client.ts';

const SESSIONS_MAX = 2;
const CONNECT_MS = 8_000;
/** Most requests that wait for a free stream; further ones fail at once. */
const WAITING_MAX = 10_000;

type Waiting = { send(session: { post: H2Session['post'] }): void; fail(error: Error): void };

/**
 * Requests to one origin: over HTTP/2 sessions that are opened when needed and replaced after GOAWAY or a lost
 * connection, or over HTTP/1.1 if the origin offers nothing else. Requests wait in order for a free stream.
 */
export class OriginClient {
  readonly #origin: URL;
  readonly #options: ConnectOptions;
  readonly #sessions = new Set<H2Session>();
  readonly #waiting = new Set<Waiting>();
  #http1: Http1Client | null = null;
  #isConnecting = false;
  #isClosed = false;

  constructor(origin: string, options: ConnectOptions = {}) {
    this.#origin = new URL(origin);
    this.#options = options;
  }

  /**
   * Sends a request. It is repeated once if the service states that it didn't process it.
   *
   * @param timeoutMs from now to the whole answer, waiting and connecting included.
   * @throws NoAnswerError
   */
  async post(request: PostRequest, timeoutMs: number): Promise<PostAnswer> {
    const end = performance.now() + timeoutMs;
    try {
      return await this.#postOnce(request, end);
    } catch (error) {
      if (!(error instanceof NoAnswerError && error.reason === 'unprocessed')) throw error;
      return this.#postOnce(request, end);
    }
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0 && this.#sessions.size === 0;
  }

  close(): void {
    this.#isClosed = true;
    this.#failAll(new NoAnswerError('The client is closed', 'not-sent'));
    for (const session of this.#sessions) session.close();
    this.#http1?.close();
  }

  #postOnce(request: PostRequest, end: number): Promise<PostAnswer> {
    if (this.#isClosed) return Promise.reject(new NoAnswerError('The client is closed', 'not-sent'));
    if (this.#waiting.size >= WAITING_MAX)
      return Promise.reject(new NoAnswerError('Too many requests wait', 'not-sent'));
    const left = (): number => Math.max(Math.ceil(end - performance.now()), 1);
    return new Promise((resolve, reject) => {
      const fail = (error: Error): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        reject(error);
      };
      const send = (session: { post: H2Session['post'] }): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        session.post(request, left()).then(resolve, reject);
      };
      const waiting: Waiting = { send, fail };
      const timer = setTimeout(() => fail(new NoAnswerError('No free stream in time')), left());
      this.#waiting.add(waiting);
      this.#sendWaiting();
    });
  }

  /** Gives waiting requests to sessions with room, and opens a session if there is none for them. */
  #sendWaiting(): void {
    for (const waiting of this.#waiting) {
      const target = this.#http1 ?? [...this.#sessions].find((session) => session.hasRoom);
      if (target === undefined) break;
      waiting.send(target);
    }
    const [first] = this.#sessions;
    const isBusy = first === undefined || this.#waiting.size > first.limit;
    if (this.#waiting.size > 0 && isBusy && this.#sessions.size < SESSIONS_MAX) this.#open();
  }

  #open(): void {
    if (this.#isConnecting || this.#isClosed) return;
    this.#isConnecting = true;
    connect(this.#origin, this.#options, CONNECT_MS)
      .finally(() => {
        this.#isConnecting = false;
      })
      .then((connected) => {
        if (this.#isClosed) {
          connected?.destroy();
          return;
        }
        if (connected === null) this.#http1 ??= new Http1Client(this.#origin, this.#options);
        else {
          const sendOn = (): void => this.#sendWaiting();
          const session: H2Session = new H2Session(connected, sendOn, () => {
            this.#sessions.delete(session);
            sendOn();
          });
          this.#sessions.add(session);
        }
        this.#sendWaiting();
      })
      .catch(() => {
        if (this.#sessions.size === 0) this.#failAll(new NoAnswerError('There is no connection'));
      });
  }

  #failAll(error: NoAnswerError): void {
    for (const waiting of this.#waiting) waiting.fail(error);
  }
}
