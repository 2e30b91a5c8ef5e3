import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { unreadRefusals } from './errors/unread-refusal.ts';

/** How long a request may take to arrive. */
const ARRIVE_MS = 30_000;

type Options = {
  /** What stands for the host of an HTTP/1.0 request, which needs none. */
  hostname: string;
  isHttps: boolean;
  log: Logger;
  arriveMs?: number;
  /** How often Node looks for requests that take longer; its own default where absent. */
  lookEveryMs?: number;
};
type Begun = { incoming: IncomingMessage; outgoing: ServerResponse };

/** The port a server listens on, which it may have chosen itself. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

/** Whether the last request of a connection still waits for an answer that may not be mixed with another. */
const isAnswering = ({ incoming, outgoing }: Begun): boolean =>
  !outgoing.writableFinished && (incoming.complete || outgoing.headersSent);

/**
 * The app as an HTTP server. What is refused before the app sees it, by Node's parser and timers or by the
 * adapter, is answered in the API's own shape too.
 */
export function createHttpServer(
  app: Hono<Env>,
  { hostname, isHttps, log, arriveMs = ARRIVE_MS, lookEveryMs }: Options,
): Server {
  const { refuse, responseFor, codeOf } = unreadRefusals(log, isHttps);
  const listener = getRequestListener(app.fetch, {
    hostname,
    errorHandler(error) {
      if (!(error instanceof RequestError)) log.error({ err: error }, 'the app failed outside its own error handler');
      return responseFor(error instanceof RequestError ? 'REQUEST_INVALID' : 'INTERNAL');
    },
  });
  const last = new WeakMap<Socket, Begun>();
  const refused = new WeakSet<Socket>();

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    last.set(incoming.socket, { incoming, outgoing });
    if (incoming.httpVersion === '1.1' && incoming.headers.host === undefined)
      refuse(incoming.socket, 'REQUEST_INVALID');
    else void listener(incoming, outgoing);
  }

  const server = createServer(
    {
      requestTimeout: arriveMs,
      // Node's own refusal has no body.
      requireHostHeader: false,
      ...(lookEveryMs === undefined ? {} : { connectionsCheckingInterval: lookEveryMs }),
    },
    answer,
  );
  // Of an expectation it doesn't know a server need not make a 417 (RFC 9110 §10.1.1).
  server.on('checkExpectation', answer);
  server.on('connect', (_incoming, socket: Socket) => refuse(socket, 'REQUEST_INVALID'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // What still arrives after a refusal is refused again by Node's parser.
    if (refused.has(socket)) return;
    refused.add(socket);
    const begun = last.get(socket);
    const code = codeOf(error);
    if (code === null || !socket.writable) socket.destroy();
    else if (begun && isAnswering(begun)) begun.outgoing.once('close', () => socket.destroySoon());
    else refuse(socket, code, error.code);
  });
  return server;
}
