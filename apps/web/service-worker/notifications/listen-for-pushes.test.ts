import { beforeEach, expect, it, vi } from 'vitest';
import { listenForPushes } from './listen-for-pushes.ts';
import type { PushNotificationOptions } from './notification-look.ts';
import type { RecordMood } from './open-notification.ts';

const TEXT = JSON.stringify({
  title: 'Fim do dia',
  body: 'Como foi?',
  tag: 'mood-evening',
  data: { kind: 'mood', slot: 'evening', account: 'maria', date: '2026-11-23', discreet: '0' },
  expiresAt: Number.MAX_SAFE_INTEGER,
});

/** A service worker's global scope, as far as it is used. `happen` sends an event and waits for its work. */
function scopeOf() {
  const events = new EventTarget();
  const showNotification = vi.fn(async (_title: string, _options: PushNotificationOptions) => undefined);
  const subscribe = vi.fn(async () => null);
  const clients = { matchAll: vi.fn(async () => []), openWindow: vi.fn(async (_url: string) => null) };
  const scope = Object.assign(events, {
    registration: { showNotification, getNotifications: async () => [], pushManager: { subscribe } },
    clients,
    location: new URL('https://alento.test/service-worker.js'),
  });
  async function happen(type: string, fields: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    const event = Object.assign(new Event(type), { waitUntil: (one: Promise<unknown>) => work.push(one), ...fields });
    events.dispatchEvent(event);
    expect(work).toHaveLength(1);
    await Promise.all(work);
  }
  return { scope: scope as never, showNotification, subscribe, clients, happen };
}

let worker: ReturnType<typeof scopeOf>;
const record = vi.fn<RecordMood>(async () => 'sent');

beforeEach(() => {
  vi.stubGlobal('Notification', { maxActions: 3 });
  record.mockClear();
  worker = scopeOf();
  listenForPushes(worker.scope, { record, noteDose: async () => 'sent' });
});

it('shows a push with as many buttons as the browser states', async () => {
  await worker.happen('push', { data: { text: () => TEXT } });
  const [[title, options] = []] = worker.showNotification.mock.calls;
  expect([title, options?.tag, options?.actions?.length]).toEqual(['Fim do dia', 'mood-evening', 3]);
});

it('shows two buttons if the browser doesn’t state a number, and something for an empty push', async () => {
  vi.stubGlobal('Notification', {});
  await worker.happen('push', { data: { text: () => TEXT } });
  expect(worker.showNotification.mock.calls[0]?.[1].actions).toHaveLength(2);
  await worker.happen('push', { data: null });
  expect(worker.showNotification.mock.calls[1]?.[0]).toBe('Lembrete');
});

it('closes a pressed notification, and records or opens', async () => {
  const close = vi.fn();
  const notification = { close, data: { kind: 'mood', account: 'maria' } };
  await worker.happen('notificationclick', { notification, action: 'mood-3' });
  expect(record).toHaveBeenCalledExactlyOnceWith(3, { account: 'maria', at: expect.any(Number) });
  await worker.happen('notificationclick', { notification, action: '' });
  expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/registrar');
  expect(close).toHaveBeenCalledTimes(2);
});

it('renews a subscription that the browser ended', async () => {
  const applicationServerKey = new ArrayBuffer(65);
  await worker.happen('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } } });
  expect(worker.subscribe).toHaveBeenCalledOnce();
  await worker.happen('pushsubscriptionchange', {});
  expect(worker.subscribe).toHaveBeenCalledOnce();
});
