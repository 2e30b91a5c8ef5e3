import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEEP_ALIVE_MS } from './keep-alive.ts';

type DoubleServer = {
  /** Scheme, host and port. */
  address: string;
  stop(): Promise<void>;
};

/** Starts the server of a double, which is reachable from this machine only. Port 0 is a free one. */
export async function startDoubleServer(
  listener: RequestListener,
  host = '127.0.0.1',
  port = 0,
): Promise<DoubleServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
