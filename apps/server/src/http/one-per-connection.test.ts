import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { exchangeAll } from '../testing/raw-http.ts';
import type { Env } from './env.ts';
import { createHttpServer, portOf } from './listen.ts';
import { onePerConnection } from './one-per-connection.ts';

/** Requests that reached the app, and those that Node's parser has passed to the server. */
let started: string[] = [];
let parsed = 0;
/** Ends the responses that are held, oldest first. */
let held: (() => void)[] = [];
const LARGE = 'a'.repeat(32_000_000);

const app = new Hono<Env>();
app.use(async (c, next) => {
  started.push(`${c.req.method} ${c.req.path}`);
  await next();
});
app.get('/held/:name', async (c) => {
  await new Promise<void>((end) => held.push(end));
  return c.text(c.req.param('name'));
});
app.get('/large', (c) => c.text(LARGE));
app.on(['GET', 'POST'], '/:name', async (c) => c.text(`${c.req.param('name')}${await c.req.text()}`));

const server = createHttpServer(app, { hostname: '127.0.0.1', isHttps: false, log: pino({ enabled: false }) });
const emit = server.emit.bind(server);
server.emit = (name: string, ...args: unknown[]) => {
  if (name === 'request') parsed += 1;
  return emit(name, ...args);
};
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const port = portOf(server);
afterAll(() => new Promise((done) => server.close(done)));

beforeEach(() => {
  [started, parsed, held] = [[], 0, []];
});

const requestOf = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const CLOSE = 'Connection: close\r\n';

/** Ends held responses until `count` requests have started. */
async function release(count: number): Promise<void> {
  await expect.poll(() => started.length).toBe(count);
  await expect.poll(() => held.length).toBe(1);
  held.shift()?.();
}

async function opened(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

describe('requests that arrive on a connection before the response to an earlier one', () => {
  it('start one after the other, and get whole responses in their order', async () => {
    const answers = exchangeAll(
      port,
      ['a', 'b', 'c'].map((name) => requestOf(`/held/${name}`, name === 'c' ? CLOSE : '')).join(''),
    );
    for (const count of [1, 2, 3]) await release(count);
    expect((await answers).map(({ status, body }) => [status, body])).toEqual([
      [200, 'a'],
      [200, 'b'],
      [200, 'c'],
    ]);
    expect(started).toEqual(['GET /held/a', 'GET /held/b', 'GET /held/c']);
  });

  it('keep their bodies, methods and expectations', async () => {
    const post = (name: string, headers: string) =>
      `POST /${name} HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n${headers}\r\n-${name}-`;
    const bytes = [
      requestOf('/held/a'),
      post('b', ''),
      post('c', 'Expect: wonders\r\n'),
      `HEAD /d HTTP/1.1\r\nHost: x\r\n${CLOSE}\r\n`,
    ];
    const answers = exchangeAll(port, bytes.join(''));
    await release(1);
    expect((await answers).map(({ status, body }) => [status, body])).toEqual([
      [200, 'a'],
      [200, 'b-b-'],
      [200, 'c-c-'],
      [200, ''],
    ]);
  });

  it('get their responses before what follows is refused', async () => {
    const answers = exchangeAll(port, `${requestOf('/held/a')}${requestOf('/b')}nonsense\r\n\r\n`);
    await release(1);
    expect((await answers).map(({ status, body }) => [status, body])).toEqual([
      [200, 'a'],
      [200, 'b'],
    ]);
  });

  it('are refused in their turn if they have no Host', async () => {
    const answers = exchangeAll(port, `${requestOf('/held/a')}GET /b HTTP/1.1\r\n\r\n`);
    await release(1);
    expect((await answers).map(({ status }) => status)).toEqual([200, 400]);
  });

  it('don’t wait for the responses of other connections', async () => {
    const answers = exchangeAll(port, requestOf('/held/a', CLOSE));
    await expect.poll(() => held.length).toBe(1);
    expect(await exchangeAll(port, requestOf('/b', CLOSE))).toMatchObject([{ body: 'b' }]);
    held.shift()?.();
    await answers;
  });

  it('never start if the connection is closed', async () => {
    const socket = await opened();
    socket.write(requestOf('/held/a') + requestOf('/b'));
    await expect.poll(() => parsed).toBe(2);
    socket.destroy();
    await expect.poll(() => [...connections()].length).toBe(0);
    held.shift()?.();
    expect(await exchangeAll(port, requestOf('/c', CLOSE))).toMatchObject([{ body: 'c' }]);
    expect(started).toEqual(['GET /held/a', 'GET /c']);
  });
});

describe('a connection with more requests than may wait', () => {
  it('is closed without another response, and the rest of what has arrived is not even parsed', async () => {
    const socket = await opened();
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.write('GET /held/a HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1500));
    await once(socket, 'close');
    expect(text).toBe('');
    expect([started, parsed]).toEqual([['GET /held/a'], 10]);
  });

  it('may have eight that wait', async () => {
    const answers = exchangeAll(port, requestOf('/held/a') + requestOf('/b').repeat(7) + requestOf('/c', CLOSE));
    await release(1);
    expect((await answers).map(({ body }) => body)).toEqual(['a', ...Array(7).fill('b'), 'c']);
  });
});

it('a client that doesn’t read its response gets no other one prepared', async () => {
  const socket = await opened();
  socket.pause();
  socket.write(requestOf('/large').repeat(9));
  await expect.poll(() => parsed).toBe(9);
  // Other connections are answered, so the event loop has had many turns to start a second request.
  for (let turn = 0; turn < 20; turn += 1) await exchangeAll(port, requestOf('/b', CLOSE));
  expect(started.filter((one) => one === 'GET /large')).toHaveLength(1);
  socket.destroy();
});

it('a request that arrives in the turn in which the response before it has closed starts once', async () => {
  const socket = { destroyed: false, writable: true };
  const begun: unknown[] = [];
  const { take } = onePerConnection(({ incoming }) => begun.push(incoming));
  const requests = [1, 2, 3].map(() => ({ incoming: { socket } as IncomingMessage, outgoing: new EventEmitter() }));
  for (const { incoming, outgoing } of requests) {
    for (const earlier of requests) earlier.outgoing.emit('close');
    take(incoming, outgoing as ServerResponse);
  }
  await setImmediate();
  expect(begun).toEqual(requests.map(({ incoming }) => incoming));
});

/** The connections that are open at the server. */
const sockets = new Set<Socket>();
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});
const connections = () => sockets;
