import { type ClientHttp2Session, type ClientHttp2Stream, constants } from 'node:http2';
import { ANSWER_CHARACTERS_MAX, NoAnswerError, type PostAnswer, type PostRequest } from './exchange.ts';

/** Most streams of a session, even if the peer allows more. */
const STREAMS_MAX = 100;
/** A session without a request for this long is closed. */
const IDLE_MS = 60_000;
const PING_EVERY_MS = 15_000;
const PING_ANSWER_MS = 5_000;

/** One HTTP/2 connection, which is pinged so that a silently lost one is noticed, and closed when it isn't used. */
export class H2Session {
  #open = 0;
  #lastUsed = Date.now();
  readonly #session: ClientHttp2Session;
  readonly #onRoom: () => void;
  readonly #upkeep: NodeJS.Timeout;

  /**
   * @param onRoom is called when a stream has ended, or the peer has changed its limit.
   * @param onEnd is called once, when the session takes no further requests.
   */
  constructor(session: ClientHttp2Session, onRoom: () => void, onEnd: () => void) {
    this.#session = session;
    this.#onRoom = onRoom;
    session.on('remoteSettings', onRoom);
    session.once('goaway', () => session.close());
    session.once('close', () => {
      clearInterval(this.#upkeep);
      onEnd();
    });
    this.#upkeep = setInterval(() => this.#keepUp(), PING_EVERY_MS).unref();
  }

  /** Streams that may be open at once: the peer's SETTINGS_MAX_CONCURRENT_STREAMS, at most our own limit. */
  get limit(): number {
    return Math.min(this.#session.remoteSettings.maxConcurrentStreams ?? STREAMS_MAX, STREAMS_MAX);
  }

  get hasRoom(): boolean {
    return !this.#session.closed && !this.#session.destroyed && this.#open < this.limit;
  }

  /** @throws NoAnswerError */
  post({ path, headers, body }: PostRequest, timeoutMs: number): Promise<PostAnswer> {
    let stream: ClientHttp2Stream;
    try {
      stream = this.#session.request({ ':method': 'POST', ':path': path, ...headers });
    } catch {
      // The session ended, or has used up its stream ids.
      return Promise.reject(new NoAnswerError('The session takes no further request', 'unprocessed'));
    }
    return new Promise((resolve, reject) => {
      this.#open += 1;
      this.#lastUsed = Date.now();
      let status = 0;
      let retryAfter: string | null = null;
      let text = '';
      const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), timeoutMs);
      stream.on('response', (answer) => {
        status = answer[':status'] ?? 0;
        retryAfter = answer['retry-after'] ?? null;
      });
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        if (text.length > ANSWER_CHARACTERS_MAX) stream.close(constants.NGHTTP2_CANCEL);
      });
      // 'close' follows and settles the promise.
      stream.on('error', () => {});
      stream.once('close', () => {
        clearTimeout(timer);
        this.#open -= 1;
        if (status === 0) reject(noAnswer(stream.rstCode));
        else resolve({ status, retryAfter, text: text.slice(0, ANSWER_CHARACTERS_MAX) });
        this.#onRoom();
      });
      stream.end(body);
    });
  }

  close(): void {
    clearInterval(this.#upkeep);
    this.#session.destroy();
  }

  #keepUp(): void {
    if (this.#open === 0 && Date.now() - this.#lastUsed > IDLE_MS) {
      this.#session.close();
      return;
    }
    if (this.#session.closed || this.#session.destroyed) return;
    const timer = setTimeout(() => this.#session.destroy(), PING_ANSWER_MS).unref();
    if (!this.#session.ping(() => clearTimeout(timer))) clearTimeout(timer);
  }
}

const noAnswer = (code: number | undefined): NoAnswerError =>
  new NoAnswerError(
    'The stream ended without an answer',
    code === constants.NGHTTP2_REFUSED_STREAM ? 'unprocessed' : 'failed',
  );
