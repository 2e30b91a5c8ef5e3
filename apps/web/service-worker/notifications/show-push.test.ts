import { expect, it, vi } from 'vitest';
import type { PushNotificationOptions } from './notification-look.ts';
import { showPush } from './show-push.ts';

const NOW = 1_000_000;
const REMINDER = {
  title: 'Momento de reflexão',
  body: 'Que tal olhar um instante para como você está?',
  tag: 'mood-afternoon',
  data: { kind: 'mood', slot: 'afternoon', account: 'maria', date: '2026-11-23', discreet: '0' },
  expiresAt: NOW + 1,
};

async function notificationOf(push: unknown, present: readonly unknown[] = []) {
  const showNotification = vi.fn(async (_title: string, _options: PushNotificationOptions) => undefined);
  const getNotifications = vi.fn(async (_filter: { tag: string }) => present.map((data) => ({ data })));
  const text = typeof push === 'string' || push === null ? push : JSON.stringify(push);
  await showPush(text, { registration: { showNotification, getNotifications }, maxActions: 2, now: NOW });
  const [[title, options] = []] = showNotification.mock.calls;
  return { title, options, count: showNotification.mock.calls.length, getNotifications };
}

it('shows title, text, icon, badge and the first buttons', async () => {
  const { title, options, getNotifications } = await notificationOf(REMINDER);
  expect(title).toBe(REMINDER.title);
  expect(options).toEqual({
    lang: 'pt-BR',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    actions: [
      { action: 'mood-3', title: 'Bem' },
      { action: 'mood-1', title: 'Mal' },
    ],
    body: REMINDER.body,
    tag: 'mood-afternoon',
    data: REMINDER.data,
    renotify: false,
  });
  expect(getNotifications).toHaveBeenCalledWith({ tag: 'mood-afternoon' });
});

it('shows neither brand nor buttons in discreet mode', async () => {
  const { options } = await notificationOf({ ...REMINDER, data: { ...REMINDER.data, discreet: '1' } });
  expect(options).toMatchObject({ icon: '/icons/neutral-192.png', actions: [] });
});

it('doesn’t alert again for the same tag on the same day, but on another day', async () => {
  expect((await notificationOf(REMINDER, [{ date: '2026-11-23' }])).options?.renotify).toBe(false);
  expect((await notificationOf(REMINDER, [{ date: '2026-11-22' }])).options?.renotify).toBe(true);
});

it('shows a late push without a sound', async () => {
  const { options, count } = await notificationOf({ ...REMINDER, expiresAt: NOW - 1 }, [{ date: '2026-11-22' }]);
  expect([count, options?.silent, options?.renotify]).toEqual([1, true, undefined]);
});

it('shows a neutral notification for a push that can’t be read', async () => {
  const { title, options, count } = await notificationOf(null);
  expect([count, title, options?.body, options?.actions]).toEqual([1, 'Lembrete', 'Toque para abrir.', []]);
});
