import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way between the browser and the server. */
export type Network = {
  /** The server's address by this way. */
  address: string;
  /** Ends all connections, and every new one at once. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
};

/**
 * Forwards the bytes of connections to a server on this machine. Playwright's `setOffline` doesn't end a WebSocket that
 * is open.
 */
export async function startNetwork(server: string): Promise<Network> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    // A connection that ends in the middle is what this is for.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const listener = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    keep(client);
    keep(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((done) => listener.listen(0, hostname, done));
  return {
    address: `http://${hostname}:${(listener.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      endAll();
    },
    restore() {
      isCut = false;
    },
    async stop() {
      endAll();
      await new Promise((done) => listener.close(done));
    },
  };
}
