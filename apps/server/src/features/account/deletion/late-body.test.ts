import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { afterAll, expect, it, vi } from 'vitest';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { PASSWORD, type Person, startTestApp } from '../../../testing/test-app.ts';
import { fillAccount } from './large-account.harness.ts';

const app = await openForFile(startTestApp());
const { db } = app.database;
const server = serve({ fetch: app.app.app.fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
afterAll(() => new Promise((done) => server.close(done)));

const VOICE = `OggS${'a'.repeat(100)}`;
const CALLS: [method: string, path: string, body: object | string][] = [
  ['POST', '/mood-entries', { score: 3 }],
  ['PUT', '/mood-entries/entry-2000', { score: 3, note: '', tags: [] }],
  ['PUT', '/professional-profile', { name: 'Dra. Helena', crp: '06/123456', uf: 'SP' }],
  ['PUT', '/onboarding/status', { hasSeenOnBoarding: true }],
  ['POST', '/imports?source=daylio&filename=a.csv', 'full_date,date,weekday,time,mood\n'],
  [
    'POST',
    `/attachments?entryId=entry-1&kind=voice&type=audio%2Fogg&durationMs=1000&sha256=${createHash('sha256').update(VOICE).digest('hex')}`,
    VOICE,
  ],
];

/** Sends a call whose body arrives after `meanwhile`, which begins when the server waits for the body. */
async function lateCall(
  { token }: Person,
  [method, path, body]: (typeof CALLS)[number],
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  const bytes = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/csv' : 'application/json';
  const head = [
    `${method} /api${path} HTTP/1.1`,
    ...['Host: x', 'Connection: close', `Authorization: Bearer ${token}`],
    ...[`Content-Type: ${type}`, `Content-Length: ${bytes.length}`, '\r\n'],
  ];
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const answer = text(socket);
  socket.write(head.join('\r\n'));
  const [incoming]: IncomingMessage[] = await once(server, 'request');
  await vi.waitUntil(() => (incoming?.listenerCount('data') ?? 0) > 0, { interval: 1 });
  await meanwhile();
  socket.write(bytes);
  return answer;
}

it.each([
  ['a small', 5],
  ['a large', 2000],
])('a call of %s account whose body arrives after its deletion is refused, and writes nothing', async (_, entries) => {
  for (const call of CALLS) {
    const ana = await app.signUp();
    await fillAccount(db, ana.userId, { entries, messages: 1 });
    let left = '';
    const answer = await lateCall(ana, call, async () => {
      expect((await ana.call('DELETE', '/account/delete', { password: PASSWORD })).status).toBe(200);
      left = await dumpDatabase(db);
    });
    expect(answer, call[1]).toMatch(/^HTTP\/1.1 401 .*"errorCode":"UNAUTHORIZED".*"code":"ACCOUNT_DELETED"/s);
    expect(await dumpDatabase(db)).toBe(left);
    await app.runJobs();
  }
});

it('a call whose body arrives after its session was ended is refused', async () => {
  const ana = await app.signUp();
  const answer = await lateCall(ana, ['POST', '/mood-entries', { score: 3 }], () => ana.call('POST', '/auth/sign-out'));
  expect(answer).toMatch(/^HTTP\/1.1 401 .*"errorCode":"UNAUTHORIZED"/s);
  expect(answer).not.toContain('ACCOUNT_DELETED');
});

it('a call whose body arrives late writes it', async () => {
  const ana = await app.signUp();
  const answer = await lateCall(ana, ['POST', '/mood-entries', { score: 3 }], async () => undefined);
  expect(answer).toMatch(/^HTTP\/1.1 201 /);
  expect((await ana.call('GET', '/mood-entries')).body).toHaveLength(1);
});
