import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { makeCertificate } from '../../../testing/certificate.ts';
import { serveLocally } from './local-files.ts';
import type { Os } from './phone-state.ts';

/** Address of the server in the shell's build. */
export const PUBLIC_URL = 'https://alento.test';
/** Origin of the shell's pages on iOS. The browser of the stories can't have it, so the server hears it instead. */
const IOS_ORIGIN = 'capacitor://localhost';
const LOCAL_ORIGIN = 'https://localhost';

/** The phone whose pages this worker's browser shows. */
type Served = {
  readonly os: Os;
  /** Folder of the app's files. */
  folder(): string;
  isOnline(): boolean;
};

export type ShellServer = {
  readonly port: number;
  /** Requests that reached our server, such as `GET /api/mood-entries`. */
  readonly requests: string[];
  serve(phone: Served): void;
  stop(): Promise<void>;
};

function forwarded(incoming: IncomingMessage, os: Os) {
  const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' };
  if (os === 'ios' && headers.origin === LOCAL_ORIGIN) headers.origin = IOS_ORIGIN;
  const { hostname, port } = new URL(process.env.ALENTO_ADDRESS ?? '');
  return request({ hostname, port, method: incoming.method, path: incoming.url, headers });
}

/** Passes a request to the server of the browser tests. Its headers come back as they are, so that Chromium checks them. */
function pass(incoming: IncomingMessage, answer: ServerResponse, os: Os): void {
  const outgoing = forwarded(incoming, os);
  outgoing.on('response', (response) => {
    const { headers } = response;
    if (os === 'ios' && headers['access-control-allow-origin'] === IOS_ORIGIN)
      headers['access-control-allow-origin'] = LOCAL_ORIGIN;
    answer.writeHead(response.statusCode ?? 502, headers);
    response.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Passes a WebSocket. */
function passSocket(incoming: IncomingMessage, socket: Duplex, head: Buffer, os: Os): void {
  const outgoing = forwarded(incoming, os);
  outgoing.on('upgrade', (response, upstream, first) => {
    const lines = response.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? `${name}: ${all[index + 1]}` : [],
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(first);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  outgoing.on('response', () => socket.destroy());
  outgoing.on('error', () => socket.destroy());
  outgoing.end();
}

/**
 * Starts the one server of a worker. It plays both ends that a shell's page talks to, over real TLS: the shell's local
 * files at https://localhost, and our server at PUBLIC_URL, which it passes on. Nothing is intercepted in the browser,
 * because Playwright answers preflights by itself as soon as anything is.
 */
export async function startShellServer(): Promise<ShellServer> {
  let phone: Served | null = null;
  const requests: string[] = [];
  const isOurs = ({ headers }: IncomingMessage): boolean => headers.host === new URL(PUBLIC_URL).host;

  const server = createServer(makeCertificate(), (incoming, answer) => {
    if (phone === null) answer.destroy();
    else if (!isOurs(incoming)) serveLocally(incoming, answer, phone.folder());
    else if (phone.isOnline()) {
      requests.push(`${incoming.method} ${incoming.url}`);
      pass(incoming, answer, phone.os);
    } else answer.destroy();
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (phone?.isOnline() && isOurs(incoming)) passSocket(incoming, socket, head, phone.os);
    else socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    serve(next) {
      phone = next;
      requests.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
