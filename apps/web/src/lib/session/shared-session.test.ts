// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteSealedFile, readSealedFile, writeSealedFile } from '../../platform/sealed/waiting-file-store.ts';
import { closeWorkerStore, sharedSession } from '../../platform/worker-store.ts';
import { withDatabases } from '../../testing/databases.ts';
import { DEVICE_KEY } from '../../testing/sign-in-again.ts';
import { writeOwned } from './device/device-store.ts';
import { unsealWords } from './ended/ended-session.ts';
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

describe('the encrypted files of unsent items', () => {
  const FILES = 'alento-files';
  const unsent = async () => {
    await session.start({ userId: 'ana', token: 't1' }, 'ana@exemplo.com', DEVICE_KEY);
    await writeOwned('ana', 'outbox:photo:1', '{}');
    await writeSealedFile('ana', 'f1', new Uint8Array([1]));
  };

  it('are deleted with the item at sign-out, and stay if the session ends by itself', async () => {
    await unsent();
    await session.end();
    await session.sealed();
    await session.share();
    expect(await names()).toEqual([FILES]);
    await session.leave();
    expect(await names()).toEqual([]);
  });

  it('are there when the same person signs in again, and deleted for another one', async () => {
    await unsent();
    await session.end();
    const unsealed = await unsealWords('ana', DEVICE_KEY);
    await session.start({ userId: 'ana', token: 't2' }, 'ana@exemplo.com', DEVICE_KEY, unsealed);
    await vi.waitFor(async () => expect((await sharedSession())?.token).toBe('t2'));
    expect(Array.from((await readSealedFile('ana', 'f1')) ?? [])).toEqual([1]);
    await session.end();
    await start('bia', 't3');
    await vi.waitFor(async () => expect((await sharedSession())?.token).toBe('t3'));
    expect(await names()).not.toContain(FILES);
  });

  it('of another person are deleted at a sign-in, also if there is something of the person who signs in', async () => {
    await unsent();
    const started = start('bia', 't2');
    void writeOwned('bia', 'mood-popup-total', '1');
    await started;
    await vi.waitFor(async () => expect(await readSealedFile('ana', 'f1')).toBeNull());
    await writeSealedFile('bia', 'f2', new Uint8Array([2]));
    expect(Array.from((await readSealedFile('bia', 'f2')) ?? [])).toEqual([2]);
    await deleteSealedFile('bia', 'f2');
    expect(await readSealedFile('bia', 'f2')).toBeNull();
  });
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
