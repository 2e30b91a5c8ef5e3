import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { type ConnectOptions, NoAnswerError } from './exchange.ts';

const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/** Resolves at an event of an emitter, and rejects at its error or close. */
const whenReady = (emitter: ClientHttp2Session | Socket, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    emitter.once(event, resolve);
    emitter.once('error', reject);
    emitter.once('close', () => reject(new NoAnswerError('The connection was closed')));
  });

function openSocket(origin: URL, { lookup, ca }: ConnectOptions): Socket | TLSSocket {
  const host = origin.hostname.replace(/^\[(.*)\]$/, '$1');
  const resolution = lookup === undefined ? {} : { lookup };
  if (origin.protocol === 'http:') return connectPlain({ host, port: Number(origin.port || HTTP_PORT), ...resolution });
  return connectTls({
    host,
    port: Number(origin.port || HTTPS_PORT),
    ...resolution,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(ca === undefined ? {} : { ca }),
    ALPNProtocols: ['h2', 'http/1.1'],
  });
}

/** Speaks HTTP/2 over a socket, until the peer's settings have arrived. */
async function startHttp2(origin: URL, socket: Socket): Promise<ClientHttp2Session> {
  const session = connectHttp2(origin, { createConnection: () => socket, settings: { enablePush: false } });
  // Errors end the session; its streams report them. Without a listener one of an idle session would end the process.
  session.on('error', () => session.destroy());
  try {
    await whenReady(session, 'remoteSettings');
    return session;
  } catch (error) {
    session.destroy();
    throw error;
  }
}

/**
 * Connects to an origin: an HTTP/2 session, or null if it speaks HTTP/1.1 only. Over TLS the server chooses (ALPN);
 * without TLS, HTTP/2 is tried first (RFC 9113, 3.3).
 *
 * @param timeoutMs for the socket, the handshake and the settings together.
 * @throws if there is no connection in time.
 */
export async function connect(
  origin: URL,
  options: ConnectOptions,
  timeoutMs: number,
): Promise<ClientHttp2Session | null> {
  const isPlain = origin.protocol === 'http:';
  const socket = openSocket(origin, options);
  const timer = setTimeout(() => socket.destroy(new NoAnswerError('No connection in time')), timeoutMs);
  try {
    await whenReady(socket, isPlain ? 'connect' : 'secureConnect');
    if (!isPlain && (socket as TLSSocket).alpnProtocol !== 'h2') {
      socket.destroy();
      return null;
    }
    try {
      return await startHttp2(origin, socket);
    } catch (error) {
      if (isPlain) return null;
      throw error;
    }
  } finally {
    clearTimeout(timer);
  }
}
