import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import type { Endpoint } from '@alento/contract/endpoint';
import { endpoints } from '@alento/contract/endpoints';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp({ LIMIT_WRITES_PER_MINUTE: '100000' }));
const { token } = await app.signUp();
const server = serve({ fetch: app.app.app.fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
afterAll(() => new Promise((done) => server.close(done)));

const PARTIAL = '{"score":';
const head = (method: string, path: string, type: string, ...headers: string[]): string =>
  [
    `${method.toUpperCase()} /api${path} HTTP/1.1`,
    'Host: x',
    `Content-Type: ${type}`,
    `Authorization: Bearer ${token}`,
    ...headers,
    '\r\n',
  ].join('\r\n');
const post = (path: string, ...headers: string[]): string => head('post', path, 'application/json', ...headers);

type Line = { level: number; msg: string; status?: number };

const linesSince = (before: number): Line[] =>
  app
    .logged()
    .slice(before)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Sends a text over a socket, and disconnects once the request has begun. */
async function sendAndLeave(text: string, leave: (socket: Socket) => void): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const arrived = new Promise((done) => server.once('request', done));
  socket.write(text);
  await arrived;
  leave(socket);
}

/** Sends a text over a socket, disconnects, and returns the new log lines. */
async function linesAfter(text: string, leave: (socket: Socket) => void): Promise<Line[]> {
  const before = app.logged().length;
  await sendAndLeave(text, leave);
  await vi.waitUntil(() => linesSince(before).some(({ msg }) => msg.startsWith('request')));
  // Waits, because a second line would follow at once.
  await new Promise((done) => setTimeout(done, 50));
  return linesSince(before);
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
    [
      'between two chunks',
      () => `${post('/mood-entries', 'Transfer-Encoding: chunked')}9\r\n${PARTIAL}\r\n`,
      destroy,
      '/mood-entries',
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

/** All calls that may have a body, but the one after which the others would be without a session. */
const WITH_BODY = Object.values<Endpoint>(endpoints).filter(
  (endpoint) => (endpoint.body || endpoint.file || endpoint.method !== 'get') && endpoint !== endpoints.signOut,
);
/** Parameters that are checked before the body is read. */
const targetOf = (path: string): string =>
  path
    .replace('{channel}', 'email')
    .replace('{purpose}', 'external-ai')
    .replace('{date}', '2026-03-14')
    .replaceAll(/\{[a-z]+\}/gi, 'x');

it('no call with a body leaves an error or a connection if its body is cut off', async () => {
  expect(WITH_BODY.length).toBeGreaterThan(60);
  const before = app.logged().length;
  for (const { method, path, file } of WITH_BODY) {
    const type = file ? 'text/csv' : 'application/json';
    const target = targetOf(path) + (file ? '?source=daylio&filename=a.csv' : '');
    await sendAndLeave(head(method, target, type, 'Content-Length: 500') + PARTIAL, destroy);
  }
  const requests = () => linesSince(before).filter(({ msg }) => msg.startsWith('request'));
  await vi.waitUntil(() => requests().length === WITH_BODY.length);
  const failed = linesSince(before).filter(({ level, status = 0 }) => level > 30 || status >= 500 || status === 401);
  expect(failed).toEqual([]);
  // Others respond without their body, and may have done so before the connection ended: photos of no entry, too.
  const reading = WITH_BODY.filter(({ body, file }) => body || (file && !file.inChunks));
  expect(requests()).toEqual(
    expect.arrayContaining(
      reading.map(({ method, path }) =>
        expect.objectContaining({ msg: 'request aborted', method: method.toUpperCase(), route: path }),
      ),
    ),
  );
  await vi.waitUntil(async () => (await promisify(server.getConnections).call(server)) === 0);
});
