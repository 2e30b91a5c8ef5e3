// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeWorkerStore, sharedSession } from '../../platform/worker-store.ts';
import { withDatabases } from '../../testing/databases.ts';
import { eraseFromDevice } from './erase.ts';
import { session } from './session.ts';
import { shareSession } from './shared-session.ts';

withDatabases();

const start = (userId: string, token: string) => session.start({ userId, token }, `${userId}@exemplo.com`);
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }));
  await session.leave();
});
afterEach(closeWorkerStore);

it('gives the service worker the session when it starts, and each renewed token', async () => {
  await start('ana', 't1');
  await vi.waitFor(async () => expect(await sharedSession()).toEqual({ userId: 'ana', token: 't1' }));
  await session.renew('t2');
  await vi.waitFor(async () => expect(await sharedSession()).toEqual({ userId: 'ana', token: 't2' }));
  await start('bia', 't3');
  await vi.waitFor(async () => expect(await sharedSession()).toEqual({ userId: 'bia', token: 't3' }));
});

it.each([
  ['sign-out', () => session.leave()],
  ['the end of the session', () => session.end()],
  ['the deletion of the account', () => eraseFromDevice()],
])('deletes everything that it shares at %s', async (_, over) => {
  await start('ana', 't1');
  await session.share();
  expect(await names()).toEqual(['alento-worker']);
  await over();
  await vi.waitFor(async () => expect(await names()).toEqual([]));
});

it('deletes what an interrupted sign-out left, when a page finds no session', async () => {
  await shareSession({ userId: 'ana', token: 't1' });
  expect(await names()).toEqual(['alento-worker']);
  await session.share();
  expect(await names()).toEqual([]);
});

it('runs registered work before the session ends, while everything is still there', async () => {
  await start('ana', 't1');
  const seen: unknown[] = [];
  const stop = session.beforeEnd(async (userId) => {
    await vi.waitFor(async () => expect(await names()).toEqual(['alento-worker']));
    seen.push(userId, session.userId());
  });
  await session.end();
  stop();
  expect(seen).toEqual(['ana', 'ana']);
  expect(session.userId()).toBeNull();
});
