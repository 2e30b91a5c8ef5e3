import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, expect, it } from 'vitest';
import { daylioCsv, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';

const app = await openForFile(startImportApp());
const sockets: Socket[] = [];
const server = serve({ fetch: app.app.app.fetch, hostname: '127.0.0.1', port: 0 });
server.on('connection', (socket: Socket) => sockets.push(socket));
await once(server, 'listening');
afterAll(() => new Promise((done) => server.close(done)));
const PATH = '/imports?source=daylio&filename=daylio_export.csv';
const FILE = new TextEncoder().encode(daylioCsv([{ date: '2026-01-01', note: 'um dia' }]));
const TYPE = { 'Content-Type': 'application/octet-stream' };

/** A body that sends its bytes when it is told to, and tells whether it was read. */
function heldBody() {
  const sent = Promise.withResolvers<void>();
  const state = { isRead: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        state.isRead = true;
        await sent.promise;
        controller.enqueue(FILE);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, send: sent.resolve, state };
}

it('three files of one person are received one after the other, and a fourth is refused', async () => {
  const ana = await app.newImporter();
  const headers = { ...TYPE, 'Content-Length': String(FILE.length) };
  const half = { duplex: 'half' };
  // Their sessions are checked at once, so that any of them may be the first.
  const files = Array.from({ length: 4 }, () => {
    const held = heldBody();
    return { ...held, answer: ana.request(PATH, { method: 'POST', headers, body: held.body, ...half }) };
  });
  const refused = await Promise.race(files.map(({ answer }) => answer));
  expect([refused.status, await refused.json()]).toMatchObject([429, { errorCode: 'RATE_LIMITED' }]);
  expect((await (await app.newImporter()).upload(FILE)).status).toBe(201);
  const received = new Set<(typeof files)[number]>();
  while (received.size < 3) {
    const beingRead = () => files.filter((file) => file.state.isRead && !received.has(file));
    await expect.poll(beingRead).toHaveLength(1);
    for (const file of beingRead()) {
      received.add(file);
      file.send();
      expect((await file.answer).status).toBe(201);
    }
  }
});

it('a chunked body without a session is not read', async () => {
  const { body, state } = heldBody();
  const headers = { ...TYPE, 'Transfer-Encoding': 'chunked' };
  const { status, headers: own } = await app.app.app.request(`/api${PATH}`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as object);
  expect([status, state.isRead, own.get('Connection')]).toEqual([401, false, 'close']);
});

it('a file whose bytes stop for ten seconds is given up, and the person’s next one is received', async () => {
  const ana = await app.newImporter();
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const head = [`POST /api${PATH} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${ana.token}`];
  client.write([...head, `Content-Length: ${FILE.length}`, '\r\n'].join('\r\n'));
  client.write(FILE);
  const [answer] = await once(client, 'data');
  expect(String(answer)).toContain('HTTP/1.1 201');
  const [socket] = sockets;
  expect(socket?.timeout).not.toBe(10_000);
  client.write([...head, 'Content-Length: 500', '\r\n'].join('\r\n'));
  await expect.poll(() => socket?.timeout).toBe(10_000);
  const next = ana.upload(FILE);
  // Node emits it when the time has passed.
  socket?.emit('timeout');
  expect((await next).status).toBe(201);
  expect(socket?.destroyed).toBe(true);
});
