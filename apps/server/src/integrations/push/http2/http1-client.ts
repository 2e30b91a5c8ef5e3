import { Agent, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls, Agent as TlsAgent } from 'node:https';
import {
  ANSWER_CHARACTERS_MAX,
  type ConnectOptions,
  NoAnswerError,
  type PostAnswer,
  type PostRequest,
} from './exchange.ts';

const SOCKETS_MAX = 50;
/** An idle connection is closed after this, ms; the agent keeps others open for the next request. */
const IDLE_MS = 30_000;

async function read(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    // Leaving the loop destroys the response.
    if (text.length > ANSWER_CHARACTERS_MAX) break;
  }
  return text.slice(0, ANSWER_CHARACTERS_MAX);
}

/** Requests over HTTP/1.1, for services that don't offer HTTP/2. Redirects are not followed. */
export class Http1Client {
  readonly #origin: URL;
  readonly #options: ConnectOptions;
  readonly #agent: Agent | TlsAgent;

  constructor(origin: URL, options: ConnectOptions) {
    const settings = { keepAlive: true, maxSockets: SOCKETS_MAX, timeout: IDLE_MS };
    this.#origin = origin;
    this.#options = options;
    this.#agent = origin.protocol === 'http:' ? new Agent(settings) : new TlsAgent(settings);
  }

  /** @throws NoAnswerError */
  async post({ path, headers, body }: PostRequest, timeoutMs: number): Promise<PostAnswer> {
    const { lookup, ca } = this.#options;
    const send = this.#origin.protocol === 'http:' ? requestPlain : requestTls;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send(new URL(path, this.#origin), {
        method: 'POST',
        agent: this.#agent,
        headers,
        signal,
        ...(lookup === undefined ? {} : { lookup }),
        ...(ca === undefined ? {} : { ca }),
      });
      request.once('response', resolve);
      request.once('error', () => reject(new NoAnswerError('The connection failed')));
      request.end(body);
    });
    const text = await read(response).catch(() => '');
    return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null, text };
  }

  close(): void {
    this.#agent.destroy();
  }
}
