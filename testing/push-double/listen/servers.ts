import { createServer as createHttp1 } from 'node:http';
import { createServer as createHttp2, createSecureServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import { makeCertificate } from '../../certificate.ts';
import type { Incoming, Reply } from '../exchange.ts';
import { listener } from './listener.ts';

const HTTP2_PREFACE = 'PRI ';

export interface ServerOptions {
  /** SETTINGS_MAX_CONCURRENT_STREAMS of each HTTP/2 connection. */
  maxConcurrentStreams: number;
  /** Speaks HTTP/1.1 only, with and without TLS. */
  http1Only: boolean;
  answer: (incoming: Incoming) => Promise<Reply | null>;
}

export interface Servers {
  address: string;
  tlsAddress: string;
  ca: string;
  /** Connections since the start. */
  connections(): number;
  /** Sends GOAWAY on every HTTP/2 connection. */
  goAway(): void;
  /** Ends all connections without notice. */
  dropConnections(): void;
  stop(): Promise<void>;
}

const listen = (server: Server | Http2Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });

/** Starts a server for HTTP/2 and HTTP/1.1 without TLS on one port, and one with TLS on another. */
export async function startServers(options: ServerOptions): Promise<Servers> {
  const { cert, key } = makeCertificate();
  const settings = { maxConcurrentStreams: options.maxConcurrentStreams };
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  let connections = 0;
  const onRequest = listener(options.answer);
  const http1 = createHttp1(onRequest);
  const http2 = createHttp2({ settings }, onRequest);
  const tls = options.http1Only
    ? createHttps({ cert, key }, onRequest)
    : createSecureServer({ cert, key, settings, allowHTTP1: true }, onRequest);
  // The first bytes tell the two protocols apart, because without TLS nothing else does.
  const plain = createTcp((socket) => {
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      const isHttp2 = !options.http1Only && first.toString('latin1').startsWith(HTTP2_PREFACE);
      (isHttp2 ? http2 : http1).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  for (const server of [plain, tls])
    server.on('connection', (socket: Socket) => {
      connections += 1;
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => sockets.delete(socket));
    });
  for (const server of [http2, tls])
    server.on('session', (session: ServerHttp2Session) => {
      sessions.add(session);
      session.on('error', () => {});
      session.once('close', () => sessions.delete(session));
    });
  const port = await listen(plain);
  const tlsPort = await listen(tls);
  const dropConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://localhost:${port}`,
    tlsAddress: `https://localhost:${tlsPort}`,
    ca: cert,
    connections: () => connections,
    goAway: () => {
      for (const session of sessions) session.close();
    },
    dropConnections,
    async stop() {
      dropConnections();
      await Promise.all([plain, tls].map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
    },
  };
}
