import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
const { token } = await app.signUp();
const server = serve({ fetch: app.app.app.fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
afterAll(() => new Promise((done) => server.close(done)));

const PARTIAL = '{"score":';
const post = (path: string, ...headers: string[]): string =>
  [
    `POST /api${path} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
    ...headers,
    '\r\n',
  ].join('\r\n');

type Line = { level: number; msg: string };

/** Sends a text over a socket, disconnects, and returns the new log lines. */
async function linesAfter(text: string, leave: (socket: Socket) => void): Promise<Line[]> {
  const before = app.logged().length;
  const linesNow = (): Line[] =>
    app
      .logged()
      .slice(before)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const arrived = new Promise((done) => server.once('request', done));
  socket.write(text);
  await arrived;
  leave(socket);
  await vi.waitUntil(() => linesNow().some(({ msg }) => msg.startsWith('request')), { timeout: 30_000 });
  // Waits, because a second line would follow at once.
  await new Promise((done) => setTimeout(done, 50));
  return linesNow();
}

const destroy = (socket: Socket): void => void socket.destroy();
const lined = (path: string): string => post(path, 'Content-Length: 500') + PARTIAL;

describe('an upload that the client aborts', () => {
  it.each<[string, () => string, (socket: Socket) => void, string]>([
    ['by closing the connection', () => lined('/mood-entries'), destroy, '/mood-entries'],
    ['by a half-closed connection', () => lined('/mood-entries'), (socket) => socket.end(), '/mood-entries'],
    ['by a reset', () => lined('/mood-entries'), (socket) => socket.resetAndDestroy(), '/mood-entries'],
    ['on an endpoint without a session', () => lined('/auth/sign-in/email'), destroy, '/auth/sign-in/email'],
    ['before any byte of the body', () => post('/mood-entries', 'Content-Length: 500'), destroy, '/mood-entries'],
    // The size of a chunked body is checked while it arrives, before the route is known.
    [
      'between two chunks',
      () => `${post('/mood-entries', 'Transfer-Encoding: chunked')}9\r\n${PARTIAL}\r\n`,
      destroy,
      'other',
    ],
  ])('is logged as one line without an error if it is aborted %s', async (_, text, leave, route) => {
    const lines = await linesAfter(text(), leave);
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        requestId: expect.any(String),
        method: 'POST',
        route,
        ms: expect.any(Number),
        msg: 'request aborted',
      },
    ]);
  });
});

it('a complete request is logged with its status even if the client has disconnected', async () => {
  const body = '{"score":3}';
  const lines = await linesAfter(`${post('/mood-entries', `Content-Length: ${body.length}`)}${body}`, destroy);
  expect(lines).toMatchObject([{ level: 30, msg: 'request', route: '/mood-entries', status: 201 }]);
});

it('a request that is refused before its body has arrived is logged with the refusal’s status', async () => {
  const lines = await linesAfter(post('/mood-entries', 'Content-Length: 5000000'), () => {});
  expect(lines).toMatchObject([{ level: 30, msg: 'request', route: 'other', status: 413 }]);
});
