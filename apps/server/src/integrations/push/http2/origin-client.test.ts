import { connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PushDouble, startPushDouble } from '../../../../../../testing/push-double/push-double.ts';
import { attemptWithoutAnswer } from '../delivery/no-answer.ts';
import { OriginClient } from './origin-client.ts';

const REQUEST = { path: '/', headers: {}, body: Buffer.from('{}') };
/** For what must succeed, also on a busy machine, ms. */
const PATIENCE_MS = 20_000;
const FAILED = { result: { outcome: 'later' }, failed: true };
const NOT_SENT = { result: { outcome: 'later' }, failed: false };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0).reverse()) await end();
});

function open(...options: ConstructorParameters<typeof OriginClient>): OriginClient {
  const client = new OriginClient(...options);
  ends.push(() => client.close());
  return client;
}

async function startDouble(): Promise<{ double: PushDouble; post(): Promise<unknown>; client: OriginClient }> {
  const double = await startPushDouble();
  ends.push(() => double.stop());
  const client = open(double.tlsAddress, { ca: double.ca });
  // The double knows no such path: 404 is its answer.
  const post = () => client.post(REQUEST, PATIENCE_MS).then(({ status }) => status, attemptWithoutAnswer);
  return { double, post, client };
}

/** A port whose connections are given to `use`. */
async function listen(use: (socket: Socket) => void): Promise<{ port: number; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    use(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { port: address.port, sockets };
}

describe('OriginClient', () => {
  it('keeps 10,000 requests waiting and ends further ones at once, which is no failure of the service', async () => {
    const { port } = await listen((socket) => socket.resume());
    const client = open(`http://localhost:${port}`);
    const outcomes = Array.from({ length: 10_001 }, () => client.post(REQUEST, 3_000).catch(attemptWithoutAnswer));
    expect(await outcomes.at(-1)).toMatchObject(NOT_SENT);
    expect(await outcomes[0]).toMatchObject(FAILED);
    await Promise.all(outcomes);
    await vi.waitFor(() => expect(client.isIdle).toBe(true));
    await client.close();
    expect(await client.post(REQUEST, 5_000).catch(attemptWithoutAnswer)).toMatchObject(NOT_SENT);
  });

  it('fails at once if nobody listens', async () => {
    const client = open('http://localhost:1');
    const outcomes = Array.from({ length: 100 }, () => client.post(REQUEST, 60_000).catch(attemptWithoutAnswer));
    for (const outcome of await Promise.all(outcomes)) expect(outcome).toMatchObject(FAILED);
  });

  it('sends a hundred requests at once over one connection, and further ones over the same', async () => {
    const { double, post } = await startDouble();
    for (let round = 0; round < 3; round += 1)
      expect(new Set(await Promise.all(Array.from({ length: 100 }, post)))).toEqual(new Set([404]));
    expect(double.connections()).toBe(1);
    expect(double.requests().total).toBe(300);
  });

  it('answers every one of many requests through repeated GOAWAY', async () => {
    const { double, post } = await startDouble();
    for (let round = 0; round < 5; round += 1) {
      const answers = Promise.all(Array.from({ length: 100 }, post));
      const before = double.requests().total;
      await vi.waitFor(() => expect(double.requests().total).toBeGreaterThan(before + 10));
      double.goAway();
      expect(new Set(await answers), `round ${round}`).toEqual(new Set([404]));
    }
  });

  it('connects anew if the service ended the connection between two requests, with and without GOAWAY', async () => {
    const { double, post, client } = await startDouble();
    for (const end of [double.goAway, double.dropConnections, double.goAway]) {
      expect(await post()).toBe(404);
      end();
      await vi.waitFor(() => expect(client.isIdle).toBe(true));
    }
    expect(await post()).toBe(404);
    expect(double.connections()).toBe(4);
  });

  it('ends requests at their deadline if a service accepts connections and never says anything', async () => {
    const { port } = await listen((socket) => socket.resume());
    for (const scheme of ['http', 'https']) {
      const client = open(`${scheme}://localhost:${port}`);
      const started = performance.now();
      const outcomes = Array.from({ length: 50 }, () => client.post(REQUEST, 500).catch(attemptWithoutAnswer));
      for (const outcome of await Promise.all(outcomes)) expect(outcome).toMatchObject(FAILED);
      expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
    }
  });

  it('replaces a connection that was lost silently', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { double } = await startDouble();
    const relay = await listen((socket) => {
      const onward = connect(Number(new URL(double.tlsAddress).port), 'localhost').on('error', () => {});
      socket.pipe(onward).pipe(socket);
      socket.on('close', () => onward.destroy());
    });
    const client = open(`https://localhost:${relay.port}`, { ca: double.ca });
    const post = (ms = PATIENCE_MS) => client.post(REQUEST, ms).then(({ status }) => status, attemptWithoutAnswer);
    expect(await post()).toBe(404);
    for (const socket of relay.sockets) socket.unpipe().pause();
    expect(await post(500)).toMatchObject(FAILED);
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(async () => expect(await post()).toBe(404));
    expect(double.connections()).toBe(2);
  });

  it('ends all sockets when it is closed, also those of requests under way', async () => {
    const { port, sockets } = await listen((socket) => socket.resume());
    const client = open(`http://localhost:${port}`);
    const outcomes = Array.from({ length: 20 }, () => client.post(REQUEST, 60_000).catch(attemptWithoutAnswer));
    await vi.waitFor(() => expect(sockets.size).toBe(20));
    await client.close();
    await Promise.all(outcomes);
    await vi.waitFor(() => expect(sockets.size).toBe(0));
  });

  it('cuts off a long explanation, and keeps its status', async () => {
    const answer = `HTTP/1.1 503 \r\nRetry-After: 7\r\nContent-Length: 100000\r\n\r\n${'x'.repeat(100_000)}`;
    const { port } = await listen((socket) => socket.once('data', () => socket.write(answer)));
    const client = open(`http://localhost:${port}`);
    expect(await client.post(REQUEST, PATIENCE_MS)).toEqual({ status: 503, retryAfter: '7', text: '' });
  });

  it('passes on errors of other kinds', async () => {
    const client = open('http://localhost:1');
    const faulty = client.post({ ...REQUEST, headers: { 'bad name': '' } }, 1_000).catch(attemptWithoutAnswer);
    await expect(faulty).rejects.toThrow('invalid header');
  });
});
