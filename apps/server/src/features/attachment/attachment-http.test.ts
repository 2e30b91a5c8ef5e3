import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removableFiles } from '../../db/schema/removable-file.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { addAttachment, jpeg, type SentAttachment, THUMBNAIL } from '../../testing/people/add-attachment.ts';
import { isStored, storedFiles } from '../../testing/stored-files.ts';
import { DAY, NOON, type Person, startTestApp } from '../../testing/test-app.ts';

// Over HTTP, because the requests of other tests have their bodies in memory.
const LARGE = 5_000_000;
const app = await openForFile(startTestApp());
const server = serve({ fetch: app.app.app.fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => new Promise((done) => server.close(done)));

let ana: Person;
let entryId: string;
beforeAll(async () => {
  ana = await app.newPerson();
  entryId = (await ana.call('POST', '/mood-entries', { score: 3, note: '' })).body.id;
});

const request: Person['request'] = (path, { headers, ...init } = {}) =>
  fetch(`http://127.0.0.1:${port}/api${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${ana.token}`, 'X-Time-Zone': 'America/Sao_Paulo', ...headers },
  });

/** Begins an upload of a photo, without its body. */
function sendHead(query: Record<string, unknown>, length: number, key: string = randomUUID()): Socket {
  const photo = { entryId, kind: 'photo', type: 'image/jpeg', width: 40, height: 30, thumbnailBytes: THUMBNAIL.length };
  const facts = Object.entries({ ...photo, ...query }).map(([name, value]) => [name, String(value)]);
  const head = [
    `POST /api/attachments?${new URLSearchParams(facts)} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/octet-stream',
    'X-Time-Zone: America/Sao_Paulo',
    `Authorization: Bearer ${ana.token}`,
    `Idempotency-Key: ${key}`,
    `Content-Length: ${length}`,
  ];
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

describe('an upload over HTTP', () => {
  it.each<[string, SentAttachment, string]>([
    ['of a file that is no picture', { body: Buffer.concat([THUMBNAIL, Buffer.alloc(LARGE)]) }, 'ATTACHMENT_INVALID'],
    ['to an unknown entry', { query: { entryId: 'outro' } }, 'ENTRY_NOT_FOUND'],
    ['without the sides', { query: { width: undefined } }, 'ATTACHMENT_INVALID'],
  ])('%s gets its refusal although it is large, and so does the next request', async (_, sent, code) => {
    for (let count = 0; count < 3; count += 1)
      expect((await addAttachment({ request }, entryId, jpeg(LARGE), sent)).body.errorCode).toBe(code);
    expect(await storedFiles(app)).toEqual([]);
  });

  it.each<[string, SentAttachment['query']]>([
    ['that was stored before', {}],
    ['to an unknown entry', { entryId: 'outro' }],
  ])(
    '%s is answered when all of it has arrived, because a client that still sends may get no answer',
    async (_, query) => {
      const body = Buffer.concat([THUMBNAIL, jpeg(LARGE)]);
      const sha256 = createHash('sha256').update(body).digest('hex');
      const key = randomUUID();
      if (!query?.entryId) await addAttachment({ request }, entryId, body, { body, key });
      const socket = sendHead({ sha256, ...query }, body.length, key);
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.write(body.subarray(0, LARGE / 2));
      expect((await request('/attachments?startDate=2026-03-01&endDate=2026-03-31')).status).toBe(200);
      expect(answer).toBe('');
      socket.write(body.subarray(LARGE / 2));
      await expect.poll(() => answer).toContain(query?.entryId ? 'ENTRY_NOT_FOUND' : 'HTTP/1.1 201');
      socket.destroy();
    },
  );

  it('that breaks off leaves no file and no error in the log', async () => {
    for (const path of await storedFiles(app)) await rm(path);
    const before = app.logged().length;
    const socket = sendHead({ sha256: 'a'.repeat(64) }, LARGE);
    socket.write(Buffer.concat([THUMBNAIL, jpeg(LARGE / 2)]));
    await expect.poll(() => storedFiles(app)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => app.logged().slice(before)).toContain('request aborted');
    await expect.poll(() => storedFiles(app)).toEqual([]);
    expect(app.logged().slice(before)).not.toContain('"level":50');
  });

  it('whose process was killed leaves a file that is removed after a day', async () => {
    await app.database.db.delete(removableFiles);
    const name = 'killed';
    await mkdir(join(app.filesFolder, 'ki'), { recursive: true });
    await writeFile(join(app.filesFolder, 'ki', `${name}.part`), 'half of a photo');
    await app.database.db.insert(removableFiles).values({ name, removeAt: new Date(NOON + DAY) });
    await app.runJob('remove-files');
    expect(await isStored(app, `${name}.part`)).toBe(true);
    app.setNow(NOON + DAY);
    await app.runJob('remove-files');
    expect(await storedFiles(app)).toEqual([]);
    expect(await app.database.db.$count(removableFiles)).toBe(0);
  });

  it('whose client leaves with its last byte leaves no error in the log', async () => {
    const before = app.logged().length;
    const body = Buffer.concat([THUMBNAIL, jpeg(LARGE)]);
    const socket = sendHead({ sha256: createHash('sha256').update(body).digest('hex') }, body.length);
    socket.end(body);
    await expect.poll(() => app.logged().slice(before)).toMatch(/"msg":"request( aborted)?"/);
    expect(app.logged().slice(before)).not.toContain('"level":50');
  });

  it('whose query is refused and whose body stops is closed after ten seconds', async () => {
    const accepted: Promise<Socket[]> = once(server, 'connection');
    sendHead({ sha256: 'x' }, LARGE);
    const [socket] = await accepted;
    await expect.poll(() => socket?.timeout).toBe(10_000);
    // Node emits it when the time has passed.
    socket?.emit('timeout');
    expect(socket?.destroyed).toBe(true);
  });
});

it('an account gets at most twelve files at once, and another when one has ended', async () => {
  const { body } = await addAttachment({ request }, entryId, jpeg(LARGE));
  const read = () => request(`/attachments/${body.id}/file`);
  const open = await Promise.all(Array.from({ length: 12 }, read));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const more = await read();
  expect([more.status, more.headers.get('Retry-After')]).toEqual([429, '1']);
  await open[0]?.body?.cancel();
  const after = async () => {
    const { status, body } = await read();
    await body?.cancel();
    return status;
  };
  await expect.poll(after).toBe(200);
  await Promise.all(open.slice(1).map((one) => one.body?.cancel()));
});
