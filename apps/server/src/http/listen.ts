import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { REQUEST_ID_HEADER } from '@alento/domain/http/headers';
import { VOICE_SOCKET } from '@alento/domain/voice/limits';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { errorBodyOf } from './errors/error-answer.ts';
import { statusOf } from './errors/error-status.ts';
import { Refusal } from './errors/refusal.ts';
import { type Begun, onePerConnection } from './one-per-connection.ts';
import { limitFrom } from './request/arrival.ts';
import { arrivalMsOf, fileLimitOf } from './request/file-calls.ts';
import { apiHeaders } from './request/security-headers.ts';
import { refuseTinyChunks } from './request/tiny-chunks.ts';

/** Our error codes for some error codes of Node. All other parser errors become REQUEST_INVALID. */
const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'BODY_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Refuses and logs requests that don't reach the app, because they can't be parsed or don't arrive completely. */
function unreadRefusals(log: Logger, isHttps: boolean) {
  const common = apiHeaders(isHttps);

  /** Writes the request's log line with id, status and Node's error code. */
  function tell(code: ErrorCode, reason: string | undefined) {
    const requestId = randomUUID();
    const status = statusOf(code);
    log.info({ requestId, status, reason }, 'unreadable request');
    const body = JSON.stringify(errorBodyOf(new Refusal(code)));
    const headers: Record<string, string> = {
      ...common,
      [REQUEST_ID_HEADER]: requestId,
      'Content-Type': 'application/json; charset=utf-8',
      Connection: 'close',
    };
    return { status, headers, body };
  }

  return {
    /** Our error code for an error of a connection; null if the client has disconnected. */
    codeOf({ code = '' }: NodeJS.ErrnoException): ErrorCode | null {
      return CODES[code] ?? (code.startsWith('HPE_') ? 'REQUEST_INVALID' : null);
    },

    responseFor(code: ErrorCode): Response {
      const { status, headers, body } = tell(code, undefined);
      return new Response(body, { status, headers });
    },

    /** Writes a refusal to a connection without a pending response, and closes it. */
    refuse(socket: Socket, code: ErrorCode, reason?: string): void {
      // An earlier refusal has closed it.
      if (!socket.writable) return;
      const { status, headers, body } = tell(code, reason);
      const lines = Object.entries({
        ...headers,
        Date: new Date().toUTCString(),
        'Content-Length': String(Buffer.byteLength(body)),
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
      socket.destroySoon();
    },
  };
}

/** Time in which the headers of a request must arrive, ms. */
const HEADERS_MS = 30_000;
/**
 * Time after which an idle connection is closed, ms. It is longer than the 60 s of common proxies, because a request on
 * a connection that is being closed fails.
 */
const IDLE_MS = 75_000;

type Options = {
  /** Host name to assume for an HTTP/1.0 request, which may have no Host header. */
  hostname: string;
  isHttps: boolean;
  log: Logger;
  headersMs?: number;
  /** Time in which the body of a call must arrive, ms. */
  bodyMsOf?: (method: string, path: string) => number;
  /** Interval in which Node checks for late headers, ms; Node's default if undefined. */
  lookEveryMs?: number;
};

/** The port on which a server listens, which the system may have chosen. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

/** Whether a request has arrived completely, or its response has begun, and the response is not complete. */
const isAnswering = ({ incoming, outgoing }: Begun): boolean =>
  !outgoing.writableFinished && (incoming.complete || outgoing.headersSent);

/**
 * Creates an HTTP server for the app. Requests that Node's parser, its timers or the adapter refuse get a response in
 * the API's error format too.
 */
export function createHttpServer(
  app: Hono<Env>,
  { hostname, isHttps, log, headersMs = HEADERS_MS, bodyMsOf = arrivalMsOf, lookEveryMs }: Options,
): Server {
  const { refuse, responseFor, codeOf } = unreadRefusals(log, isHttps);
  const listener = getRequestListener(app.fetch, {
    hostname,
    errorHandler(error) {
      if (!(error instanceof RequestError)) log.error({ err: error }, 'the app failed outside its own error handler');
      return responseFor(error instanceof RequestError ? 'REQUEST_INVALID' : 'INTERNAL');
    },
  });
  const refused = new WeakSet<Socket>();
  const server = createServer(
    {
      headersTimeout: headersMs,
      // Bodies have their own limits.
      requestTimeout: 0,
      keepAliveTimeout: IDLE_MS,
      // Other requests to change the protocol are answered as if they didn't ask for it (RFC 9110 §7.8).
      shouldUpgradeCallback: ({ url }) => url?.startsWith(VOICE_SOCKET.path) ?? false,
      // The app refuses requests without a Host header, because Node's own refusal has no body.
      requireHostHeader: false,
      ...(lookEveryMs === undefined ? {} : { connectionsCheckingInterval: lookEveryMs }),
    },
    (incoming, outgoing) => {
      if (incoming.httpVersion === '1.1' && incoming.headers.host === undefined)
        refuse(incoming.socket, 'REQUEST_INVALID');
      else void listener(incoming, outgoing);
    },
  );
  /** Refuses a request whose body hasn't arrived in time. The time of a file counts from its turn. */
  function limitArrival(incoming: IncomingMessage): void {
    const { method = '', url = '', headers, socket } = incoming;
    if (Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined) return;
    const path = url.split('?', 1)[0] ?? '';
    const late = () => incoming.complete || server.emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    const start = (): void => {
      const timer = setTimeout(late, bodyMsOf(method, path));
      for (const end of ['end', 'close']) incoming.once(end, () => clearTimeout(timer));
    };
    if (fileLimitOf(method, path)) limitFrom(incoming, start);
    else start();
  }
  const emit = server.emit.bind(server);
  const { take, openOf } = onePerConnection(({ incoming, outgoing }) => {
    limitArrival(incoming);
    emit('request', incoming, outgoing);
  });
  // Here, because Socket.IO puts a listener of its own before ours: its requests have their turns, too.
  server.emit = (name: string, ...args: unknown[]): boolean => {
    if (name !== 'request') return emit(name, ...args);
    const [incoming, outgoing] = args as Parameters<typeof take>;
    refuseTinyChunks(incoming);
    take(incoming, outgoing);
    return true;
  };
  // RFC 9110 §10.1.1 allows ignoring an unknown expectation instead of responding 417.
  server.on('checkExpectation', take);
  // Node takes its own listener off a connection that asks for a tunnel or an upgrade, and an error that nobody listens
  // to ends the process.
  server.on('connection', (socket: Socket) => socket.on('error', () => socket.destroy()));
  server.on('connect', (_incoming, socket: Socket) => refuse(socket, 'REQUEST_INVALID'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // After a refusal Node's parser reports an error again for each further chunk.
    if (refused.has(socket)) return;
    refused.add(socket);
    const begun = openOf(socket).findLast(isAnswering);
    const code = codeOf(error);
    if (code === null || !socket.writable) socket.destroy();
    else if (begun) begun.outgoing.once('close', () => socket.destroySoon());
    else refuse(socket, code, error.code);
  });
  return server;
}
