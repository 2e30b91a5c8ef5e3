import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DATABASES, deleteDatabase } from '../src/platform/databases.ts';
import { closeWorkerStore, shareSession } from '../src/platform/worker-store.ts';
import { noteDoseFromNotification } from './note-dose-from-notification.ts';

const DATA = { medicationIds: 'm1,m2', date: '2026-11-23', time: '08:00' };
const press = (account: string | null, data: Record<string, string> = DATA) =>
  noteDoseFromNotification('taken', { account, at: 0, data });

beforeEach(() => shareSession({ userId: 'ana', token: 't1' }));
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeWorkerStore();
  await deleteDatabase(DATABASES.worker);
});

it('notes every medicine of the notification with the session’s token', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  expect(await press('ana')).toBe('sent');
  expect(fetched.mock.calls.map(([url, { method, body }]) => [url, method, JSON.parse(String(body))])).toEqual(
    ['m1', 'm2'].map((medicationId) => [
      '/api/medication-doses',
      'PUT',
      { medicationId, date: '2026-11-23', time: '08:00', status: 'taken' },
    ]),
  );
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer t1' });
});

it('notes nothing for another account, or without the data of a dose', async () => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  expect(await press('bia')).toBe('no-session');
  expect(await press(null)).toBe('no-session');
  expect(await press('ana', {})).toBe('no-session');
  expect(fetched).not.toHaveBeenCalled();
});

it('opens the page instead if the server refuses one', async () => {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) =>
    Response.json({}, { status: String(body).includes('m2') ? 404 : 200 }),
  );
  expect(await press('ana')).toBe('no-session');
});
